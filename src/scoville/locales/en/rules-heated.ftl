# The clauses of HEATED in our own words: clause-<id>, with a title. They vary with the table:
# $players, $hand, $deck (cards played with), $pile (cards left in the draw pile after the deal), $call (race or
# automatic), $blank (left-out, stand-in or own); yes or no: $oblige (reaction_cards_oblige), $nt_ends
# (no_thanks_ends_turn), $house6 (that house rule is on).

heated-title = HEATED
heated-idea = Get rid of your cards before anyone else. A card goes on the colour or the picture that lies on top; action cards make the others draw, discard, swap and slap. And before you are down to one card, say so: HEATED!

heated-book-manual = HEATED, instruction manual

heated-mode-regular = Regular
heated-mode-tried-and-tested = Tried and Tested
heated-mode-classics = The Classics
heated-mode-spicy = Spicy
heated-mode-never-ending = The Never-ending Game
heated-mode-chaos = Chaos
heated-mode-speed-run = Speed Run
heated-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
heated-house = house rules: { $numbers }
heated-no-house = no house rules
heated-call-race = HEATED! is called by hand
heated-call-automatic = HEATED! is called for you
heated-rules-more = `scoville rules H-MATCH` says more about one clause, `scoville cards heated` lists the cards. Ids that begin with HR are our rulings, where the manual is silent or contradicts itself.

applies-cards = with { $names }
applies-any-card = with at least one of: { $names }
applies-expansion = with cards of the expansion
applies-extra = with the extra TOO HOT or GHOST PEPPER SPRAY
applies-house = with house rule { $names }
applies-mode = in the mode { $names }
applies-own-deck = with a deck of your own
applies-race = where HEATED! is called by hand

heated-section-deck = The cards
heated-section-setup = Setup and winning
heated-section-turn = Your turn
heated-section-out-of-turn = Out of turn
heated-section-call = HEATED!
heated-section-coloured = Coloured action cards
heated-section-special = Special action cards
heated-section-expansion = The expansion
heated-section-house = House rules
heated-section-modes = Modes

clause-H-NUM = There are 80 number cards: in blue, green, purple and yellow every number from 0 to 9, each of them
    twice.
    .title = Number cards
clause-H-COL = Each colour has 2 COOL OFF, 2 REVERSE and 2 DRAW 2, and 1 TOO HOT and 1 SWAP. That makes 32 coloured
    action cards.
    .title = Coloured action cards
clause-H-SPE = The special cards have no colour: 4 each of ADJUST SPICE LEVEL, DRAW 4, GETTING HEATED and NO, THANKS,
    2 each of APOCALYPSE and FAIR PLAY, 1 GHOST PEPPER SPRAY.
    .title = Special cards
clause-H-133 = The box speaks of 134 cards because it counts the instruction card. 133 are for playing. At this table the deck has
    { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    }.
    .title = How many cards there are
clause-H-EXP = The expansion brings 22 more: 2 each of UNITED WE FALL, GIFT, MERCY, COPY and GIVE AND TAKE, 1 each of
    SUPER SWAP, THE FINISH, REORGANIZE, SPICE MIX, TOO CHILI and TRAP, another GHOST PEPPER SPRAY, another TOO HOT in
    every colour, and a BLANK card.
    .title = The expansion
clause-H-WHITE = Four special cards are WHITE: COPY, MERCY, TRAP and NO, THANKS. The rest are BLACK.
    .title = BLACK and WHITE
clause-H-BLACK-COLOUR = With a BLACK card you name the colour that play goes on with; it may be the same as before. A
    WHITE card changes neither the colour nor what lies on top: it is slipped under the discard pile.
    .title = What BLACK and WHITE mean
clause-HR-PLAYERS = HEATED is for 2 to 10 players. This table has { $players }.
    .title = How many play
clause-H-BLANK = The BLANK card is whatever the table makes of it. { $blank ->
        [stand-in] Here it stands in for another card and does all that card does.
        [own] Here it is a card of your own, put together from what cards can do: who draws or discards how many, who is
            skipped, whether play turns round, BLACK or WHITE, with a name and a text.
       *[left-out] Here it is left out. It could stand in for another card, or be a card of your own.
    }
    .title = The BLANK card

clause-H-DEAL = Everyone gets { $hand } cards. The others are the draw pile; with the first card turned up, { $pile ->
        [one] 1 is
       *[other] { $pile } are
    } left in it for { $players } players.
    .title = Dealing
clause-H-FLIP = Turn up a card to begin the discard pile. If it is a special card, put it back somewhere into the deck
    and turn up another, until one with a colour shows. That card only counts for its colour and picture; it does
    nothing.
    .title = The first card
clause-H-FIRST = The youngest has the first turn, and in a further game whoever won the last one. On a screen the host
    says who that is; otherwise it is left to chance.
    .title = Who begins
clause-H-RIGHT = At the start the turn moves to the right, counter-clockwise.
    .title = Direction of play
clause-H-WIN = You win as soon as your hand is empty: because you played your last card, because an effect made you
    discard it, or because you gave it away as help. A last card that is played only has to land; what it would do no
    longer happens.
    .title = Winning

clause-H-MATCH = Put down a card in the colour in play or with the same picture as the top card, that is, the same
    number or the same action. Special cards go on anything, even if you hold a card that fits.
    .title = What fits
clause-H-COL-MATCH = A coloured action card is no joker: it needs its own colour in play or its own kind on top.
    .title = Coloured action cards must fit too
clause-H-NO-IDLE = As long as you hold a card you could play, you can neither draw nor ask for help.
    .title = Who can play must play
clause-HR-WHITE-IDLE = COPY and TRAP count as cards you could play. { $oblige ->
        [yes] At this table MERCY and NO, THANKS count as well (the setting reaction_cards_oblige).
       *[no] MERCY and NO, THANKS do not: you may keep them and draw all the same. The setting reaction_cards_oblige
            changes that.
    }
    .title = Do WHITE cards oblige?
clause-H-DRAW-UNTIL = If nothing fits, draw until something does, and play it straight away.
    .title = Drawing for a card
clause-H-HELP = Instead of drawing you may ask for help, once in a turn and before you draw. Each of the others may
    lay one card face down before you, and you may take one of them unseen. If it can be played, play it at once; if
    not, draw until you can play.
    .title = Asking for help
clause-HR-HELP-NONE = If nobody offers or you take nothing, you draw until you can play. You choose when all have offered or declined, or
    when the clock has closed the asking; what you do not take goes back unseen. Once you have drawn this turn you cannot
    ask any more, nor while a draw is pending for you{ $house6 ->
        [yes] {" "}(but see house rule 6)
       *[no] {""}
    }. A penalty counts as drawn only if it brought you a card. If a penalty brings you a playable card after all, you play
    that instead of drawing on.
    .title = Help in detail
clause-H-HELP-WIN = If you take the only card somebody has left, that helper has won.
    .title = Helping with the last card
clause-H-RESHUFFLE = When the draw pile is used up, the top card of the discard pile stays and the rest is shuffled
    into a new draw pile.
    .title = A new draw pile
clause-HR-DRY = If both piles have nothing left, a draw stops where it is, and whoever cannot play passes. When
    everyone has passed like this in a row, the game is over: the player with the fewest cards in hand wins; several with as few win
    together.
    .title = No cards left to draw
clause-H-COUNTS = How many cards each player holds is always open to all.
    .title = Counting hands

clause-H-JUMP = If you hold the very card that lies on top, with the same colour and picture or the same BLACK card,
    you may throw it in at once, whoever's turn it is. Play goes on after you. You may follow up your own card like
    this too, one card at a time.
    .title = Jumping in
clause-HR-JUMP-UNTIL = You can jump in until the next player draws, plays or asks for help, or somebody begins to draw
    for an effect. Nobody jumps in on the card turned up at the start, and a COPY opens no new chance.
    .title = How long you can jump in
clause-H-JUMP-STACK = Jumping in also stacks: a DRAW 2 in the same colour, a DRAW 4 or a GETTING HEATED makes the
    pending draw grow, as long as nobody has begun to take it.
    .title = Stacking out of turn
clause-H-JUMP-HOT = TOO HOT can be played only once all draws of the turn before are done, whether you play it in turn
    or jump in. On a TOO HOT you jump in after its slapping and drawing, until the next player acts.
    .title = TOO HOT must wait
clause-H-WHITE-ORDER = A WHITE card out of turn leaves the order of turns alone, be it a NO, THANKS, a MERCY or a TRAP
    somebody draws.
    .title = WHITE cards and the order of turns
clause-HR-SKIP-JUMP = After a jump-in the next turn is counted from whoever jumped in. A COOL OFF that has not skipped
    anybody yet lapses with the play it came from; a pending DRAW 2 or DRAW 4 grows instead.
    .title = What a jump-in changes
clause-HR-JUMP-WAIT = While an effect waits for answers nobody jumps in, except to stack another GETTING HEATED.
    .title = No jumping into an effect

clause-H-CALL = { $call ->
        [automatic] When you play your second-to-last card, HEATED! is called for you, so nobody can catch you.
       *[race] When you play your second-to-last card, call HEATED! the moment it lands. If somebody else is quicker, you draw 2
            cards. If you are equally quick, you are safe.
    }
    .title = Calling HEATED!
clause-H-CALL-SWAP = If a swap leaves you with a single card, you need not call.
    .title = One card by swapping
clause-H-CALL-OVER = You can be caught until the next player draws, plays or asks for help. After that it is too late.
    .title = When it is too late
clause-H-CALL-FX = If the card you were caught with is SWAP, SUPER SWAP, THE FINISH, SPICE MIX or FAIR PLAY, it takes
    effect first, and then you draw your penalty.
    .title = First the effect, then the penalty
clause-HR-CALL-PLAY = Only a card you play asks for the call, a MERCY or a NO, THANKS just as any other. Discarding to
    an effect or giving help does not.
    .title = What asks for the call
clause-HR-CALL-DRAW = The 2 penalty cards come after the effect of the card, but before your next card: if the effect
    still waits for others, you draw the 2 first and only then stack, jump in, answer with a card or win. MERCY cannot cut
    them short; a TRAP among them acts as ever.
    .title = The penalty
clause-HR-CALL-MODE = { $call ->
        [automatic] At this table the call is made for you. The other way is a race: everyone has the button, and the first to press it counts.
       *[race] At this table everyone has the button, and the first to press it counts. The other way is automatic: the call is
            made for you.
    } In a simulation the reaction times come from the seed.
    .title = Race or automatic

clause-H-DRAW2 = The next player draws 2 cards and has the turn all the same.
    .title = DRAW 2
clause-H-STACK2 = Instead of drawing, put another DRAW 2 on it, in whatever colour: now the player after you faces 4,
    then 6, and so on. DRAW 2 and DRAW 4 never mix.
    .title = Stacking DRAW 2
clause-H-STACK-OVER = As soon as somebody has drawn the stack or cancelled it, counting starts afresh with the next
    card.
    .title = The end of a stack
clause-H-REVERSE = Play turns round. With two players nobody is skipped by it. NO, THANKS is no help against it.
    .title = REVERSE
clause-H-COOL = The next player misses a turn. NO, THANKS is no help against it.
    .title = COOL OFF
clause-H-TOOHOT = Everyone slaps the table, its player too. Whoever slaps last draws 2 cards; if several are last
    together, each of them draws 1. When the slapping is over, they may answer with NO, THANKS.
    .title = TOO HOT
clause-HR-SLAP = In a record the slaps count in the order they stand there, or by their times if every slap has one.
    At a live table the server's clock decides, allowing for each connection's delay; less than 30 milliseconds apart
    is a tie. All who have not slapped when time is up are last together.
    .title = Who slapped last
clause-H-SWAP = Swap hands with another player. You choose who, but not whether. As your last card it simply wins. The
    other player may answer with NO, THANKS.
    .title = SWAP

clause-H-ADJUST = Name the colour play goes on with. NO, THANKS is no help against it.
    .title = ADJUST SPICE LEVEL
clause-H-DRAW4 = Like DRAW 2, with 4 cards, and you name the colour. Only another DRAW 4 can be stacked on it.
    .title = DRAW 4
clause-H-GHOST = Give each of the others a number from 1 upwards, in an order of your choice. In that order each draws
    as many cards as their number. Anyone may answer with NO, THANKS, before the numbers are given or after; all the
    other numbers stay.
    .title = GHOST PEPPER SPRAY
clause-H-NT-TURN = On your turn NO, THANKS either skips the turn or cancels the DRAW 2 or DRAW 4 you face.
    .title = NO, THANKS on your turn
clause-HR-NT-TURN = { $nt_ends ->
        [yes] Cancelling a draw on your turn also ends the turn here (the setting no_thanks_ends_turn).
       *[no] If you cancel a draw on your turn, you still play. The card itself can be read otherwise; the setting
            no_thanks_ends_turn makes the turn end with it.
    }
    .title = Cancelling and then playing
clause-H-NT-OUT = Out of turn it cancels an action aimed at you that could change how many cards you hold, and only
    for you. It does nothing against COOL OFF, REVERSE, ADJUST SPICE LEVEL and GIVE AND TAKE, nor against another NO,
    THANKS.
    .title = NO, THANKS out of turn
clause-H-NT-STACK = Played against a stack it cancels the whole of it, not just the last card.
    .title = NO, THANKS against a stack
clause-H-NT-EXP = It works against every BLACK card of the expansion that does not say otherwise. That includes
    REORGANIZE: if one of the two who would be moved refuses, both keep their places.
    .title = NO, THANKS and the expansion
clause-HR-NT-OWN = You cannot refuse a card you played yourself. The one exception: you are last to slap on your own
    TOO HOT.
    .title = Not against your own card
clause-H-HEATED2 = Name any player, who draws 2 cards. Before that happens anybody may put another GETTING HEATED on
    it and name a new player or the same one: 4 cards, then 6, always for the last one named. If that player answers
    with NO, THANKS, the whole stack is gone.
    .title = GETTING HEATED
clause-H-FAIR = Name a player. Whichever of you two holds more cards discards some, of their own choice, until you
    hold equally many. If you already do, nothing happens. A player named may answer with NO, THANKS only if they are
    the one to discard.
    .title = FAIR PLAY
clause-H-APOC = Name a colour. Each of the others discards one card of it, of their choice; whoever has none draws 1,
    in the order of turns. If several get rid of their last card, the first to lay it down has won. Where players are
    asked one by one, that is the order of turns.
    .title = APOCALYPSE
clause-H-LATE-COLOUR = With FAIR PLAY, SUPER SWAP, THE FINISH and SPICE MIX you may wait and name the colour after the
    effect. Nobody else acts until you have.
    .title = The colour afterwards

clause-HR-TURN-ORDER = "In the order of turns" begins with the player after the one who played the card, who comes
    last.
    .title = In the order of turns
clause-H-UNITED = Everyone draws 2 cards, in the order of turns, and so do you. As your last card it wins before
    anybody draws.
    .title = UNITED WE FALL
clause-H-GIFT = Each of the others draws 1 card, in the order of turns.
    .title = GIFT
clause-H-GIVE = Hand another player a card of your choice and get one of theirs, picked blindly. NO, THANKS is no help
    against it.
    .title = GIVE AND TAKE
clause-H-SUPER = You draw 2 cards and then swap hands with a player you choose. As your last card it wins at once. If
    the other player answers with NO, THANKS, you still keep the 2 cards you drew.
    .title = SUPER SWAP
clause-H-REORG = Two players change seats; you may be one of them. Play goes on from where you sit then.
    .title = REORGANIZE
clause-H-FINISH = Everyone, you too, discards cards of their choice until 2 are left. With 1 or 2 cards it does not
    concern you, so there is nothing to refuse either.
    .title = THE FINISH
clause-H-COPY = Only on your own turn. It is slipped under the discard pile and does exactly what the top card does;
    you choose anew whatever that card lets you choose. Copying a pending DRAW 2 or DRAW 4 stacks on it. It never acts
    as a WHITE card.
    .title = COPY
clause-H-MERCY = It ends a draw you are in, and on your turn the turn as well. From your hand you may play it before
    the first card of the draw or after any of them.
    .title = MERCY
clause-HR-MERCY = If you draw it in the middle of a draw for an effect, it is discarded at once and ends that draw.
    The cards you drew before it are yours. From your hand you can play it in the middle of a draw you take yourself; where
    an effect makes players draw, play it before your share. The effect waits for everyone who must draw, also for the player
    of UNITED WE FALL or SUPER SWAP.
    .title = MERCY among the drawn cards
clause-H-MERCY-IDLE = If it is the only thing you could play, you may play it to end your turn; with something else to
    play you may not. If you come across it while you draw for a playable card, it ends your turn.
    .title = MERCY instead of playing
clause-H-MIX = All hands are put together, shuffled and dealt out again card by card, in the direction of play.
    .title = SPICE MIX
clause-HR-MIX = The first card goes to the player after the one who played it. Whoever answers with NO, THANKS keeps
    their hand and is passed over.
    .title = Dealing a SPICE MIX
clause-H-CHILI = You slap the table; playing the card is your slap. Anybody else who slaps draws 1 card, unless they
    answer with NO, THANKS.
    .title = TOO CHILI
clause-H-TRAP = Put it into the draw pile wherever you like, face up. Whoever has to draw it puts it under the discard
    pile and draws 2 more: it uses up one card of the draw and adds two. If it is that player's turn, they still have
    to play.
    .title = TRAP
clause-HR-TRAP = If you draw for a playable card, you take both extra cards before you may play one. A place deeper
    than the pile is its bottom. When the TRAP lies on top everybody sees it. Once it has been shuffled back in, it is
    a face-down card like any other.
    .title = TRAP in detail
clause-H-MORE = The extra GHOST PEPPER SPRAY and the extra TOO HOT work just like the others of their name.
    .title = The extra cards

clause-H-HOUSE1 = Whoever asks whose turn it is draws 1 card. On a screen there is a button for it, and the question
    in the chat counts as well, in every language of the interface.
    .title = 1 · Whose turn is it?
clause-H-HOUSE2 = Whoever calls HEATED! without a reason draws 1 card. Without this rule such a call does nothing.
    .title = 2 · A call without reason
clause-H-HOUSE3 = Whoever slaps without a reason draws 1 card. Without this rule such a slap does nothing.
    .title = 3 · A slap without reason
clause-H-HOUSE4 = You cannot go out with UNITED WE FALL: you draw your 2 cards and the game goes on.
    .title = 4 · Not out with UNITED WE FALL
clause-H-HOUSE5 = You cannot go out with SUPER SWAP: you draw 2 cards, swap hands, and the game goes on.
    .title = 5 · Not out with SUPER SWAP
clause-H-HOUSE6 = If you face a DRAW 2 or DRAW 4 and hold none to stack, you may ask for help, even with other
    playable cards in hand. If the card you take does not stack, you draw and then have your turn.
    .title = 6 · Help against a draw

clause-H-M-REG = Everything but the expansion: the game as it was meant, { $deck } cards.
    .title = Regular
clause-H-M-TRIED = The designers' own mix: all number and coloured action cards, all special cards, and of the
    expansion TRAP, COPY, THE FINISH, TOO CHILI and GIFT. With up to 6 players MERCY, the extra GHOST PEPPER SPRAY and
    the extra TOO HOT join in. For { $players } players that makes { $deck } cards.
    .title = Tried and Tested
clause-H-M-CLASSIC = The fewest rules: all number cards, COOL OFF, DRAW 2, REVERSE, ADJUST SPICE LEVEL and DRAW 4; {
    $deck } cards.
    .title = The Classics
clause-H-M-SPICY = All number and coloured action cards, ADJUST SPICE LEVEL and DRAW 4; { $deck } cards.
    .title = Spicy
clause-H-M-NEVER = Much drawing and no discarding: all number and coloured action cards, GETTING HEATED, GHOST PEPPER
    SPRAY, TOO CHILI, GIFT, COPY, UNITED WE FALL, SUPER SWAP and TRAP. SPICE MIX and the extra GHOST PEPPER SPRAY can
    be added. Here that makes { $deck } cards.
    .title = The Never-ending Game
clause-H-M-CHAOS = Everything there is, the expansion too; BLANK only where the table says what it is. With more than
    5 players SPICE MIX stays out unless you ask for it. Here that makes { $deck } cards.
    .title = Chaos
clause-H-M-SPEED = Quickly over: all number cards, COOL OFF, REVERSE, SWAP, ADJUST SPICE LEVEL, APOCALYPSE, FAIR PLAY,
    THE FINISH, COPY, MERCY and NO, THANKS; { $deck } cards.
    .title = Speed Run
clause-H-M-OWN = Put together any deck you like, card by card, with more of one than the box holds if you want. It
    must be enough to deal { $hand } cards each and to turn up one with a colour. The manual's advice is shown but
    forbids nothing: no SPICE MIX with more than 5 players, no extra GHOST PEPPER SPRAY with more than 6.
    .title = A deck of your own
