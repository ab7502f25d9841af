/** The shape on the back of every card. */
export const FLAME =
  "M25 1c2 10 14 14 14 28 0 10-6.5 17-15 17S9 39.5 9 30.5c0-6.5 3.5-10 6.5-14 .5 4.3 2 6.5 4.5 7.5C21 15 21 9.5 25 1z";
