import type { Ink, Pen } from './pen.ts';

/** A small marigold. */
function bloom(
  pen: Pen,
  [x, y]: readonly [number, number],
  [dark, light]: readonly [string, string],
): void {
  pen.around(9, [x, y], () => pen.dot(x, y - 6.4, 3.2, dark));
  pen.around(7, [x, y], () => pen.dot(x, y - 3.6, 2.6, light));
  pen.dot(x, y, 2.4, '#fff0a8');
}

export function garland(pen: Pen): void {
  const orange = ['#f0620c', '#ff9d2a'] as const;
  const yellow = ['#f5a90f', '#ffdc5a'] as const;
  pen.line('M50 12 V4', '#e8c26a', 2.6);
  pen.around(14, [50, 44], (index) => {
    if (index % 2) pen.fill('M50 3 C56 5 58 11 54 16 C48 14 47 8 50 3Z', ['#7fd65a', '#2a8a3a']);
  });
  pen.around(14, [50, 44], (index) => bloom(pen, [50, 14], index % 2 ? yellow : orange));
  pen.dot(50, 44, 20, '#7a1238');
  pen.dot(50, 44, 18.4, ['#ff7aa0', '#b5134e']);
  pen.around(8, [50, 44], () =>
    pen.fill('M50 42 C46 36 47 31 50 28 C53 31 54 36 50 42Z', '#ffe08a'),
  );
  pen.dot(50, 44, 4.4, ['#fff6c8', '#f0a01c']);
  bloom(pen, [50, 83], orange);
  pen.line('M50 90 V98 M45 90 L43 97 M55 90 L57 97', '#ffd24a', 2.6);
}

export function ferrisWheel(pen: Pen): void {
  pen.line('M50 46 L28 94 M50 46 L72 94', '#5a2a8a', 6);
  pen.line('M50 46 L28 94 M50 46 L72 94', '#c9a0ff', 2);
  pen.fill('M16 92 H84 L88 98 H12Z', ['#ffd76a', '#b8700f']);
  pen.around(8, [50, 46], () => pen.line('M50 46 V10', '#ffe9b0', 1.8));
  pen.line('M50 9 a37 37 0 0 1 0 74 a37 37 0 0 1 0 -74Z', '#a8123e', 5);
  pen.line('M50 9 a37 37 0 0 1 0 74 a37 37 0 0 1 0 -74Z', '#ff8a72', 2.4);
  pen.line('M50 24 a22 22 0 0 1 0 44 a22 22 0 0 1 0 -44Z', '#ffd24a', 2.2);
  pen.around(24, [50, 46], () => pen.dot(50, 9, 1.3, '#fff6c8'), 7.5, 367.5);
  const inks: readonly Ink[] = [
    ['#ffe27a', '#f0a01c'],
    ['#7ff0d8', '#12948f'],
    ['#ff9ad0', '#c01f7a'],
    ['#a8c8ff', '#3f5fd0'],
  ];
  for (let cabin = 0; cabin < 8; cabin += 1) {
    const angle = (cabin / 8) * Math.PI * 2;
    const [x, y] = [50 + Math.sin(angle) * 37, 46 - Math.cos(angle) * 37];
    pen.fill(
      `M${x - 8} ${y} H${x + 8} Q${x + 8} ${y + 11} ${x} ${y + 11} Q${x - 8} ${y + 11} ${x - 8} ${y}Z`,
      '#3a1430',
    );
    pen.dot(x, y + 3.4, 6.6, inks[cabin % 4] ?? '#ffffff');
    pen.fill(`M${x - 8.5} ${y + 1} Q${x} ${y - 10} ${x + 8.5} ${y + 1}Z`, '#fff3d8');
    pen.line(`M${x - 8.5} ${y + 1} H${x + 8.5}`, '#a8123e', 1.6);
  }
  pen.dot(50, 46, 7, ['#ffe9a0', '#d9860f']);
  pen.dot(50, 46, 3, '#a8123e');
}

export function elephant(pen: Pen): void {
  pen.twice(() => {
    pen.fill('M36 30 C20 14 0 22 2 48 C3 68 18 76 32 64Z', ['#9fb4d8', '#4a5c92']);
    pen.fill('M32 36 C22 24 8 30 9 48 C10 62 20 66 29 58Z', ['#ffc0cc', '#d0728e']);
    pen.line('M8 60 Q14 71 24 69', '#ffd76a', 2.2);
    pen.dot(13, 69, 2.6, '#ffd76a');
  });
  pen.fill(
    'M50 10 C70 10 80 28 76 48 C74 60 66 66 60 70 H40 C34 66 26 60 24 48 C20 28 30 10 50 10Z',
    ['#b4c6e6', '#5f74ac'],
  );
  pen.twice(() => {
    pen.fill('M33 60 C27 70 28 82 37 88 C36 80 38 74 43 68Z', ['#ffffff', '#e8d8b8']);
    pen.line('M30 71 L39 74', '#f0a82c', 2.6);
  });
  pen.fill(
    'M38 52 C42 66 37 78 42 88 C47 98 62 99 66 89 C68 82 61 79 58 84 C55 88 53 84 55 76 C57 66 60 60 62 52Z',
    ['#a8bce0', '#566aa4'],
  );
  pen.line('M43 66 Q49 69 55 66 M42 74 Q48 77 53 74 M43 82 Q48 84 52 81', '#3f5288', 1.6);
  pen.twice(() => {
    pen.dot(34, 47, 4, '#fffbe8');
    pen.dot(34.6, 47.4, 2.7, '#1c1430');
    pen.dot(33.8, 46.4, 0.9, '#ffffff');
    pen.line('M29 42 Q34 38 39 42', '#3f5288', 1.8);
  });
  pen.fill(
    'M50 6 C62 6 70 14 72 24 Q62 28 60 38 Q54 42 50 56 Q46 42 40 38 Q38 28 28 24 C30 14 38 6 50 6Z',
    ['#ff5c7a', '#a3124a'],
  );
  pen.line('M28 24 Q38 28 40 38 Q46 42 50 56 Q54 42 60 38 Q62 28 72 24', '#ffd76a', 2.8);
  pen.fill('M50 16 C57 22 57 30 50 37 C43 30 43 22 50 16Z', ['#8ff0e0', '#12847f']);
  pen.line('M50 16 C57 22 57 30 50 37 C43 30 43 22 50 16Z', '#ffe9a0', 1.8);
  pen.twice(() => pen.dot(37, 19, 2.4, '#ffd76a'));
  pen.dot(50, 8, 3.2, '#ffe08a');
}

export function balloons(pen: Pen): void {
  pen.line('M26 52 Q36 74 50 96 M74 50 Q62 74 50 96 M50 64 V96', '#fff0d8', 1.5);
  const balloon = (x: number, y: number, ink: Ink, knot: string): void => {
    pen.fill(`M${x} ${y + 24} l-4 6 h8Z`, knot);
    pen.fill(
      `M${x} ${y - 24} c15 0 21 12 20 23 c-1 13 -11 24 -20 26 c-9 -2 -19 -13 -20 -26 c-1 -11 5 -23 20 -23Z`,
      ink,
    );
    pen.line(`M${x - 12} ${y - 4} q1 -10 9 -14`, '#ffffffcc', 3);
  };
  balloon(25, 30, ['#7ff0e0', '#0b8f9c'], '#0b7f8c');
  balloon(75, 28, ['#ffe58a', '#f0900f'], '#d9780a');
  balloon(50, 40, ['#ff9ab8', '#d01850'], '#b0103e');
  pen.fill('M50 84 l-10 -6 q-4 8 2 11Z M50 84 l10 -6 q4 8 -2 11Z', '#c79aff');
  pen.dot(50, 84, 2.4, '#8a4fd8');
}

export function kulfi(pen: Pen): void {
  const stick = (turn: number, ink: Ink, edge: string): void => {
    pen.canvas.save();
    pen.canvas.translate(50, 92);
    pen.canvas.rotate(turn);
    pen.canvas.translate(-50, -92);
    pen.line('M50 62 V95', '#8a5426', 7);
    pen.line('M50 64 V94', '#f0c890', 4.4);
    pen.fill('M37 16 C37 2 63 2 63 16 L69 64 Q69 72 61 72 H39 Q31 72 31 64Z', edge);
    pen.fill('M39 17 C39 5 61 5 61 17 L66.5 63 Q66.5 69.5 60 69.5 H40 Q33.5 69.5 33.5 63Z', ink);
    pen.line('M46 14 L43 64 M54 14 L57 64', edge, 1.6);
    pen.line('M41 22 L38.4 48', '#ffffffd0', 3);
    for (const [x, y] of [
      [50, 24],
      [60, 36],
      [49, 44],
      [62, 56],
      [46, 58],
    ] as const)
      pen.fill(`M${x - 2.6} ${y} l2.6 -2 l2.6 2 l-2.6 2Z`, '#4f9a34');
    pen.canvas.restore();
  };
  stick(-0.34, ['#fff6da', '#f2c078'], '#c98a44');
  stick(0.34, ['#ffd0dc', '#f07a9c'], '#b53a66');
}

export function pinwheel(pen: Pen): void {
  pen.line('M50 44 L56 97', '#8a5426', 5);
  pen.line('M50 48 L55 94', '#f0c890', 1.8);
  const inks: readonly (readonly [string, string])[] = [
    ['#ff5c8a', '#a8124e'],
    ['#ffd24a', '#d9820c'],
    ['#3fd8c8', '#0b7484'],
  ];
  pen.around(6, [50, 44], (index) => {
    const [face, fold] = inks[index % 3] ?? ['#ffffff', '#888888'];
    pen.fill('M50 44 L46 4 Q62 2 72 16 Z', fold);
    pen.fill('M50 44 L46 4 C62 8 62 28 50 44Z', face);
    pen.line('M46.6 6 C58 12 58 26 51 40', '#ffffff80', 1.4);
  });
  pen.dot(50, 44, 6, ['#fff6c8', '#e09a1c']);
  pen.dot(50, 44, 2.4, '#a8124e');
}
