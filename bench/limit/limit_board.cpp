// Hand-written C++ of the auction game, same work as the playouts of florin/rules/board.py (chance inside, like limit_card.cpp).
#ifndef RUNS  // the best of this many runs counts
#define RUNS 15
#endif
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <time.h>
static const int8_t PR[7][6]={{},{},{},{30,15,0},{30,20,10,0},{30,20,10,5,0},{30,20,10,10,5,0}};
static int8_t GOOD[36],VAL[36];
struct S{uint64_t rng;int8_t n,round,turn,active,asked,bidding,bidder,left,lot_n,lot[3],hold_n[6],hold[6][5],step[6][5],un,unseen[36];int16_t best,fl[6],val[6];
 inline int below(int k){rng+=0x9E3779B97F4A7C15ull;uint64_t z=rng;z=(z^(z>>30))*0xBF58476D1CE4E5B9ull;z=(z^(z>>27))*0x94D049BB133111EBull;z^=z>>31;return (int)(((z>>32)*(uint64_t)k)>>32);}
 int draw(){int j=below(un);int c=unseen[j];unseen[j]=unseen[--un];left--;return c;}
 void load(int p,int c){hold[p][hold_n[p]++]=c;val[p]+=VAL[c];}
 int most()const{int m=0;for(int p=0;p<n;p++)if(5-hold_n[p]>m)m=5-hold_n[p];return m;}
 void open(){bidding=1;best=0;bidder=-1;asked=0;seek();}
 void seek(){while(asked<n){asked++;int p=active+asked;if(p>=n)p-=n;if(5-hold_n[p]>=lot_n&&fl[p]>best){turn=p;return;}}
  if(bidder>=0){fl[bidder]-=best;for(int i=0;i<lot_n;i++)load(bidder,lot[i]);}lot_n=0;bidding=0;
  int u=0;for(int p=0;p<n;p++)u+=hold_n[p]<5;if(!u||!left){end();return;}
  int p=active;do{p=p+1==n?0:p+1;}while(hold_n[p]==5);turn=p;
  if(u==1){while(hold_n[p]<5&&left)load(p,draw());end();}else active=p;}
 void turn_card(){lot[lot_n++]=draw();if(lot_n==3||!left||lot_n>=most())open();}
 void end(){for(int p=0;p<n;p++){int b=0,t=0;for(int q=0;q<n;q++){b+=val[q]>val[p];t+=val[q]==val[p];}int pot=0;for(int k=b;k<b+t;k++)pot+=PR[n][k];fl[p]+=pot/t;}
  for(int p=0;p<n;p++)for(int i=0;i<hold_n[p];i++){int g=GOOD[hold[p][i]];if(g<5&&step[p][g]<7)step[p][g]++;}
  for(int g=0;g<5;g++)for(int p=0;p<n;p++){int m=step[p][g],b=0,t=0;for(int q=0;q<n;q++){b+=step[q][g]>m;t+=step[q][g]==m;}
   fl[p]+=b==0?(t==1?10:15/t):b==1?5/t:0;if(m==7)fl[p]+=20;else if(m==6)fl[p]+=10;}
  round++;if(round<3)start();}
 void start(){int low=fl[0],t=0;int8_t po[6];for(int p=0;p<n;p++)if(fl[p]<low)low=fl[p];for(int p=0;p<n;p++)if(fl[p]==low)po[t++]=p;
  active=turn=t>1?po[below(t)]:po[0];un=36;for(int i=0;i<36;i++)unseen[i]=i;left=6*n;for(int p=0;p<n;p++)hold_n[p]=0,val[p]=0;lot_n=0;bidding=0;}
 void game(int k,uint64_t seed){rng=seed;n=k;round=0;for(int p=0;p<n;p++){fl[p]=n<=4?40:30;for(int g=0;g<5;g++)step[p][g]=0;}start();}
 int playout(){int mv=0;while(round<3){mv++;if(bidding){int i=below(1+fl[turn]-best);if(i){best+=i;bidder=turn;}seek();}else if(below(lot_n?2:1)==0)turn_card();else open();}return mv;}
};
int main(int c,char**v){for(int i=0;i<35;i++){GOOD[i]=i/7;int k=i%7;VAL[i]=k<6?k:5;}GOOD[35]=5;VAL[35]=10;S s;
 for(int n=3;n<=6;n++){double best=1e9;long m=0,h=0;long games=20000;for(int r=0;r<RUNS;r++){timespec a,b;clock_gettime(CLOCK_THREAD_CPUTIME_ID,&a);m=h=0;for(long i=0;i<games;i++){s.game(n,1+i);m+=s.playout();for(int p=0;p<n;p++)h=(h*31+s.fl[p])%1000000007;}clock_gettime(CLOCK_THREAD_CPUTIME_ID,&b);double d=b.tv_sec-a.tv_sec+1e-9*(b.tv_nsec-a.tv_nsec);if(d<best)best=d;}
  printf("C++ board %d: %.0f playouts/s %.2f M dec/s h=%ld size %zu\n",n,games/best,m/best/1e6,h,sizeof(S));}}
