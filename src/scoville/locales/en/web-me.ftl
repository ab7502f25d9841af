# A person's name and cat, on every page.

me-spices = Saffron, Ginger, Cinnamon, Nutmeg, Vanilla, Caraway, Turmeric, Juniper, Clove, Sesame, Fennel, Sumac
me-paws = Paw, Whisker, Tail, Claw, Purr, Pounce, Ear, Nose
me-invented = { $spice } { $paw }
me-change = Your name and cat:
me-another = Another name
me-your-cat = Your cat
me-cat = Cat { $number }
me-done = Done
me-you-are = You sit down as
me-pace = Speed of the animations
me-waits = Wait for me after a reveal
me-notify = Notify me when it is my turn
clock-your-turn = Your turn
offline-title = You are offline
offline-more = Scoville needs its server, which cannot be reached just now. Your seat is kept: come back as soon as you are online.
offline-again = Try again
