import type { Ink, Pen } from './pen.ts';

export function seven(pen: Pen): void {
  const shape = 'M18 14 H84 V30 C66 48 58 66 56 92 H32 C34 66 44 48 58 34 H30 V42 H18Z';
  pen.canvas.save();
  pen.canvas.translate(2, 3);
  pen.fill(shape, '#5c0a12');
  pen.canvas.restore();
  pen.line(shape, '#5c0a12', 9);
  pen.line(shape, '#ffe9a0', 5);
  pen.fill(shape, ['#ff7a5c', '#c4101e']);
  pen.line('M24 21 H78 M40 86 C42 66 50 52 62 40', '#ffd0b8', 2.6);
  pen.fill('M70 8 L74 16 L83 17 L76 23 L78 32 L70 27 L62 32 L64 23 L57 17 L66 16Z', [
    '#fff3b8',
    '#ffb01f',
  ]);
}

export function bell(pen: Pen): void {
  pen.dot(50, 86, 9, ['#ffd76a', '#8a4f08']);
  pen.fill(
    'M50 10 C72 12 76 32 78 52 C79 64 84 70 90 78 H10 C16 70 21 64 22 52 C24 32 28 12 50 10Z',
    ['#ffe68a', '#e08a12'],
  );
  pen.fill('M62 14 C76 24 76 44 78 54 C79 66 84 70 90 78 H66 C72 54 72 30 62 14Z', '#a85a0899');
  pen.line('M33 24 C27 36 27 50 25 60', '#fff8d8', 4.5);
  pen.fill('M8 74 H92 Q94 82 90 84 H10 Q6 82 8 74Z', ['#fff0a8', '#c4720c']);
  pen.line('M26 60 H76', '#a85a08', 2.4);
  pen.fill('M42 12 Q42 3 50 3 Q58 3 58 12 L54 14 Q54 8 50 8 Q46 8 46 14Z', ['#ffe68a', '#b8690a']);
  pen.fill('M40 4 L24 0 Q20 12 26 18 L46 12Z', ['#ff6a7a', '#b81238']);
  pen.fill('M60 4 L76 0 Q80 12 74 18 L54 12Z', ['#ff6a7a', '#b81238']);
}

const barInks: readonly (readonly [Ink, string])[] = [
  [['#6fe0a8', '#0f7a52'], '#06402a'],
  [['#6fb8ff', '#1a4ab8'], '#0a1f5c'],
  [['#ff9ad0', '#b8186a'], '#5c0834'],
];

function bar(pen: Pen, y: number, [face, edge]: readonly [Ink, string]): void {
  const { canvas } = pen;
  canvas.save();
  canvas.beginPath();
  canvas.roundRect(7, y, 86, 27, 8);
  canvas.fillStyle = edge;
  canvas.fill();
  canvas.restore();
  canvas.save();
  canvas.translate(0, y - 36);
  pen.fill('M14 38 H86 Q91 38 91 43 V55 Q91 60 86 60 H14 Q9 60 9 55 V43 Q9 38 14 38Z', face);
  pen.line('M14 41 H86', '#ffffffb0', 2);
  canvas.font = "800 19px Georgia, 'Times New Roman', serif";
  canvas.textAlign = 'center';
  canvas.textBaseline = 'middle';
  canvas.direction = 'ltr';
  canvas.strokeStyle = edge;
  canvas.lineWidth = 4;
  canvas.lineJoin = 'round';
  canvas.strokeText('BAR', 50, 50);
  canvas.fillStyle = '#fff8e0';
  canvas.fillText('BAR', 50, 50);
  canvas.restore();
}

const bars =
  (count: 1 | 2 | 3) =>
  (pen: Pen): void => {
    const inks = barInks[count - 1];
    if (!inks) return;
    const first = 50 - count * 15 + 1.5;
    for (let index = 0; index < count; index += 1) bar(pen, first + index * 30, inks);
  };

export const oneBar = bars(1);
export const twoBars = bars(2);
export const threeBars = bars(3);

export function rickshaw(pen: Pen): void {
  pen.fill('M26 58 C22 30 36 8 66 10 C82 12 86 24 84 34 C70 22 52 26 48 58Z', [
    '#ff5c8a',
    '#b8124a',
  ]);
  pen.line('M34 52 C34 34 44 20 62 18 M42 54 C42 38 52 26 72 24', '#ffd76a', 2.6);
  for (const [x, y] of [
    [36, 30],
    [50, 17],
    [66, 14],
  ] as const)
    pen.dot(x, y, 3.2, '#6fe0d0');
  pen.fill('M24 56 H56 V72 H28Z', ['#ffcf4a', '#e0701a']);
  pen.around(6, [40, 64], () => pen.dot(40, 59.5, 2.2, '#d8184a'));
  pen.dot(40, 64, 2.4, '#fff6d0');
  pen.line('M56 70 L74 70 L84 46 M74 70 L66 50 H58 M84 46 L90 42', '#2a8f7a', 4.2);
  pen.fill('M60 47 H72 Q74 50 72 52 H60Z', '#3a1c10');
  for (const [x, y, r] of [
    [32, 78, 16],
    [82, 78, 15],
  ] as const) {
    pen.dot(x, y, r, '#2a1a14');
    pen.dot(x, y, r - 3.2, '#f0e0c0');
    pen.around(8, [x, y], () => pen.line(`M${x} ${y} L${x} ${y - r + 4}`, '#8a6a4a', 1.3));
    pen.dot(x, y, 3.4, ['#ffd76a', '#b8690a']);
  }
}
