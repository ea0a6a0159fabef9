import type { Pen } from './pen.ts';

export function honeycomb(pen: Pen): void {
  pen.fill(
    'M14 30 C10 8 40 4 54 10 C78 4 94 20 88 42 C86 66 68 70 60 90 C56 78 34 76 24 60 C14 52 10 42 14 30Z',
    ['#ffc94d', '#b8620c'],
  );
  const cells: readonly [number, number][] = [
    [30, 26],
    [46, 26],
    [62, 26],
    [78, 30],
    [38, 40],
    [54, 40],
    [70, 42],
    [32, 54],
    [47, 54],
    [62, 56],
    [54, 70],
  ];
  for (const [x, y] of cells) {
    pen.fill(`M${x} ${y - 8} l7 4 v8 l-7 4 l-7 -4 v-8Z`, ['#fff0a6', '#e08a14']);
    pen.line(`M${x} ${y - 8} l7 4 v8 l-7 4 l-7 -4 v-8Z`, '#8a4606', 1.3);
  }
  pen.fill('M24 58 q5 8 2 18 q-5 4 -7 -2 q0 -8 5 -16Z', ['#ffe07a', '#e0860f']);
  pen.fill('M76 66 q4 8 1 14 q-5 3 -6 -2 q0 -6 5 -12Z', ['#ffe07a', '#e0860f']);
  pen.fill('M64 14 q10 -10 18 -2 q-6 8 -18 2Z', '#e6f4ff');
  pen.fill('M58 12 C66 8 74 14 72 20 C66 26 56 22 58 12Z', ['#f6b51e', '#8f4d06']);
  pen.line('M62 11 L61 21 M67 11 L67 23', '#2a1604', 2);
}

export function crocodile(pen: Pen): void {
  pen.fill('M0 78 Q25 70 50 78 T100 78 V92 H0Z', ['#2f8fa0', '#0f4a5c']);
  pen.fill(
    'M96 40 C80 34 70 26 60 32 C52 24 44 30 44 38 L10 46 C2 48 2 56 8 58 L60 66 C80 68 94 60 98 54Z',
    ['#7fae4f', '#2f5c2a'],
  );
  pen.fill('M8 60 L58 68 C70 70 84 70 96 64 L94 76 C70 82 40 78 12 70 C6 68 4 62 8 60Z', [
    '#a9c97a',
    '#4b7a3a',
  ]);
  pen.fill('M14 58 l4 6 l4 -5 l4 6 l4 -5 l4 6 l4 -5 l4 6 l4 -5 l4 6 l3 -5Z', '#fffbea');
  pen.dot(55, 37, 6, ['#ffe36a', '#d69a12']);
  pen.fill('M54.2 31 h2 v12 h-2Z', '#17140a');
  pen.dot(13, 49, 1.6, '#1f3a1c');
  pen.line('M66 40 l4 -5 l4 6 l4 -5 l4 6 l4 -4 l4 6', '#4b7a3a', 2.6);
  pen.line('M24 52 h8 M38 50 h8 M72 52 h8 M84 54 h6', '#5a8a3c', 1.6);
}

export function crab(pen: Pen): void {
  pen.twice(() => {
    pen.line('M32 66 L14 76 M34 72 L18 86 M38 76 L28 92', '#b3321e', 4);
    pen.line('M30 54 Q16 50 16 36', '#c23a20', 5.5);
    pen.fill('M16 40 C2 34 4 14 18 10 C14 18 18 22 22 20 C24 16 22 12 26 12 C34 20 30 36 16 40Z', [
      '#ff7a4a',
      '#b3271a',
    ]);
    pen.line('M42 50 V38', '#b3321e', 2.6);
    pen.dot(42, 36, 4, '#fffbe8');
    pen.dot(42, 36, 2, '#180a06');
  });
  pen.fill('M50 44 C76 44 86 58 78 70 C70 82 30 82 22 70 C14 58 24 44 50 44Z', [
    '#ff8a55',
    '#b8281a',
  ]);
  pen.line('M34 54 Q50 48 66 54', '#ffc09a', 2.4);
  pen.line('M40 70 Q50 76 60 70', '#6e140c', 2);
  pen.dot(36, 62, 2, '#8f1c12');
  pen.dot(64, 62, 2, '#8f1c12');
}

export function deer(pen: Pen): void {
  pen.twice(() => {
    pen.line(
      'M40 28 C28 22 24 12 26 2 M33 21 C28 22 22 20 18 14 M28 12 C24 10 22 8 21 4',
      '#6b4420',
      3,
    );
    pen.fill('M34 34 C20 26 10 30 8 36 C16 46 28 46 34 42Z', ['#c47a3a', '#8a4a1c']);
    pen.fill('M30 36 C22 32 16 34 14 37 C20 42 26 42 30 40Z', '#f3c8a0');
  });
  pen.fill('M50 24 C70 24 72 44 68 58 C64 78 60 92 50 92 C40 92 36 78 32 58 C28 44 30 24 50 24Z', [
    '#d68a44',
    '#8f4d1c',
  ]);
  pen.fill('M50 62 C60 62 62 74 59 84 C57 90 54 92 50 92 C46 92 43 90 41 84 C38 74 40 62 50 62Z', [
    '#ffeeda',
    '#e2b98a',
  ]);
  pen.fill('M43 80 H57 Q56 88 50 89 Q44 88 43 80Z', '#2b140a');
  pen.twice(() => {
    pen.dot(39, 52, 4.4, '#1c0d06');
    pen.dot(40.4, 50.6, 1.4, '#ffffff');
    pen.dot(44, 34, 1.7, '#fff0d8');
    pen.dot(37, 41, 1.4, '#fff0d8');
    pen.dot(46, 42, 1.2, '#fff0d8');
  });
}

export function mangrove(pen: Pen): void {
  pen.fill('M0 82 Q50 72 100 82 V92 H0Z', ['#2f8fa0', '#0f4a5c']);
  pen.line(
    'M50 52 C46 66 32 68 26 86 M50 54 C50 70 44 76 42 88 M50 54 C54 68 66 70 74 86 M50 54 C52 70 56 76 58 88',
    '#6b4826',
    3.6,
  );
  pen.line('M50 60 V34', '#6b4826', 5);
  const leaf = 'M50 46 C42 36 42 20 50 8 C58 20 58 36 50 46Z';
  pen.around(
    7,
    [50, 46],
    (index) => {
      pen.fill(leaf, index % 2 ? ['#8fd65a', '#2f8a3a'] : ['#5fb84a', '#176a34']);
      pen.line('M50 42 V16', '#d3f2a6', 1);
    },
    -84,
    84,
  );
  pen.dot(50, 46, 4, '#f2d06a');
}
