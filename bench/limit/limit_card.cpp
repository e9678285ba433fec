// Hand-written C++ of the card game: random playouts on one thread, then on two.
#ifndef RUNS  // the best of this many runs counts
#define RUNS 25
#endif
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <chrono>
#include <time.h>
#include <thread>
#include <vector>
#include "deck.h"
static const int8_t SHIP_PRIZE[42]={0,0,0,0,0,0,0,0,0,0,0,0,20,0,0,0,0,0,30,15,0,0,0,0,30,20,10,0,0,0,30,20,10,5,0,0,30,20,15,10,5,0};
enum {REVEAL=0,TAKE=1};
constexpr int DAYS=3,CARDS=110;
struct State{
  uint64_t rng; int8_t n,day,turn,revealed,last_turn; int16_t deck_n,market_n; int16_t florins[6]; int8_t load[6]; int16_t value[6];
  int8_t ship_n[6]; int8_t ship[6][24]; int8_t icons[6][5]; int8_t deck[110]; int8_t market[110];
  inline int below(int k){ rng+=0x9E3779B97F4A7C15ull; uint64_t z=rng; z=(z^(z>>30))*0xBF58476D1CE4E5B9ull; z=(z^(z>>27))*0x94D049BB133111EBull; z^=z>>31; return (int)(((z>>32)*(uint64_t)k)>>32);}
  int cap()const{return n==2?7:5;}
  int legal(int*a)const{
    int k=0; if(revealed<3&&deck_n>0)a[k++]=REVEAL;
    int m=market_n;
    if(m>0){ int space=cap()-load[turn]; int last=1-GREEN[market[m-1]]; a[k++]=TAKE;
      if(m>1){int prev=1-GREEN[market[m-2]]; if(last+prev<=space)a[k++]=TAKE+1;
        if(m>2){int third=1-GREEN[market[m-3]]; if(last+third<=space)a[k++]=TAKE+2; if(last+prev+third<=space)a[k++]=TAKE+3;}}}
    return k;}
  void reveal(){int j=below(deck_n); deck_n--; market[market_n]=deck[j]; deck[j]=deck[deck_n]; market_n++; revealed++;}
  void loadc(int c){int p=turn; ship[p][ship_n[p]++]=c; value[p]+=VALUE[c]; load[p]+=1-GREEN[c]; icons[p][GOOD[c]]+=ICONS[c];}
  void take(int more){int m=market_n; loadc(market[m-1]); int left=m-1;
    if(more&1){loadc(market[m-2]);left--;} if(more&2){loadc(market[m-3]);market[m-3]=market[m-2];left--;} market_n=left;}
  void end_turn(){int c=cap(),un=0; for(int p=0;p<n;p++)un+=load[p]<c;
    if(un==0||last_turn||market_n+deck_n==0){end_day();return;}
    if(un==1)last_turn=1;
    int p=turn; do{p=p+1==n?0:p+1;}while(load[p]>=c); turn=p; revealed=0;}
  void score_ships(){for(int p=0;p<n;p++){int b=0,t=0;for(int q=0;q<n;q++){b+=value[q]>value[p];t+=value[q]==value[p];}
    int pot=0;for(int k=b;k<b+t;k++)pot+=SHIP_PRIZE[6*n+k]; florins[p]+=pot/t/5*5;}}
  void score_good(int g){int at=n==2?7:5;for(int p=0;p<n;p++){int mine=icons[p][g]; if(!mine)continue; int b=0,t=0;
    for(int q=0;q<n;q++){b+=icons[q][g]>mine;t+=icons[q][g]==mine;} int pot=b==0?(t==1?10:15):b==1?5:0; florins[p]+=pot/t/5*5; if(mine>=at)florins[p]+=10;}}
  void end_day(){score_ships();for(int g=0;g<5;g++)score_good(g); day++; if(day<DAYS){for(int i=0;i<market_n;i++)deck[deck_n+i]=market[i]; deck_n+=market_n; start_day();}}
  void start_day(){int low=florins[0],t=0;for(int p=0;p<n;p++){load[p]=0;value[p]=0;ship_n[p]=0;if(florins[p]<low)low=florins[p];}
    for(int p=0;p<n;p++)t+=florins[p]==low; int pick=below(t); for(int p=0;p<n;p++)if(florins[p]==low){if(pick==0)turn=p;pick--;}
    market_n=0;revealed=0;last_turn=0;}
  void new_game(int k,uint64_t seed){rng=seed;n=k;day=0;deck_n=CARDS;for(int i=0;i<CARDS;i++)deck[i]=i;for(int p=0;p<k;p++){florins[p]=0;for(int g=0;g<5;g++)icons[p][g]=0;}start_day();}
  void apply(int a){if(a==REVEAL)reveal();else{take(a-TAKE);end_turn();}}
  int playout(){int a[8],mv=0;while(day<DAYS){int k=legal(a);apply(a[below(k)]);mv++;}return mv;}
};
static void run(int n,uint64_t first,long games,long&moves,long&h){State s;moves=h=0;for(long i=0;i<games;i++){s.new_game(n,first+i);moves+=s.playout();for(int p=0;p<n;p++)h=(h*31+s.florins[p])%1000000007;}}
#ifndef NO_MAIN
int main(int c,char**v){long games=atol(v[1]),m,h; run(4,1,2000,m,h);printf("check 2000: (%ld, %ld)\n",m,h);
  printf("sizeof(State)=%zu\n",sizeof(State));
  double best=1e9;for(int r=0;r<RUNS;r++){timespec a,b;clock_gettime(CLOCK_THREAD_CPUTIME_ID,&a);run(4,1,games,m,h);clock_gettime(CLOCK_THREAD_CPUTIME_ID,&b);double dt=b.tv_sec-a.tv_sec+1e-9*(b.tv_nsec-a.tv_nsec);if(dt<best)best=dt;}
    printf("BEST %.0f playouts/s %.0f dec/s %.2f dec/game h=%ld\n",games/best,m/best,(double)m/games,h);
  for(int r=0;r<3;r++){auto t=std::chrono::steady_clock::now();long m2,h2;std::thread th([&]{run(4,1+games,games,m2,h2);});run(4,1,games,m,h);th.join();double dt=std::chrono::duration<double>(std::chrono::steady_clock::now()-t).count();
    printf("2 threads: %.0f playouts/s\n",2*games/dt);}
}
#endif
