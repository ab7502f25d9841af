# The lessons, in the browser and in the terminal ($where is page or terminal): learn-<game>-<lesson> is what to do, .title its name, .done the result.

learn-step = Lesson { $number } of { $count }
learn-not-yet = You could, but this lesson wants something else. Nothing has happened; try again.
learn-ready = I am ready
learn-next = Next lesson
learn-again = Repeat this lesson
learn-back = Previous lesson
learn-over = That is all you need.
learn-puzzles = Now test yourself: puzzles
learn-play = Play { $game } against bots

learn-spicy-lead = It is your turn and the stack is empty. Whoever begins says 1, 2 or 3 of any spice. Pick your 1 chili, say “1 chili” and play it face down: nobody sees it.
    .title = Begin a stack
    .done = Bo went on with “4 chili”. True or not? Only Bo knows.
learn-spicy-bluff = Each claim must be higher than the last one, in the same spice. You hold no chili at all. Never mind: pick any card and say a higher number of chili.
    .title = Bluff
    .done = Nobody dared to doubt you. The others passed and drew a card each.
learn-spicy-challenge = Cy says “9 wasabi”, but you hold all three of them! A challenge names one thing: the number or the spice. { $where ->
    [terminal] Say that the number is wrong.
   *[page] Hold “Wrong number!” down for a moment.
}
    .title = Challenge
    .done = It was a 7, so the number was wrong and the stack is yours: a point for each card. Cy draws 2 and begins anew. Had the number been right, Cy would have won the stack.
learn-spicy-wild = A wild spice is every spice and no number; a wild number is every number and no spice. Play your wild spice as a higher number of pepper.
    .title = Wild cards
    .done = Bo doubted the spice, and a wild spice has every spice: the stack is yours and Bo draws 2. Against “wrong number” it would have been lost.
learn-spicy-pass = After a 10 only 1, 2 or 3 of the same spice may follow. Not tempted? { $where ->
    [terminal] Pass
   *[page] Hold “Pass” down
}: you draw a card, and the top card can still be challenged by anyone.
    .title = Pass
    .done = Bo did not believe the 10, but it was true. Cy takes the stack; Bo draws 2 and begins.
learn-spicy-last = Your last card! If nobody refutes it you earn a trophy, worth 10 points. Play your 3 pepper as what it is.
    .title = The last card
    .done = A trophy, and six new cards. A second trophy wins at once. Otherwise the third trophy or the World's End card ends the game: 1 point for each won card, 10 for each trophy, −1 for each card in hand.
learn-spicy-end = Only one card is left above the World's End card: whoever draws it ends the game. You lead by 6 points to 4. { $where ->
    [terminal] Pass
   *[page] Hold “Pass” down
}: you draw, and it is over.
    .title = World's End
    .done = The game is over and you have won: 6 won cards minus the 2 in your hand make 4 points.

learn-heated-match = Play a card of the colour in play or with the same image as the top card. Your blue 3 and your green 7 both go on the blue 7.
    .title = Match
    .done = Colour or image must match. Special cards go on anything. Whoever has no card left wins.
learn-heated-draw = Nothing in your hand goes on the blue 7. Draw until a card can be played, then play it.
    .title = Draw
    .done = You could also have asked the others for help before drawing.
learn-heated-stack = Bo played { card-heated-draw2 } at you. Do not draw: put your own { card-heated-draw2 } on it, and the next player has to draw 4.
    .title = Pass it on
    .done = Cy had none and drew 4.
learn-heated-black = BLACK cards go on anything, and their player names the colour play goes on with. You hold green cards: play { card-heated-adjust } and name green.
    .title = Black cards
    .done = Green it is.
learn-heated-slap = { card-heated-hot }! Everyone slaps, and whoever is last draws 2. Quick, slap!
    .title = Slap
    .done = Cy was last.
learn-heated-call = Two cards left. Play one, and as it lands call HEATED! before somebody else does: if you are caught, you draw 2.
    .title = Call HEATED!
    .done = Called in time: nobody can catch you now.
learn-heated-out = One card, and it fits: a 5 on a 5. Play it.
    .title = Go out
    .done = No card left: you have won.
learn-heated-help = Nothing goes on the blue 7. Instead of drawing you may ask for help. Ask, take the card somebody offers, and play it.
    .title = Ask for help
    .done = Bo gave you a blue 6. Whoever helps gets rid of a card; you never know what you take.
learn-heated-no-thanks = Bo plays { card-heated-swap } and wants your small hand for a big one. A card aimed at you waits a moment for your answer: play { card-heated-no-thanks }!
    .title = { card-heated-no-thanks }
    .done = Cancelled: you keep your hand. Only cards that hit you can be refused.
learn-heated-jump = Cy played a blue 5, and you hold the very same card. It is not your turn, but an identical card may jump in: play yours before Bo goes on.
    .title = Jump in
    .done = You jumped in, and play goes on from you: whoever came before you is skipped.
learn-heated-ghost = { card-heated-ghost }: you number the others, and each draws as many cards. Bo has only 2 cards. Play it, name green, then choose Cy first and Bo second: Bo draws 2.
    .title = { card-heated-ghost }
    .done = Cy drew 1 card and Bo 2.
