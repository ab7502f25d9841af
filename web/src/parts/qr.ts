/**
 * QR codes for links: bytes, error correction M, versions 1 to 6 (up to 106 bytes), after ISO/IEC 18004.
 * A small encoder instead of a library: a link is all we ever show.
 */

/** By version: data codewords, error correction codewords per block, blocks. */
const VERSIONS: [data: number, correction: number, blocks: number][] = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
];
const FORMAT_M = 0; // the two bits that name level M

// --- the field with 256 elements -------------------------------------------------------------------------------------

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  LOG[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}
for (let i = 255; i < 512; i++) EXP[i] = EXP[i - 255] ?? 0;

const times = (a: number, b: number) => (a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0);

/** The remainder that corrects errors. */
function correct(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, j) => {
      next[j] = (next[j] ?? 0) ^ factor;
      next[j + 1] = (next[j + 1] ?? 0) ^ times(factor, EXP[i] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0;
    generator.forEach((factor, j) => (rest[i + j] = (rest[i + j] ?? 0) ^ times(factor, lead)));
  }
  return rest.slice(data.length);
}

// --- the codewords ---------------------------------------------------------------------------------------------------

function codewords(bytes: Uint8Array, version: number): number[] {
  const [capacity, correction, blocks] = VERSIONS[version - 1] ?? [0, 0, 1];
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4); // bytes
  put(bytes.length, 8);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0; data.length < capacity; pad++) data.push(pad % 2 ? 0x11 : 0xec);
  // All blocks of these versions are of equal length.
  const length = capacity / blocks;
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * length, (i + 1) * length));
  const checks = parts.map((part) => correct(part, correction));
  const mixed: number[] = [];
  for (let i = 0; i < length; i++) parts.forEach((part) => mixed.push(part[i] ?? 0));
  for (let i = 0; i < correction; i++) checks.forEach((check) => mixed.push(check[i] ?? 0));
  return mixed;
}

// --- the picture -----------------------------------------------------------------------------------------------------

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

class Picture {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.fixed = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.#finder(0, 0);
    this.#finder(0, this.size - 7);
    this.#finder(this.size - 7, 0);
    for (let i = 8; i < this.size - 8; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    if (version > 1) this.#alignment(this.size - 7, this.size - 7);
    this.format(0); // reserves the places
  }

  set(row: number, column: number, dark: boolean, fixed = true) {
    const darks = this.dark[row];
    const fixes = this.fixed[row];
    if (!darks || !fixes || column < 0 || column >= this.size) return;
    darks[column] = dark;
    if (fixed) fixes[column] = true;
  }

  is(row: number, column: number): boolean {
    return this.dark[row]?.[column] ?? false;
  }

  #finder(top: number, left: number) {
    for (let r = -1; r <= 7; r++) {
      for (let c = -1; c <= 7; c++) {
        const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
        this.set(top + r, left + c, ring !== 2 && ring !== 4);
      }
    }
  }

  #alignment(row: number, column: number) {
    for (let r = -2; r <= 2; r++) {
      for (let c = -2; c <= 2; c++) this.set(row + r, column + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  }

  format(mask: number) {
    const value = (FORMAT_M << 3) | mask;
    let rest = value << 10;
    for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0b10100110111 << (i - 10);
    const bits = ((value << 10) | rest) ^ 0b101010000010010;
    const bit = (i: number) => ((bits >> i) & 1) === 1;
    const last = this.size - 1;
    for (let i = 0; i < 6; i++) this.set(i, 8, bit(i));
    this.set(7, 8, bit(6));
    this.set(8, 8, bit(7));
    this.set(8, 7, bit(8));
    for (let i = 9; i < 15; i++) this.set(8, 14 - i, bit(i));
    for (let i = 0; i < 8; i++) this.set(8, last - i, bit(i));
    for (let i = 8; i < 15; i++) this.set(last - 14 + i, 8, bit(i));
    this.set(last - 7, 8, true);
  }

  fill(words: number[], mask: (row: number, column: number) => boolean) {
    let i = 0;
    for (let right = this.size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5; // the timing pattern
      for (let step = 0; step < this.size; step++) {
        const upwards = ((right + 1) & 2) === 0;
        const row = upwards ? this.size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]?.[column]) continue;
          const bit = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1;
          this.set(row, column, bit !== mask(row, column), false);
          i++;
        }
      }
    }
  }

  /** How hard it is to read. */
  penalty(): number {
    let total = 0;
    const n = this.size;
    const lines: ((i: number) => boolean)[] = [];
    for (let k = 0; k < n; k++) lines.push((i) => this.is(k, i), (i) => this.is(i, k));
    for (const line of lines) {
      for (let i = 0; i < n; ) {
        let run = 1;
        while (i + run < n && line(i + run) === line(i)) run++;
        if (run >= 5) total += run - 2;
        i += run;
      }
      for (let i = 0; i + 11 <= n; i++) {
        const text = Array.from({ length: 11 }, (_, j) => (line(i + j) ? "1" : "0")).join("");
        if (text === "10111010000" || text === "00001011101") total += 40;
      }
    }
    let darks = 0;
    for (let r = 0; r < n; r++) {
      for (let c = 0; c < n; c++) {
        if (this.is(r, c)) darks++;
        const same = this.is(r, c);
        if (r + 1 < n && c + 1 < n && [this.is(r + 1, c), this.is(r, c + 1), this.is(r + 1, c + 1)].every((x) => x === same)) {
          total += 3;
        }
      }
    }
    return total + 10 * Math.floor(Math.abs((darks * 100) / (n * n) - 50) / 5);
  }
}

/** The modules of the code, row by row; null if the text is too long for a link. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = VERSIONS.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  let best: Picture | null = null;
  let least = Infinity;
  MASKS.forEach((mask, i) => {
    const picture = new Picture(version);
    picture.fill(words, mask);
    picture.format(i);
    const penalty = picture.penalty();
    if (penalty < least) [best, least] = [picture, penalty];
  });
  return (best as Picture | null)?.dark ?? null;
}
