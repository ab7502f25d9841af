/**
 * Where the others sit around the table. The viewer sits below the oval; the others follow clockwise, from the
 * lower left over the top to the lower right. With little room they sit along three sides instead.
 */
export interface Point {
  x: number;
  y: number;
}

/** Between two neighbours, pointing clockwise: degrees from "to the right". */
export interface Arrow extends Point {
  angle: number;
}

export interface Oval {
  /** Whether there is room for a real oval. */
  round: boolean;
  /** The size of the box each seat has, and the width of a face in it. */
  slot: { width: number; height: number };
  face: number;
  /** The middle of each seat, in their order. */
  spots: Point[];
  arrows: Arrow[];
  /** What is left for the middle: distances from the edges of the box. */
  inset: { top: number; side: number; bottom: number };
  /** The rim: half its axes, its centre, and how square it is (2 is an ellipse). */
  rim: { x: number; y: number; a: number; b: number; square: number };
}

/** Pixels. Below these an oval with people around it leaves nothing for the cards in its middle. */
const ROUND = { width: 700, height: 290 };
const NARROWEST = 62; // a seat at the edge of a phone
const PLATE = 44; // the name and what is counted, below a face
const BUBBLE = 8; // what its player says or does, which pokes out above a face
const TAG = 14; // "next", which hangs below a plate
const STEPS = 240;

const clamp = (least: number, wish: number, most: number) => Math.max(least, Math.min(most, wish));

export function arrange(others: number, width: number, height: number): Oval {
  return width >= ROUND.width && height >= ROUND.height ? around(others, width, height) : along(others, width, height);
}

/** A superellipse, clockwise from its lowest point: its points lie close together where it bends. */
function outline(a: number, b: number, square: number): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = Math.PI / 2 + (i / STEPS) * 2 * Math.PI;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    return { x: a * Math.sign(c) * Math.abs(c) ** (2 / square), y: b * Math.sign(s) * Math.abs(s) ** (2 / square) };
  });
}

/** The same in even steps of its length. */
function walk(a: number, b: number, square: number): (share: number) => Point {
  const points = outline(a, b, square);
  const gone = [0];
  for (let i = 1; i <= STEPS; i++) {
    gone.push(gone[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y));
  }
  return (share) => {
    const wanted = clamp(0, share, 1) * gone[STEPS]!;
    const next = Math.max(1, gone.findIndex((one) => one >= wanted));
    const part = (wanted - gone[next - 1]!) / (gone[next]! - gone[next - 1]! || 1);
    const [from, to] = [points[next - 1]!, points[next]!];
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
}

function around(others: number, width: number, height: number): Oval {
  const face = clamp(38, Math.min(height * 0.14, width * 0.075, (width * 0.62) / Math.max(4, others)), 112);
  const slot = { width: clamp(92, face * 1.75, 200), height: face + clamp(PLATE, face * 0.56, 62) };
  const a = (width - slot.width) / 2 - 4;
  const b = (height - slot.height / 2 - BUBBLE - 10) / 2;
  const centre = { x: width / 2, y: slot.height / 2 + BUBBLE + b };
  const square = 2.5;
  const at = walk(a, b, square);
  // The lowest part of the rim is the viewer's; nobody sits so low that a name would hang over the edge.
  const own = clamp(0.12, 1 / (others + 1), 0.26);
  const share = (i: number) => (others === 1 ? 0.5 : own + ((1 - 2 * own) * i) / (others - 1));
  const lowest = height - slot.height / 2 - TAG;
  const spot = (part: number) => {
    const { x, y } = at(part);
    return { x: centre.x + x, y: Math.min(lowest, centre.y + y) };
  };
  const spots = Array.from({ length: others }, (_, i) => spot(share(i)));
  const between = [share(0) / 2, ...spots.slice(1).map((_, i) => (share(i) + share(i + 1)) / 2), 1 - share(0) / 2];
  const arrows = between.map((part) => {
    const [from, to] = [at(part - 0.01), at(part + 0.01)];
    const { x, y } = at(part);
    return { x: centre.x + x, y: centre.y + y, angle: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
  });
  return {
    round: true,
    slot,
    face,
    spots,
    arrows,
    inset: { top: others === 2 ? face * 0.6 : slot.height + BUBBLE, side: slot.width + 6, bottom: 22 },
    rim: { ...centre, a, b, square },
  };
}

function along(others: number, width: number, height: number): Oval {
  const room = Math.max(1, Math.floor(width / NARROWEST));
  const side = others > room ? Math.ceil((others - room) / 2) : 0;
  const top = others - 2 * side;
  const wide = Math.min(116, Math.max(NARROWEST, width / Math.max(top, 3)));
  const face = clamp(30, Math.min(width * 0.11, height * 0.15), 64);
  const slot = { width: side > 0 ? width / Math.max(top, room) : wide, height: face + PLATE };
  const row = slot.height / 2 + BUBBLE + 3;
  const step = side > 0 ? Math.min(slot.height + 10, (height - slot.height * 1.5) / side) : 0;
  const left = { x: slot.width / 2, right: width - slot.width / 2 };
  const first = width / 2 - ((top - 1) * slot.width) / 2;
  const spots = [
    ...Array.from({ length: side }, (_, i) => ({ x: left.x, y: row + step * (side - i) })),
    ...Array.from({ length: top }, (_, i) => ({ x: first + i * slot.width, y: row })),
    ...Array.from({ length: side }, (_, i) => ({ x: left.right, y: row + step * (i + 1) })),
  ];
  const arrows = spots.slice(1).map((to, i) => {
    const from = spots[i]!;
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    // Beside the faces, not across the names.
    const level = from.y === to.y;
    return { x: (from.x + to.x) / 2, y: level ? from.y - PLATE / 2 : (from.y + to.y) / 2 - (from.x === to.x ? 0 : 6), angle };
  });
  const inset = { top: slot.height + BUBBLE + 4, side: side > 0 ? slot.width : 0, bottom: 4 };
  const rim = { x: width / 2, y: row + (height - row) / 2, a: width / 2 - 3, b: (height - row) / 2 - 2, square: 5 };
  return { round: false, slot, face, spots, arrows, inset, rim };
}

/** The rim as a path. */
export function rimPath({ x, y, a, b, square }: Oval["rim"]): string {
  const points = outline(Math.max(1, a), Math.max(1, b), square).slice(1);
  return `M${points.map((one) => `${(x + one.x).toFixed(1)} ${(y + one.y).toFixed(1)}`).join("L")}z`;
}
