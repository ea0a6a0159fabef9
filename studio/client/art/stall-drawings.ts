import type { Pen } from './pen.ts';

export function chai(pen: Pen): void {
  pen.line('M38 22 q-7 -7 0 -13 t0 -9 M54 22 q-7 -7 0 -13 t0 -9', '#ffffff99', 3.4);
  pen.fill('M22 24 H72 L66 88 Q47 96 28 88Z', ['#e8f4f0aa', '#b8d8d0aa']);
  pen.fill('M24.5 34 H69.5 L64.5 84 Q47 91 29.5 84Z', ['#e0985a', '#8a4416']);
  pen.fill('M24 32 Q47 26 70 32 Q47 40 24 32Z', ['#f4c894', '#c87a3a']);
  pen.line('M31 42 L35 80 M41 44 L42 84', '#ffffff66', 3);
  pen.line('M22 24 Q47 18 72 24 Q47 31 22 24Z', '#f4fffb', 2.4);
  pen.line('M71 38 Q90 36 87 54 Q84 68 68 66', '#d8ece6', 5.4);
  pen.line('M28 62 H66 M28.6 68 H65.4', '#ffffff4d', 1.6);
  pen.fill('M12 90 Q50 82 88 90 Q84 99 50 99 Q16 99 12 90Z', ['#f0d8b0', '#b8864a']);
}

export function jalebi(pen: Pen): void {
  const coil =
    'M50 50 C58 46 60 58 50 60 C38 62 36 44 48 38 C66 32 76 54 64 68 C50 82 24 74 24 52 C24 30 46 18 66 26 C88 36 90 66 72 82';
  pen.line(coil, '#a8480a', 14);
  pen.line(coil, '#ff9a1f', 10);
  pen.line(coil, '#ffc45a', 5);
  pen.line(coil, '#fff0b8', 1.6);
  pen.dot(36, 84, 3.6, ['#ffe08a', '#e08a12']);
  pen.dot(44, 91, 2.2, '#ffd05a');
}

export function samosa(pen: Pen): void {
  pen.fill('M4 84 Q50 98 96 84 Q90 96 50 98 Q10 96 4 84Z', '#00000040');
  pen.fill('M48 8 C54 6 58 10 62 16 L92 78 Q94 86 84 88 Q50 94 16 88 Q6 86 8 78 L38 16Z', [
    '#ffd88a',
    '#c9701a',
  ]);
  pen.fill('M48 8 C54 6 58 10 62 16 L92 78 Q94 86 84 88 Q70 90 60 90Z', '#a8540e73');
  pen.line('M12 80 Q18 76 22 81 T34 83 T46 85 T58 85 T70 84 T82 82 T90 80', '#8a420a', 3);
  pen.line('M44 18 L24 60', '#fff0c4', 4);
  for (const [x, y] of [
    [40, 52],
    [52, 34],
    [62, 62],
    [48, 70],
    [72, 74],
  ] as const)
    pen.dot(x, y, 2.2, '#b8620f');
  pen.fill('M72 20 C80 10 92 12 96 22 C88 26 80 26 72 20Z', ['#8ad84a', '#2a7a2a']);
}

export function biscuit(pen: Pen): void {
  pen.around(16, [50, 50], () => pen.dot(50, 10, 7.6, '#b8702a'));
  pen.dot(50, 50, 41, ['#f8d08a', '#c98436']);
  pen.around(16, [50, 50], () => pen.dot(50, 13, 4, '#e8b464'));
  pen.line('M24 46 Q28 28 46 22', '#fff0c8', 4.4);
  for (const [x, y] of [
    [50, 50],
    [34, 50],
    [66, 50],
    [42, 36],
    [58, 36],
    [42, 64],
    [58, 64],
  ] as const)
    pen.dot(x, y, 3.2, '#8a4a14');
}
