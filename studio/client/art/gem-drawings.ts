import type { Pen } from './pen.ts';

/** A cut stone: its outline as points, each joined to the central table by a facet with its own shade. */
interface Cut {
  readonly outline: readonly (readonly [number, number])[];
  /** Light, middle, dark, and the edge. */
  readonly inks: readonly [string, string, string, string];
  /** Size of the table on top. */
  readonly table: number;
}

const gem =
  ({ outline, inks: [light, middle, dark, edge], table }: Cut) =>
  (pen: Pen): void => {
    const inner = outline.map(([x, y]) => [50 + (x - 50) * table, 48 + (y - 48) * table] as const);
    const path = `M${outline.map((point) => point.join(' ')).join(' L')}Z`;
    pen.line(path, edge, 8);
    pen.fill(path, [middle, dark]);
    outline.forEach((point, index) => {
      const next = outline[(index + 1) % outline.length] ?? point;
      const [near, far] = [inner[index] ?? point, inner[(index + 1) % inner.length] ?? next];
      const facing = (point[0] + next[0]) / 2 + (point[1] + next[1]) / 1.4;
      const ink = facing < 96 ? light : facing < 128 ? middle : dark;
      const facet = [point, next, far, near].map((corner) => corner.join(' ')).join(' L');
      pen.fill(`M${facet}Z`, ink);
      pen.line(`M${facet}Z`, `${edge}55`, 0.8);
    });
    const top = `M${inner.map((point) => point.join(' ')).join(' L')}Z`;
    pen.fill(top, [light, middle]);
    pen.line(top, '#ffffff99', 1.4);
    pen.fill('M38 34 L52 30 L42 46 L32 50Z', '#ffffff8c');
    pen.fill('M76 14 L78.4 20.6 L85 23 L78.4 25.4 L76 32 L73.6 25.4 L67 23 L73.6 20.6Z', '#ffffff');
  };

function ring(corners: number, { turn = 0, wide = 42, tall = 42 } = {}): [number, number][] {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((index / corners) * 360 + turn - 90) * (Math.PI / 180);
    return [
      Math.round((50 + Math.cos(angle) * wide) * 10) / 10,
      Math.round((50 + Math.sin(angle) * tall) * 10) / 10,
    ];
  });
}

export const ruby = gem({
  outline: ring(8, { turn: 22.5 }),
  inks: ['#ff9aa4', '#f0304a', '#9c0a28', '#4a0414'],
  table: 0.58,
});
export const emerald = gem({
  outline: [
    [30, 8],
    [70, 8],
    [84, 22],
    [84, 78],
    [70, 92],
    [30, 92],
    [16, 78],
    [16, 22],
  ],
  inks: ['#a8ffce', '#1fc47a', '#0a6a42', '#04301e'],
  table: 0.6,
});
export const sapphire = gem({
  outline: ring(6, { wide: 44, tall: 44 }),
  inks: ['#a8d0ff', '#2f74f0', '#0f2f9c', '#061444'],
  table: 0.56,
});
export const amethyst = gem({
  outline: [
    [50, 96],
    [10, 52],
    [14, 26],
    [32, 12],
    [50, 24],
    [68, 12],
    [86, 26],
    [90, 52],
  ],
  inks: ['#f0c4ff', '#b04af0', '#5c129c', '#2a0650'],
  table: 0.56,
});
export const topaz = gem({
  outline: [
    [50, 5],
    [72, 34],
    [84, 62],
    [74, 84],
    [50, 94],
    [26, 84],
    [16, 62],
    [28, 34],
  ],
  inks: ['#fff0a8', '#ffb01f', '#c4640a', '#5c2a04'],
  table: 0.54,
});
export const diamond = gem({
  outline: [
    [28, 16],
    [72, 16],
    [96, 42],
    [50, 94],
    [4, 42],
  ],
  inks: ['#ffffff', '#a8e4f8', '#4a9cc4', '#1a4a68'],
  table: 0.5,
});
export const garnet = gem({
  outline: [
    [50, 6],
    [94, 50],
    [50, 94],
    [6, 50],
  ],
  inks: ['#ffb08a', '#f0603a', '#a82a0a', '#501004'],
  table: 0.52,
});
export const opal = gem({
  outline: ring(12, { turn: 15, wide: 44, tall: 36 }),
  inks: ['#fff4ff', '#c8e8f0', '#b898d8', '#4a4a78'],
  table: 0.66,
});
export const jade = gem({
  outline: [
    [50, 8],
    [92, 84],
    [76, 92],
    [24, 92],
    [8, 84],
  ],
  inks: ['#d8ffb0', '#7ac43a', '#3a7a14', '#183a06'],
  table: 0.5,
});

/** Represents all stones: a star in all their colours. */
export function starOfGems(pen: Pen): void {
  const inks = ['#f0304a', '#ffb01f', '#1fc47a', '#2f74f0', '#b04af0'];
  pen.dot(50, 50, 46, '#3a1c02');
  pen.dot(50, 50, 43, ['#fff0a8', '#d8860a']);
  pen.around(5, [50, 50], (index) => {
    pen.fill('M50 8 L62 38 L50 50 L38 38Z', inks[index] ?? '#ffffff');
    pen.fill('M50 8 L50 50 L38 38Z', '#ffffff55');
  });
  pen.around(5, [50, 50], () => pen.dot(50, 90, 3.4, '#fffbe0'));
  pen.dot(50, 50, 13, '#8a4a04');
  pen.dot(50, 50, 11, ['#ffffff', '#ffd76a']);
}
