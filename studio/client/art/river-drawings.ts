import type { Pen } from './pen.ts';

export function lotus(pen: Pen): void {
  pen.fill('M8 76 Q50 64 92 76 Q72 92 50 92 Q28 92 8 76Z', ['#2f8f6a', '#0d4a3c']);
  pen.line('M50 72 Q30 82 18 79 M50 72 Q70 82 82 79 M50 72 V90', '#7fd6a8', 1.2);
  const petal = 'M50 80 C34 62 36 38 50 18 C64 38 66 62 50 80Z';
  pen.around(7, [50, 80], () => pen.fill(petal, ['#ffd0e4', '#d64b8c']), -72, 72);
  pen.around(
    5,
    [50, 82],
    () => {
      pen.canvas.globalAlpha = 0.95;
      pen.fill('M50 82 C38 68 39 48 50 30 C61 48 62 68 50 82Z', ['#fff1f7', '#ec77ac']);
      pen.line('M50 78 V48', '#f7a8ca', 0.9);
    },
    -44,
    44,
  );
  pen.fill('M50 82 C41 72 41 54 50 40 C59 54 59 72 50 82Z', ['#ffffff', '#f5a1c6']);
  pen.dot(50, 76, 5, ['#ffe27a', '#e79a1c']);
  pen.around(8, [50, 76], () => pen.dot(50, 70.5, 1.1, '#b86a0c'));
}

export function boat(pen: Pen): void {
  pen.dot(50, 44, 34, ['#ffcf5c', '#f0752b']);
  pen.fill('M10 80 Q30 74 50 80 T90 80 V90 H10Z', ['#3a9dbd', '#12506f']);
  pen.fill('M46 22 C64 28 70 42 66 58 L46 58Z', ['#fff3d6', '#f2b24a']);
  pen.line('M46 18 V66', '#5b2f12', 2.4);
  pen.line('M46 30 Q58 32 63 42 M46 42 Q58 44 66 50', '#d98a2b', 1);
  pen.fill('M22 66 C24 50 42 50 44 66Z', ['#c98a44', '#7c4a1c']);
  pen.line('M27 65 C28 56 38 56 39 65 M31 65 V58 M35 65 V58', '#e8bb78', 1);
  pen.fill('M4 56 C10 70 26 78 50 78 C74 78 90 70 97 52 C88 64 70 68 50 68 C30 68 14 66 4 56Z', [
    '#8a3d22',
    '#431708',
  ]);
  pen.line('M9 62 C22 71 36 73 50 73 C66 73 82 69 92 59', '#f5b642', 1.6);
  pen.around(5, [50, 20], () => pen.dot(50, 73, 1.3, '#ffe39a'), -32, 32);
  pen.line('M12 84 q8 -4 16 0 t16 0 t16 0 t16 0 t12 0', '#a9e3ee', 1.5);
}

export function tiger(pen: Pen): void {
  pen.twice(() => {
    pen.dot(24, 26, 12, ['#f59a2c', '#c85e12']);
    pen.dot(24, 27, 6.5, '#ffdfc2');
  });
  pen.fill('M50 12 C78 12 88 34 86 54 C84 76 66 90 50 90 C34 90 16 76 14 54 C12 34 22 12 50 12Z', [
    '#ffb03b',
    '#e0670f',
  ]);
  pen.twice(() => {
    pen.fill('M15 56 C12 70 24 84 38 86 C26 78 24 66 30 58Z', '#fff4e2');
    pen.fill(
      'M14 44 L34 48 L15 52Z M16 60 L33 59 L20 68Z M24 26 L38 36 L30 24Z M40 13 L46 28 L46 13Z M26 76 L37 67 L32 80Z',
      '#2b1308',
    );
    pen.fill('M27 47 C31 40 41 41 44 49 C38 53 31 53 27 47Z', '#fff8df');
    pen.dot(37, 47.5, 4.2, ['#9adf4d', '#2f7a1a']);
    pen.dot(37, 47.5, 1.8, '#160a04');
    pen.dot(38.2, 46.2, 0.8, '#ffffff');
    pen.line('M26 44 C31 37 41 38 45 47', '#2b1308', 2);
    pen.line('M34 73 L16 70 M34 76 L17 79', '#fff9ee', 0.9);
  });
  pen.fill('M50 60 C62 58 70 66 66 75 C62 84 54 86 50 86 C46 86 38 84 34 75 C30 66 38 58 50 60Z', [
    '#fffaf0',
    '#f6d9b4',
  ]);
  pen.fill('M43 60 H57 Q56 68 50 70 Q44 68 43 60Z', ['#e8788c', '#a53a52']);
  pen.line('M50 70 V75 Q45 81 39 77 M50 75 Q55 81 61 77', '#3a1a0c', 1.8);
  pen.fill('M47 24 L50 36 L53 24Z', '#2b1308');
}

export function ilish(pen: Pen): void {
  pen.fill('M70 50 L96 26 Q88 50 96 76Z', ['#a9c3d6', '#5d7f9c']);
  pen.line('M74 50 L91 34 M75 50 H90 M74 51 L91 67', '#e7f4fb', 1.2);
  pen.fill('M44 28 Q54 14 64 26 L62 38Z', ['#8fb0c6', '#5a7e9a']);
  pen.fill('M46 74 Q54 84 60 74 L58 66Z', ['#8fb0c6', '#5a7e9a']);
  pen.fill('M4 52 C14 26 52 22 78 50 C54 80 16 78 4 52Z', ['#6f93ad', '#f5fbff']);
  pen.fill('M4 52 C14 28 50 22 76 48 C54 40 24 40 4 52Z', ['#2b4a6a', '#5b87a8']);
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 5 - row; column += 1) {
      const x = 33 + column * 8 + row * 3;
      const y = 47 + row * 8;
      pen.line(`M${x} ${y} q4 4 0 8`, '#9fb9cc', 1.1);
    }
  }
  pen.line('M27 34 Q34 52 27 68', '#c9dbe8', 2);
  pen.fill('M30 56 q10 1 12 9 q-10 0 -12 -9Z', '#e79a86');
  pen.dot(16, 48, 5, '#fffbe8');
  pen.dot(16, 48, 3, '#d28a1d');
  pen.dot(16, 48, 1.6, '#120c08');
  pen.line('M4 53 Q9 57 14 57', '#33506b', 1.6);
}

export function marigold(pen: Pen): void {
  pen.fill('M50 60 C60 92 82 94 92 86 C86 74 70 66 50 60Z', ['#5aa24a', '#1f5a2a']);
  pen.fill('M50 60 C40 92 18 94 8 86 C14 74 30 66 50 60Z', ['#5aa24a', '#1f5a2a']);
  const rings: readonly [number, number, string, string][] = [
    [18, 36, '#ff9d1e', '#d9480a'],
    [15, 28, '#ffb52c', '#ec6a10'],
    [12, 20, '#ffc941', '#f58a1a'],
    [9, 12, '#ffdf6b', '#fba62a'],
  ];
  for (const [count, radius, top, bottom] of rings) {
    const y = 48 - radius;
    pen.around(count, [50, 48], () =>
      pen.fill(
        `M50 50 C42 ${y + 12} 42 ${y + 2} 46 ${y + 1} Q50 ${y + 4} 54 ${y + 1} C58 ${y + 2} 58 ${y + 12} 50 50Z`,
        [top, bottom],
      ),
    );
  }
  pen.dot(50, 48, 4.5, ['#ffeeb0', '#e88a12']);
}

export function kingfisher(pen: Pen): void {
  pen.line('M8 86 Q40 78 94 84', '#6b4423', 4);
  pen.fill('M76 82 q10 -12 18 -8 q-4 10 -18 8Z', ['#7cc46b', '#2f7a3a']);
  pen.fill('M58 72 L88 90 L70 92 L48 78Z', ['#0f6fae', '#06365f']);
  pen.fill('M36 26 C60 22 76 46 66 70 C60 82 40 84 34 72 C28 58 30 44 36 26Z', [
    '#ff9c3f',
    '#e0561a',
  ]);
  pen.fill('M42 36 C64 38 72 56 64 76 C52 70 44 56 42 36Z', ['#25b4e8', '#0a5c9e']);
  pen.line('M47 46 Q58 54 60 68 M46 54 Q54 60 57 70', '#9be4ff', 1.3);
  pen.fill('M26 34 C26 18 42 12 52 20 C60 28 56 42 44 44 C34 46 26 42 26 34Z', [
    '#38c4f4',
    '#0c66ac',
  ]);
  pen.fill('M30 36 C34 44 46 46 52 38 C50 48 36 50 30 42Z', '#fff4df');
  pen.fill('M28 28 L2 38 L29 38Z', ['#4a3226', '#16100c']);
  pen.dot(36, 28, 3.6, '#0b1520');
  pen.dot(37, 27, 1.2, '#ffffff');
  pen.line('M44 82 v4 M52 82 v4', '#e0561a', 2.4);
}
