// The limit: SPICY by hand in plain C, random play, nothing but a flat struct.
// The rules are simplified (no variants, no record of the cards won): for timing, not for play.
// gcc -O3 -march=native; called with games and players, prints decisions, seconds and the sum of a seat's scores.
#include <stdint.h>
#include <string.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MAXP 6
#define CAP 100
enum { TURN, CHALLENGE, OVER };
enum { WILD_NUMBER = 30, WILD_SPICE = 31 };
#define MOD 2147483647ULL

typedef struct {
    int n, phase, turn, responder;
    int deck_n, world_end;
    int stack_n, decl_num, decl_spice, top_card;
    int trophies_total;
    int points[MAXP], trophies[MAXP], hand_n[MAXP];
    int8_t deck[CAP];
    int8_t hands[MAXP][CAP];
} Spicy;

static inline int below(uint64_t *s, int n) {
    *s = *s * 48271ULL % MOD;
    return (int)((*s * (uint64_t)n) >> 31);
}

static void draw(Spicy *g, int p, int k) {
    for (int i = 0; i < k; i++) {
        if (g->deck_n == g->world_end) { g->phase = OVER; return; }
        g->hands[p][g->hand_n[p]++] = g->deck[--g->deck_n];
    }
}

static void trophy(Spicy *g, int p) {
    g->trophies[p]++; g->trophies_total++;
    if (g->trophies[p] == 2 || g->trophies_total == 3) g->phase = OVER;
    else draw(g, p, 6);
}

static void spicy_new(Spicy *g, int n, uint64_t *s) {
    memset(g, 0, sizeof *g);
    g->n = n;
    int d = 0;
    for (int k = 0; k < 30; k++) for (int c = 0; c < 3; c++) g->deck[d++] = k;
    for (int c = 0; c < 5; c++) g->deck[d++] = WILD_NUMBER;
    for (int c = 0; c < 5; c++) g->deck[d++] = WILD_SPICE;
    for (int i = 99; i > 0; i--) {
        int j = below(s, i + 1);
        int8_t t = g->deck[i]; g->deck[i] = g->deck[j]; g->deck[j] = t;
    }
    g->deck_n = 100; g->world_end = -1;
    for (int p = 0; p < n; p++) draw(g, p, 6);
    g->world_end = g->deck_n - g->deck_n * 3 / 4;
    g->phase = TURN;
}

static inline int n_declarations(const Spicy *g) {
    if (g->stack_n == 0) return 9;
    if (g->decl_num == 10) return 3;
    return 10 - g->decl_num;
}

static inline int n_legal(const Spicy *g) {
    if (g->phase == CHALLENGE) return 3;
    return g->hand_n[g->turn] * n_declarations(g) + 1;
}

static inline int nth_legal(const Spicy *g, int k) {
    if (g->phase == CHALLENGE) return k;
    int nd = n_declarations(g);
    int i = k / nd, d = k - i * nd;
    if (i == g->hand_n[g->turn]) return 0;
    int spice = g->decl_spice, num;
    if (g->stack_n == 0) { spice = d / 3; num = d % 3 + 1; }
    else if (g->decl_num == 10) num = d + 1;
    else num = g->decl_num + 1 + d;
    return 1 + i * 30 + spice * 10 + num - 1;
}

static inline int claim_true(const Spicy *g, int what) {
    int c = g->top_card;
    if (c == WILD_NUMBER) return what == 1;
    if (c == WILD_SPICE) return what == 2;
    return what == 1 ? c % 10 + 1 == g->decl_num : c / 10 == g->decl_spice;
}

static void apply(Spicy *g, int a) {
    int t = g->turn, n = g->n;
    if (g->phase == TURN) {
        if (a == 0) {
            draw(g, t, 1);
            g->turn = t + 1 == n ? 0 : t + 1;
            return;
        }
        a -= 1;
        int i = a / 30, d = a % 30;
        int8_t *hand = g->hands[t];
        g->top_card = hand[i];
        hand[i] = hand[--g->hand_n[t]];
        g->decl_spice = d / 10; g->decl_num = d % 10 + 1;
        g->stack_n++;
        g->phase = CHALLENGE;
        g->responder = t + 1 == n ? 0 : t + 1;
        return;
    }
    int r = g->responder;
    if (a == 0) {
        int nx = r + 1 == n ? 0 : r + 1;
        if (nx != t) { g->responder = nx; return; }
        g->phase = TURN;
        if (g->hand_n[t] == 0) trophy(g, t);
        g->turn = t + 1 == n ? 0 : t + 1;
        return;
    }
    g->phase = TURN;
    int loser;
    if (claim_true(g, a)) {
        g->points[t] += g->stack_n;
        loser = r;
        if (g->hand_n[t] == 0) trophy(g, t);
    } else {
        g->points[r] += g->stack_n;
        loser = t;
    }
    g->stack_n = 0; g->decl_num = 0; g->decl_spice = 0;
    if (g->phase != OVER) draw(g, loser, 2);
    g->turn = loser;
}

static inline int score(const Spicy *g, int p) { return g->points[p] + 10 * g->trophies[p] - g->hand_n[p]; }

static inline long playout(Spicy *g, uint64_t *s) {
    long dec = 0;
    while (g->phase != OVER) { apply(g, nth_legal(g, below(s, n_legal(g)))); dec++; }
    return dec;
}

static long playouts(int games, int n, uint64_t seed, long *scores) {
    Spicy g; uint64_t s = seed; long dec = 0, sc = 0;
    for (int i = 0; i < games; i++) { spicy_new(&g, n, &s); dec += playout(&g, &s); sc += score(&g, 0); }
    *scores = sc;
    return dec;
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : 200000, n = argc > 2 ? atoi(argv[2]) : 4;
    struct timespec a, b;
    long scores;
    clock_gettime(CLOCK_MONOTONIC, &a);
    long decisions = playouts(games, n, 12345, &scores);
    clock_gettime(CLOCK_MONOTONIC, &b);
    printf("%ld %.9f %ld\n", decisions, (b.tv_sec - a.tv_sec) + (b.tv_nsec - a.tv_nsec) * 1e-9, scores);
    return 0;
}
