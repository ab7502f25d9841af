# The clauses of SPICY in our own words: clause-<id>, with a title. They vary with the table:
# $players, $hand, $deck, $worlds_end (cards above the World's End card), $below, $jitter, $edition, $first,
# $last_said, $choosing, $most_variants, $manners; yes or no: $blind (a challenge may fail to name a trait), $copy,
# $luck, $raider (that SPICE IT UP card is in play).

spicy-title = SPICY
spicy-idea = A game of bluffing. Cards go face down on a stack, each with a number and a spice said aloud, true or not. Anyone may doubt the top card; the winner of the argument takes the stack. Empty your hand and you earn a trophy.

spicy-edition-en = first English printing
spicy-edition-de = German printing
spicy-edition-fr = French printing
spicy-edition-en-revised = revised English printing

spicy-variant-we-love-chili = We Love Chili!
spicy-variant-start-it-up = Start It Up!
spicy-variant-spice-raider = Spice Raider
spicy-variant-change-your-luck = Change Your Luck
spicy-variant-turn-it-up = Turn It Up!
spicy-variant-copy-cat = Copy Cat
spicy-variants = SPICE IT UP: { $cards }
spicy-rules-more = `scoville rules S-LEAD` says more about one clause. Ids that begin with SR are our rulings, where the books are silent or disagree.
spicy-smaller = This is a smaller game than the printed one, for studies: { $all } spicy cards, with the numbers 1 to { $ranks }
    in { $spices ->
        [1] chili alone
        [2] chili and wasabi
       *[other] chili, wasabi and pepper
    } ({ $copies } of each), { $wilds } wild spice and { $wilds } wild number; hands of { $hand }; trophies: { $trophies }. Below,
    read { $ranks } for 10, { $low } for the highest number a stack can begin with, { $winning } for the number of trophies that
    wins at once and { $trophies } for the number that ends the game.

spicy-section-setup = Cards and setup
spicy-section-turn = Your turn
spicy-section-challenges = Challenges
spicy-section-last-card = The last card and trophies
spicy-section-end = The end and the score
spicy-section-spice-it-up = SPICE IT UP
spicy-section-manners = Table manners
    .lead = { $manners ->
        [tabletop] As at a real table: mistakes can be made, and each has its penalty.
       *[guided] Guided: what the rules forbid cannot be done. Your last card is announced for you, a challenge always names
            what is wrong, and an impossible request is turned down with the reason.
    }

clause-S-CARDS = There are 100 spicy cards: every number from 1 to 10 three times each in chili, wasabi and pepper, and ten
    wild cards, five for the spice and five for the number.
    .title = The spicy cards
clause-S-OTHER = Besides them there are 3 trophies, the World's End card and 6 SPICE IT UP cards, which stay in the box unless
    you want them.
    .title = The other cards
clause-S-DEAL = Everyone gets { $hand } of the shuffled spicy cards. The { $deck } that are left with { $players } players
    are the draw deck.
    .title = Dealing
clause-S-END-IN = The World's End card is pushed into the draw deck. Its depth depends on how many you are: the more players,
    the deeper, and the more cards can be drawn before it shows.
    .title = The World's End card goes in
clause-SR-PLAYERS = SPICY is for 2 to 6 players. This table has { $players }.
    .title = How many play
clause-SR-END-AT = Here { $worlds_end ->
        [one] 1 card lies
       *[other] { $worlds_end } cards lie
    } above the World's End card and { $below } below it. The arrows printed on the card only show a rough height; by the
    thickness of the cards we read them as 60 cards below it for two players, 40 for three or four and 16 for five or six.
    The setting worlds_end gives the number above it instead.{ $jitter ->
        [0] {""}
        [one] {" "}It may be shifted by 1 card up or down.
       *[other] {" "}It may be shifted by up to { $jitter } cards up or down.
    }
    .title = How deep it lies
clause-S-FIRST = { $first ->
        [ate-spicy-last] Whoever ate something hot most recently begins.
       *[youngest] The youngest at the table begins.
    } On a screen the host says who that is; otherwise it is left to chance.
    .title = Who begins
clause-S-CLOCKWISE = The turn moves to the left, clockwise.
    .title = Direction of play

clause-S-TURN = When it is your turn, do one of two things: play a card or pass.
    .title = Play or pass
clause-S-PLAY = Lay a card from your hand face down on the stack and say a number from 1 to 10 and a spice. You may lie about
    the number, the spice or both.
    .title = Playing a card
clause-S-LEAD = On an empty stack you say 1, 2 or 3, in whichever spice you like.
    .title = The first card of a stack
clause-S-FOLLOW = On a stack you keep to its spice and say a number above the last one; any step up will do.
    .title = Going higher
clause-S-WRAP = On a 10 the numbers begin again: say 1, 2 or 3, still in the same spice.
    .title = After a 10
clause-S-PASS = Take one card from the draw deck, and the turn goes on. You may pass whenever it is your turn, even if you
    could play.
    .title = Passing
clause-S-BAD-CALL = Say something that does not fit the stack, and you take the card back and pass instead, so you draw 1 card.
    .title = A call that does not fit
clause-S-NO-PEEK = Face-down cards stay face down, in the stack and in the points piles, your own included. Peek, and you draw
    1 card.
    .title = No peeking

clause-S-ANYTIME = The top card can be doubted until another card covers it, no matter how many players have passed since.
    .title = When you can challenge
clause-S-WHO = Everybody but the player of the top card may challenge it, whoever's turn it is.
    .title = Who can challenge
clause-S-TRAIT = Say which one thing you doubt: the number or the spice.
    .title = Number or spice
clause-S-NO-TRAIT = Turn the card over without saying what you doubt, and you have lost the challenge.
    .title = Naming nothing
clause-S-JUDGE = The top card, and no other, is turned over. Look at the doubted thing alone: if it is false, the challenger
    wins; if it is true, the player of the card does, even if the rest was a lie.
    .title = Who is right
clause-S-WILD-SPICE = A wild spice is every spice and no number: doubt its spice and you lose, doubt its number and you win.
    .title = Wild spice
clause-S-WILD-NUMBER = A wild number is every number and no spice: doubt its number and you lose, doubt its spice and you win.
    .title = Wild number
clause-S-WIN-STACK = The winner puts all cards of the stack on their points pile, face down. Only the revealed card has been
    seen; nobody, not even the winner, looks at the others.
    .title = Winning the stack
clause-S-LOSE = The loser takes 2 cards from the draw deck and has the next turn, on an empty stack.
    .title = Losing a challenge
clause-SR-RACE = If two players challenge at once, the first to arrive counts. Where a program asks one after the other, it
    begins to the left of the player of the card; a setting shuffles the order.
    .title = Two challenges at once

clause-S-LAST-SAY = { $last_said ->
        [before] Before you declare the last card of your hand, say aloud that it is your last.
       *[after] As soon as you have played the last card of your hand, say so aloud.
    } { $manners ->
        [tabletop] Here that is up to you: do not forget it.
       *[guided] Here it is announced for you.
    }
    .title = Announcing the last card
clause-S-LAST-FORGOT = Forget to announce it, and the card comes back to your hand together with 1 card from the draw deck. Your turn
    is over.
    .title = Forgetting to announce it
clause-S-LAST-WAIT = After a last card everything stops: no card is played until each of the others has either challenged it or
    let it be.
    .title = Everyone is asked
clause-SR-LAST-WAIT = While the last card waits nobody passes{ $copy ->
        [yes] {" "}or copies
       *[no] {""}
    } either. Letting it be is final: you cannot challenge that
    card later, and once all have let it be nobody can, although it stays on top.{ $copy ->
        [yes] {" "}It can be copied then, like any card.
       *[no] {""}
    }
    .title = While the last card waits
clause-S-TROPHY-QUIET = If nobody challenges your last card, you take a trophy. The stack stays where it is and the next player goes
    on with it.
    .title = An unchallenged last card
clause-S-TROPHY-WON = If it is challenged and you were right, you take the stack and a trophy. The challenger draws 2 cards as usual
    and starts the next stack.
    .title = A last card that stands
clause-S-TROPHY-LOST = If it is challenged and you were caught, there is no trophy: it is a lost challenge like any other.
    .title = A last card that falls
clause-S-REFILL = If the game goes on after your trophy, you draw { $hand } cards as a new hand.
    .title = A new hand
clause-SR-ORDER = When a challenged last card stands, things happen in this order: the stack, the trophy, the check whether the game is
    over, 2 cards for the loser, { $hand } cards for the winner. The World's End card can cut either draw short.
    .title = What comes first

clause-S-END-2ND = Your second trophy ends the game on the spot, and you have won, whatever the points say.
    .title = A second trophy
clause-S-END-3RD = Once the third trophy is taken the game is over too.
    .title = The third trophy
clause-S-END-WORLD = The game also stops when the World's End card comes to light, that is, when the last card above it has been drawn
    ({ $worlds_end ->
        [one] 1 card
       *[other] { $worlds_end } cards
    } from the start). It is never taken into a hand; whoever was still drawing gets no more cards.
    .title = The World's End
clause-S-SCORE = Without a second trophy points decide: each card won counts 1, each trophy 10, and each card left in hand costs 1.
    A stack nobody has won counts for nobody.
    .title = Points
clause-S-TIE = The highest score wins. Players level at the top win together.
    .title = A tie

clause-S-UP-1 = A SPICE IT UP card lies open and changes the rules from beginning to end. { $choosing ->
        [chosen] Your printing lets you pick it freely;
       *[random] Your printing draws it at random;
    } on a screen the host chooses, or leaves it to chance.
    .title = A SPICE IT UP card
clause-S-UP-N = { $edition ->
        [en] Experienced players may lay out two further ones.
        [fr] You may lay out as many of them as you like.
       *[other] Experienced players may lay out two at once.
    } At this table the limit is { $most_variants }.
    .title = Several SPICE IT UP cards
clause-SR-UP-N = Where the first English printing speaks of two further cards we count them on top of the first, which makes three. No
    card can be in the game twice.
    .title = How many exactly
clause-S-CHILI = Whenever you could say 1, 2 or 3, you may say that number in chili instead of the spice of the
    stack, which is a chili stack from then on. That includes a 2 or 3 on a 1 and a 3 on a 2.
    .title = We Love Chili!
clause-S-START = On an 8, 9 or 10 you may go back to 1, 2 or 3 in the spice of the stack.
    .title = Start It Up!
clause-SR-START-CHILI = With Start It Up! and We Love Chili! together, 1, 2 and 3 can follow an 8, 9 or 10 both in the spice of the stack
    and in chili.
    .title = Both at once
clause-S-RAIDER = Say 4 and lay your paw on the stack. If the next card comes without a challenge, everything under the
    paw is yours, your 4 too. Only the new card remains, and play goes on from what was
    said with it.{ $luck ->
        [yes] {" "}Cards put under the new one by Change Your Luck stay with it.
       *[no] {""}
    }
    .title = Spice Raider
clause-SR-RAIDER = Passing does not lift a paw, and the raider may play the next card too. A challenged 4 is judged like any card.{ $copy ->
        [yes] {" "}A copy of the 4 is the next card: the first raider wins the pile and the copier's paw lies on the copy.
       *[no] {""}
    } A stack still
    under a paw at the end counts for nobody.
    .title = The paw in detail
clause-S-LUCK = Say 5 and you may slip one or two more cards from your hand unseen beneath it, then draw as many.
    A challenge judges the 5 alone; what was slipped in and drawn stays as it is.
    .title = Change Your Luck
clause-SR-LUCK = Whether the 5 was your last card is decided after you have drawn: if you slipped cards in, it was not.
    .title = A 5 as the last card
clause-S-TURN-UP = When the number is judged, a 6 passes for a 9 and a 9 for a 6.
    .title = Turn It Up!
clause-S-COPY = After someone else's card you may play one and repeat what they said, word for word, even out of turn. Play goes
    on to your left. A copy can be copied by anybody but its own player. You have time until the next card is played,
    passes or not.
    .title = Copy Cat
clause-SR-COPY-EN = The first English printing does not mention copying out of turn. We allow it there as well, as the later
    printings do.
    .title = Copying out of turn
clause-S-COPY-WRONG = Doubt a copy with a plain “Wrong!”. Its player wins only if number and spice are both true, so a wild card played as
    a copy is always caught.
    .title = Challenging a copy
clause-S-COPY-ONLY = Challenging a copy touches the top card and its player, not the copies below nor the card that was copied.
    .title = Only the copy on top
clause-SR-COPY-FX = A copy can be somebody's last card.{ $raider ->
        [yes] {" "}A copied 4 raids the stack as a 4 does (Spice Raider).
       *[no] {""}
    }{ $luck ->
        [yes] {" "}A copied 5 lets its player slip in cards (Change Your Luck).
       *[no] {""}
    }
    .title = What a copy can do

clause-SR-OFFENCES = { $blind ->
        [yes] Four mistakes are possible: a call that does not fit, peeking, a forgotten announcement and a challenge that names nothing.
       *[no] Three mistakes are possible: a call that does not fit, peeking and a forgotten announcement.
    } Everything else against the rules, such as acting out of turn or playing a card you do not hold, is
    turned down here too.
    .title = What counts as a mistake
clause-SR-NO-TRACE = A card taken back was never there: nothing but the penalty card is drawn.{ $raider ->
        [yes] {" "}A paw stays where it lay.
       *[no] {""}
    }{ $luck ->
        [yes] {" "}Change Your Luck draws nothing.
       *[no] {""}
    }
    .title = A card taken back
clause-SR-COPY-FORGOT = Forget to announce a last card that you copied out of turn, and it comes back with 1 more card; whose turn it is
    stays the same.
    .title = A forgotten last copy
clause-SR-PEEK = A peek changes neither the turn nor the wait for a last card. Where nothing lies face down there is nothing to peek at.
    .title = Peeking in detail
clause-SR-BLIND-COPY = On a copy nothing is named anyway, so the mistake of naming nothing cannot be made there.
    .title = Naming nothing on a copy
clause-SR-LAST-FALSE = A card that is not your last cannot be announced as the last.
    .title = A false announcement
