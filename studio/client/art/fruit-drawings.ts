import type { Pen } from './pen.ts';

export function cherry(pen: Pen): void {
  pen.line('M34 58 C36 38 46 22 68 12 M66 60 C68 42 68 26 68 12', '#4a7a1c', 4);
  pen.fill('M68 12 C82 2 96 8 98 22 C84 26 74 22 68 12Z', ['#9ae05a', '#2a7a2a']);
  pen.line('M72 14 Q84 14 94 20', '#d8ffb0', 1.4);
  for (const [x, y] of [
    [33, 72],
    [68, 74],
  ] as const) {
    pen.dot(x, y, 22, '#7a0818');
    pen.dot(x, y - 1, 20.5, ['#ff5a5a', '#b80a2a']);
    pen.line(`M${x - 12} ${y - 4} Q${x - 9} ${y - 13} ${x} ${y - 14}`, '#ffd8d0', 4);
    pen.line(`M${x - 3} ${y - 19} Q${x} ${y - 16} ${x + 4} ${y - 19}`, '#7a0818', 2);
  }
}

export function lemon(pen: Pen): void {
  pen.fill('M58 12 C74 2 92 8 96 20 C82 30 66 26 58 12Z', ['#8ad84a', '#2a7a2a']);
  pen.fill(
    'M6 62 C14 34 40 14 66 20 C74 18 80 22 80 28 C94 46 86 74 64 84 C46 92 26 88 18 78 C10 78 4 70 6 62Z',
    ['#fff27a', '#f0b400'],
  );
  pen.fill('M80 28 C94 46 86 74 64 84 C46 92 26 88 18 78 C44 82 72 68 80 28Z', '#d88a0066');
  pen.line('M20 56 Q30 36 52 30', '#fffdd8', 5);
  for (const [x, y] of [
    [40, 62],
    [56, 52],
    [50, 72],
    [66, 64],
  ] as const)
    pen.dot(x, y, 1.6, '#c98a00');
}

export function plum(pen: Pen): void {
  pen.line('M52 24 Q52 12 60 6', '#6a4020', 4.4);
  pen.fill('M54 18 C66 4 86 6 90 18 C80 28 64 28 54 18Z', ['#8ad84a', '#2a7a2a']);
  pen.fill('M50 22 C76 14 94 34 90 58 C86 82 68 94 50 92 C30 94 12 80 10 58 C8 34 26 14 50 22Z', [
    '#c07aff',
    '#5a1a9c',
  ]);
  pen.fill('M50 22 C60 40 60 74 50 92 C30 94 12 80 10 58 C8 34 26 14 50 22Z', '#3a0a7033');
  pen.line('M50 24 C60 42 60 72 51 90', '#42107c', 2.6);
  pen.line('M20 52 Q20 36 34 29', '#f0d8ff', 5);
}

export function orange(pen: Pen): void {
  pen.dot(50, 55, 39, '#b8500a');
  pen.dot(50, 54, 37.5, ['#ffc04a', '#f0700a']);
  pen.fill('M52 20 C62 4 82 4 90 14 C82 28 64 30 52 20Z', ['#8ad84a', '#2a7a2a']);
  pen.dot(50, 21, 4, '#3a7a1c');
  pen.line('M22 48 Q26 32 40 26', '#fff0c0', 5);
  for (let dot = 0; dot < 9; dot += 1)
    pen.dot(36 + ((dot * 37) % 40), 48 + ((dot * 23) % 34), 1.4, '#d85a00');
}

export function grapes(pen: Pen): void {
  pen.line('M50 24 Q50 10 58 4', '#6a4020', 4.4);
  pen.fill('M48 18 C34 4 14 8 8 22 C22 32 40 30 48 18Z', ['#8ad84a', '#2a7a2a']);
  pen.fill('M54 18 C68 6 86 10 92 22 C80 32 62 30 54 18Z', ['#a0e85a', '#2f8a30']);
  const rows = [[26, 42, 58, 74], [34, 50, 66], [34, 50, 66], [42, 58], [50]];
  rows.forEach((row, index) =>
    row.forEach((x) => {
      const y = 36 + index * 13;
      pen.dot(x, y, 10.4, '#1f4a0c');
      pen.dot(x, y, 9.6, ['#c8f07a', '#4f9a1c']);
      pen.dot(x - 3, y - 3, 2.4, '#f4ffd0');
    }),
  );
}

export function melon(pen: Pen): void {
  pen.fill('M4 34 C8 74 30 92 50 92 C70 92 92 74 96 34Z', ['#2f9a44', '#0a5a24']);
  pen.fill('M10 34 C14 68 32 84 50 84 C68 84 86 68 90 34Z', '#d8ffc0');
  pen.fill('M14 34 C18 64 34 79 50 79 C66 79 82 64 86 34Z', ['#ff6a6a', '#d81a3a']);
  pen.fill('M4 34 Q50 22 96 34 Q50 44 4 34Z', ['#ff9a8a', '#ff5a5a']);
  for (const [x, y] of [
    [30, 50],
    [46, 56],
    [62, 50],
    [38, 66],
    [56, 68],
    [72, 56],
  ] as const)
    pen.fill(
      `M${x} ${y - 4} Q${x + 4} ${y + 3} ${x} ${y + 4} Q${x - 4} ${y + 3} ${x} ${y - 4}Z`,
      '#2a0a10',
    );
}

export function pineapple(pen: Pen): void {
  pen.fill(
    'M50 34 C40 24 28 22 22 26 C28 14 40 14 46 20 C42 10 44 4 50 0 C56 4 58 10 54 20 C60 14 72 14 78 26 C72 22 60 24 50 34Z',
    ['#9ae85a', '#1f7a2a'],
  );
  pen.fill('M50 30 C74 30 82 50 78 68 C75 86 64 97 50 97 C36 97 25 86 22 68 C18 50 26 30 50 30Z', [
    '#ffd84a',
    '#d87a0a',
  ]);
  pen.line(
    'M26 48 L62 94 M34 36 L74 82 M50 31 L79 64 M66 33 L79 50 M74 48 L38 94 M66 36 L26 82 M50 31 L21 64 M34 33 L21 50',
    '#a8500a',
    1.9,
  );
  pen.line('M28 58 Q28 44 38 38', '#fff6c0', 3.6);
}
