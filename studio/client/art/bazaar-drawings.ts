import type { Ink, Pen } from './pen.ts';

export function lantern(pen: Pen): void {
  pen.dot(50, 52, 48, '#ffb84a1f');
  pen.dot(50, 52, 39, '#ffd06a38');
  pen.line('M50 2 V10', '#e0a83a', 2.4);
  pen.fill('M34 26 Q36 12 50 8 Q64 12 66 26Z', ['#ffe08a', '#b06a10']);
  pen.fill('M32 25 H68 L78 46 Q80 66 66 80 H34 Q20 66 22 46Z', ['#ff7a5c', '#a8123e']);
  pen.fill('M43 25 H57 L62 47 Q62 66 57 80 H43 Q38 66 38 47Z', ['#fffbd0', '#ffb52c']);
  pen.fill('M50 66 C42 62 46 52 50 42 C54 52 58 62 50 66Z', ['#ffffff', '#ff8a1c']);
  pen.line(
    'M43 25 L38 47 Q38 66 43 80 M57 25 L62 47 Q62 66 57 80 M22.5 46 Q50 54 77.5 46 M27 66 Q50 73 73 66',
    '#8a4a0a',
    2,
  );
  pen.twice(() => {
    pen.dot(31, 39, 3.4, '#ffd98a');
    pen.dot(30, 58, 4.2, '#ffc25c');
    pen.dot(36, 73, 2.4, '#ffd98a');
  });
  pen.fill('M30 23 H70 Q73 26 70 29 H30 Q27 26 30 23Z', ['#ffeaa0', '#c07a14']);
  pen.fill('M34 78 H66 L60 87 H40Z', ['#ffe08a', '#a86210']);
  pen.line('M50 88 V97 M45 88 L44 95 M55 88 L56 95', '#ff5c6a', 2.4);
  pen.dot(50, 88, 2.6, '#ffe08a');
}

export function dhol(pen: Pen): void {
  pen.canvas.save();
  pen.canvas.translate(50, 54);
  pen.canvas.rotate(-0.2);
  pen.canvas.translate(-50, -54);
  pen.line('M22 36 Q50 2 78 36', '#1f9c8a', 5);
  pen.line('M22 36 Q50 2 78 36', '#7ff0d8', 1.4);
  pen.fill('M22 32 C40 24 60 24 78 32 V76 C60 86 40 86 22 76Z', ['#f0553e', '#7d0f2c']);
  pen.line('M26 34 L36 80 L46 28 L56 82 L66 29 L75 77', '#ffe4a0', 2.4);
  pen.line('M46 55 H54', '#ffc247', 6);
  pen.fill('M78 30 a9 24 0 0 1 0 48 a9 24 0 0 1 0 -48Z', ['#ffc95c', '#a85a10']);
  pen.fill('M22 28 a12 26 0 0 1 0 52 a12 26 0 0 1 0 -52Z', ['#ffd36a', '#b0620f']);
  pen.fill('M21 33 a9 21 0 0 1 0 42 a9 21 0 0 1 0 -42Z', ['#fff8e4', '#e8c79a']);
  pen.fill('M21 45 a4.5 9 0 0 1 0 18 a4.5 9 0 0 1 0 -18Z', '#3a1a14');
  pen.canvas.restore();
  pen.line('M60 96 L90 70 M34 97 L12 82', '#7a4016', 4.4);
  pen.dot(91, 69, 4, ['#ffe9b0', '#d99a3a']);
  pen.dot(11, 81, 4, ['#ffe9b0', '#d99a3a']);
}

/** A lying bolt of cloth, its rolled end to the left. */
function bolt(pen: Pen, [x, y]: readonly [number, number], ink: Ink, edge: string): void {
  pen.fill(`M${x} ${y - 13} H${x + 42} a7 13 0 0 1 0 26 H${x}Z`, ink);
  pen.line(`M${x + 20} ${y - 12} a7 12 0 0 1 0 24`, '#ffe08a', 2.2);
  pen.line(`M${x + 34} ${y - 12} a7 12 0 0 1 0 24`, '#ffe08a', 2.2);
  pen.dot(x, y, 13, edge);
  pen.dot(x, y, 11, ink);
  pen.line(`M${x} ${y} q4 -4 5 1 q-1 7 -8 5 q-6 -4 -2 -11 q7 -6 13 1`, '#fff2d8', 1.8);
}

export function silk(pen: Pen): void {
  bolt(pen, [18, 80], ['#35d0c0', '#0a6a80'], '#07505f');
  bolt(pen, [52, 80], ['#ffc24a', '#c9660c'], '#8a3f06');
  bolt(pen, [35, 57], ['#a98aff', '#4a2fb8'], '#2f1c86');
  bolt(pen, [24, 33], ['#ff6fb0', '#a8126a'], '#7a0c50');
  pen.fill(
    'M38 21 C50 15 70 17 76 27 C84 40 74 54 82 66 C86 74 94 78 95 88 C82 83 74 94 60 89 C48 85 58 68 52 56 C46 44 42 34 38 21Z',
    ['#ff9ad0', '#b5136e'],
  );
  pen.line(
    'M50 20 C56 36 66 46 66 60 C66 72 72 78 74 87 M62 19 C70 34 68 48 74 60 C78 70 84 76 86 84',
    '#ffc8e6',
    2,
  );
  pen.line('M95 88 C82 83 74 94 60 89', '#ffe08a', 4);
  pen.line('M91 80 C80 77 72 86 58 81', '#ffe08a', 1.6);
}

export function kite(pen: Pen): void {
  pen.line('M34 74 C20 78 28 90 16 98', '#ffe6b0', 1.6);
  pen.canvas.save();
  pen.canvas.translate(54, 44);
  pen.canvas.rotate(0.42);
  pen.canvas.translate(-50, -44);
  pen.fill('M50 82 L38 98 H62Z', ['#7ff0d8', '#12948f']);
  pen.fill('M50 4 L90 42 L50 84 L10 42Z', ['#ff6a8a', '#b5134e']);
  pen.fill('M50 4 L90 42 H50Z', ['#ffe27a', '#ffae2a']);
  pen.fill('M50 84 L10 42 H50Z', ['#3fd8c8', '#0b7f8c']);
  pen.fill('M50 26 L66 42 L50 60 L34 42Z', ['#fff6dc', '#ffd6a0']);
  pen.dot(50, 43, 8, ['#7d4fe0', '#3f1c9c']);
  pen.line('M50 4 V84', '#6a3414', 2);
  pen.line('M10 42 Q50 14 90 42', '#6a3414', 2);
  pen.canvas.restore();
  pen.fill('M28 78 l-9 -4 l2 9Z M28 78 l8 5 l1 -9Z', '#ff7aa8');
  pen.fill('M22 90 l-9 -3 l3 8Z M22 90 l8 5 l0 -9Z', '#ffd24a');
}

export function bangles(pen: Pen): void {
  const glass: readonly (readonly [string, string, string])[] = [
    ['#0a5560', '#1fb8b0', '#b8fff2'],
    ['#8a4a08', '#f7b52c', '#fff6c8'],
    ['#7a0c46', '#f0408a', '#ffd0e6'],
    ['#8a4a08', '#f7b52c', '#fff6c8'],
    ['#0f3a86', '#4a8af0', '#d0e4ff'],
    ['#7a0c46', '#f0408a', '#ffd0e6'],
  ];
  glass.forEach(([edge, face, shine], index) => {
    const y = 74 - index * 9;
    const x = 50 + (index % 2 ? 2 : -2);
    const ring = `M${x} ${y - 15} a38 15 0 0 1 0 30 a38 15 0 0 1 0 -30Z`;
    pen.line(ring, edge, 9.4);
    pen.line(ring, face, 6.8);
    pen.line(`M${x - 35} ${y + 3} q6 9 22 11`, shine, 2.2);
    if (face === '#f7b52c')
      for (const [dx, dy] of [
        [-8, 14.7],
        [6, 14.8],
        [19, 13],
        [30, 9],
      ] as const)
        pen.dot(x + dx, y + dy, 2.2, '#c01f4a');
  });
}

export function sweets(pen: Pen): void {
  const ball = (x: number, y: number): void => {
    pen.dot(x, y + 1, 14, '#a84a08');
    pen.dot(x, y, 13.4, ['#ffd05c', '#f07d14']);
    pen.line(`M${x - 8} ${y - 3} q2 -6 8 -7`, '#fff3b8', 2.4);
    for (const [dx, dy] of [
      [4, -4],
      [-3, 3],
      [6, 4],
      [-7, 6],
      [1, 9],
    ] as const)
      pen.dot(x + dx, y + dy, 1.3, dx % 2 ? '#b8560a' : '#6fae3a');
  };
  ball(24, 62);
  ball(76, 62);
  ball(50, 60);
  ball(37, 40);
  ball(63, 40);
  ball(50, 19);
  pen.fill('M50 8 C52 1 60 0 64 3 C62 9 56 11 50 8Z', ['#b4ec7a', '#3a9a3e']);
  pen.fill('M4 68 H96 C92 84 76 90 62 90 H38 C24 90 8 84 4 68Z', ['#fff0b0', '#c07a16']);
  pen.line('M8 73 C30 79 70 79 92 73', '#8a4f0a', 1.6);
  pen.around(7, [50, 8], () => pen.dot(50, 82, 1.9, '#d8324e'), -24, 24);
  pen.fill('M34 90 H66 L72 97 H28Z', ['#f0c45a', '#8a5210']);
}
