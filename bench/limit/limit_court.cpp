// Hand-written C++ of Court of the Medici (default options), same work and draws as the playouts of florin/rules/court.py.
#ifndef RUNS  // the best of this many runs counts
#define RUNS 15
#endif
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <time.h>
static const int8_t V[13]={0,1,2,3,4,5,6,7,8,9,10,1,15};
enum{JES=11,INNER=2,NOL=99};
struct S{uint64_t rng;bool over,drawn,declare;int8_t turn,plans[2],limit[2],inner[2],hn[2],hand[2][5],un[2],unseen[2][25],dn[2],under[2][18],piles,pile[50],nobles,size[52],zone[52],bot[52],top[52],of[52][2],noble[64],above[64];int16_t sum[52],most[52];
 inline int below(int k){rng+=0x9E3779B97F4A7C15ull;uint64_t z=rng;z=(z^(z>>30))*0xBF58476D1CE4E5B9ull;z=(z^(z>>27))*0x94D049BB133111EBull;z^=z>>31;return (int)(((z>>32)*(uint64_t)k)>>32);}
 inline bool may(int q,int h)const{int c=hand[q][h];return V[c]<=limit[q]&&(h==0||hand[q][h-1]!=c);}
 bool can(int q)const{for(int h=0;h<hn[q];h++)if(may(q,h))return true;return false;}
 int deck(int q)const{return un[q]+dn[q];}
 int freen()const{int k=0;while(k<piles&&pile[k]==k+1)k++;return k+1;}
 int come(int h,int c){noble[nobles]=h<<4|c;return nobles++;}
 void add(int i,int x){int c=noble[x]&15,h=noble[x]>>4;above[top[i]]=x;top[i]=x;size[i]++;sum[i]+=V[c];most[i]+=c==JES?10:V[c];of[i][h]++;if(zone[i]==INNER)inner[h]++;}
 void lay(int z,int i,int x){zone[i]=z;bot[i]=top[i]=x;int k=piles;while(k>0&&pile[k-1]>i){pile[k]=pile[k-1];k--;}pile[k]=i;piles++;add(i,x);}
 void elim(int i){if(zone[i]==INNER){inner[0]-=of[i][0];inner[1]-=of[i][1];}size[i]=0;sum[i]=most[i]=0;of[i][0]=of[i][1]=0;int k=0;while(pile[k]!=i)k++;piles--;for(;k<piles;k++)pile[k]=pile[k+1];}
 void scatter(int i){int x=bot[i],l=size[i],z=zone[i];elim(i);while(l>0){int a=above[x];lay(z,i,x);i=freen();x=a;l--;}}
 int draw(int q){int n=un[q]>0?un[q]:1,j=below(n),c;if(un[q]>0){c=unseen[q][j];unseen[q][j]=unseen[q][--un[q]];}else{c=under[q][0];dn[q]--;for(int k=0;k<dn[q];k++)under[q][k]=under[q][k+1];}return c;}
 void enter(int q,int c){int h=hn[q]++;while(h>0&&hand[q][h-1]>c){hand[q][h]=hand[q][h-1];h--;}hand[q][h]=c;}
 void leave(int q,int c){int h=0;while(hand[q][h]!=c)h++;hn[q]--;for(;h<hn[q];h++)hand[q][h]=hand[q][h+1];}
 void pass(int p){if(can(1-p))turn=1-p;else if(can(p))turn=p;else over=true;}
 void after(int p){if(over)return;if(deck(p)>0){int c=draw(p);enter(p,c);if(deck(p)>0)pass(p);else if(c==JES){declare=true;turn=p;}else{limit[p]=V[c];pass(p);}}else pass(p);}
 void move(){int p=turn;if(declare){limit[p]=below(10)+1;declare=false;pass(p);return;}
  int P=piles,n=hn[p],W=n*(2+P+P*P);
  for(;;){int j=below(W),h=j%n;j/=n;if(!may(p,h))continue;int c=hand[p][h];
   if(j==0){leave(p,c);lay(p,freen(),come(p,c));break;}
   if(j==1){if(!(deck(p)>0&&can(1-p)))continue;leave(p,c);under[p][dn[p]++]=c;if(plans[p]<3)plans[p]++;if(plans[0]==3&&plans[1]==3){drawn=over=true;}after(p);return;}
   j-=2;if(j<P){int i=pile[j];leave(p,c);if(c==0&&size[i]>1){int z=zone[i];elim(i);lay(z,i,come(p,c));}else{add(i,come(p,c));if(c==1)scatter(i);}break;}
   j-=P;int i=pile[j%P],t=pile[j/P];int hi=c!=JES?V[c]:limit[p]<10?limit[p]:10;
   if((i!=t)&(sum[i]+V[c]<=most[t])&(most[i]+hi>=sum[t])){leave(p,c);add(i,come(p,c));elim(t);break;}}
  if(inner[0]+inner[1]==0)over=true;after(p);}
 void game(uint64_t seed){rng=seed;over=drawn=declare=false;turn=piles=nobles=0;for(int i=0;i<52;i++)size[i]=sum[i]=most[i]=of[i][0]=of[i][1]=0;
  for(int q=0;q<2;q++){limit[q]=NOL;hn[q]=dn[q]=plans[q]=inner[q]=un[q]=0;for(int c=0;c<12;c++)for(int k=0;k<2;k++)unseen[q][un[q]++]=c;}
  for(int i=0;i<8;i++)lay(INNER,i+1,come(i/4,draw(i/4)));for(int q=0;q<2;q++)for(int k=0;k<5;k++)enter(q,draw(q));
  int lead=0;for(int i=1;i<5;i++)lead+=sum[i]-sum[i+4];turn=lead>0?0:1;if(lead==0)turn=below(2);}
 int score(int h)const{int t=0;for(int k=0;k<piles;k++){int i=pile[k],x=bot[i];for(int d=0;d<size[i];d++){if(noble[x]>>4==h)t+=V[noble[x]&15];x=above[x];}}return t;}
};
int main(){S s;double best=1e9;long m=0,h=0,games=20000;for(int r=0;r<RUNS;r++){timespec a,b;clock_gettime(CLOCK_THREAD_CPUTIME_ID,&a);m=h=0;for(long i=0;i<games;i++){s.game(1+i);while(!s.over){s.move();m++;}for(int p=0;p<2;p++)h=(h*31+s.score(p))%1000000007;}clock_gettime(CLOCK_THREAD_CPUTIME_ID,&b);double d=b.tv_sec-a.tv_sec+1e-9*(b.tv_nsec-a.tv_nsec);if(d<best)best=d;}
 printf("C++ court: %.0f playouts/s %.2f M dec/s h=%ld size %zu\n",games/best,m/best/1e6,h,sizeof(S));}
