// Open-loop UCT on the card game: the same search as florin.search with uniform rollouts.
#ifndef RUNS  // the best of this many runs counts
#define RUNS 9
#endif
#define NO_MAIN
#include "limit_card.cpp"
#include <cmath>
struct Node{int visits,avail;float total;int child,sibling;int16_t action,mover;};
static void search(const State&root,uint64_t seed,int sims,std::vector<Node>&nodes,double c,int&ba,int&bm,int&used){
  State s; int acts[64]; static int path[1024]; float rew[8]; used=1; nodes[0].child=0;nodes[0].visits=0;
  for(int it=0;it<sims;it++){ s=root; s.rng=seed+it; int node=0,depth=0;path[0]=0;bool ex=false;
    while(s.day<DAYS){int k=s.legal(acts);double best=-1;int pick=0;int64_t tried=0;
      for(int ch=nodes[node].child;ch;ch=nodes[ch].sibling){int a=nodes[ch].action;for(int i=0;i<k;i++)if(acts[i]==a){tried|=1ll<<i;nodes[ch].avail++;int v=nodes[ch].visits;double u=nodes[ch].total/v+c*std::sqrt(std::log((double)nodes[ch].avail)/v);if(u>best){best=u;pick=ch;}break;}}
      int un=0;for(int i=0;i<k;i++)un+=!((tried>>i)&1);
      if(un>0&&used<(int)nodes.size()){int r=s.below(un);for(int i=0;i<k;i++)if(!((tried>>i)&1)){if(r==0)nodes[used].action=acts[i];r--;}
        Node&x=nodes[used];x.visits=0;x.total=0;x.avail=1;x.child=0;x.mover=s.turn;x.sibling=nodes[node].child;nodes[node].child=used;pick=used++;ex=true;}
      if(!pick)break; s.apply(nodes[pick].action);path[++depth]=pick;node=pick;if(ex)break;}
    while(s.day<DAYS){int k=s.legal(acts);s.apply(acts[s.below(k)]);}
    int b=s.florins[0];for(int p=0;p<s.n;p++)if(s.florins[p]>b)b=s.florins[p];int k=0;for(int p=0;p<s.n;p++)k+=s.florins[p]==b;for(int p=0;p<s.n;p++)rew[p]=s.florins[p]==b?1.0f/k:0;
    for(int d=0;d<=depth;d++){nodes[path[d]].visits++;nodes[path[d]].total+=rew[nodes[path[d]].mover];}}
  bm=-1;for(int ch=nodes[0].child;ch;ch=nodes[ch].sibling)if(nodes[ch].visits>bm){bm=nodes[ch].visits;ba=nodes[ch].action;}}
int main(){State r{};r.new_game(4,7);std::vector<Node>nodes(2000000);int a,m,u;double best=1e9;
 for(int i=0;i<RUNS;i++){clock_t t=clock();search(r,1000,20000,nodes,0.7,a,m,u);double d=(clock()-t)*1e-6;if(d<best)best=d;}
 printf("C++ open-loop MCTS: %.0f sims/s (%d %d %d)\n",20000/best,a,m,u);
 if(RUNS==1)return 0;
 clock_t t=clock();search(r,1000,1000000,nodes,0.7,a,m,u);printf("1M sims: %.0f sims/s (%d %d %d)\n",1e6/((clock()-t)*1e-6),a,m,u);}
