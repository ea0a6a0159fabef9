import type { Pen } from './pen.ts';

const fan =
  'M50 76 C26 74 6 56 9 38 Q14 26 25 28 Q29 15 40 18 Q50 8 60 18 Q71 15 75 28 Q86 26 91 38 C94 56 74 74 50 76Z';
const ribs = 'M50 74 L25 30 M50 74 L40 20 M50 74 L60 20 M50 74 L75 30 M48 75 L12 46 M52 75 L88 46';

export function pearl(pen: Pen): void {
  pen.fill(fan, ['#ffd9d0', '#e2557a']);
  pen.fill('M50 74 C34 70 20 58 20 44 Q30 34 50 34 Q70 34 80 44 C80 58 66 70 50 74Z', '#a82f5c66');
  pen.line(ribs, '#fff1ea', 1.5);
  pen.dot(50, 58, 21, '#ffffff2e');
  pen.dot(50, 58, 16, ['#ffffff', '#c9b6e6']);
  pen.fill('M62 52 C66 64 56 74 44 72 C56 70 62 62 62 52Z', '#f6c6e0');
  pen.dot(44, 52, 4, '#ffffff');
  pen.fill('M8 64 C20 72 34 74 50 74 C66 74 80 72 92 64 C92 84 74 94 50 94 C26 94 8 84 8 64Z', [
    '#ff9fa8',
    '#c23a68',
  ]);
  pen.line('M10 67 C22 75 36 77 50 77 C64 77 78 75 90 67', '#ffe6de', 2.2);
  pen.line('M28 78 L33 90 M43 80 L45 92 M57 80 L55 92 M72 78 L67 90', '#ffd0cc', 1.4);
}

export function sunShades(pen: Pen): void {
  pen.around(12, [50, 48], (index) =>
    pen.fill(index % 2 ? 'M44 20 L50 9 L56 20Z' : 'M43 20 L50 2 L57 20Z', ['#ffe27a', '#ffb02e']),
  );
  pen.dot(50, 48, 32, '#c9560f');
  pen.dot(50, 47, 31, ['#fff0a0', '#ff9a2e']);
  pen.line('M27 36 Q33 24 46 21', '#fffbe0', 3.4);
  pen.twice(() => pen.dot(31, 60, 4.6, '#ff7a4a99'));
  pen.line('M37 62 Q50 75 63 62', '#8a3208', 3);
  pen.line('M22 42 H78', '#14323f', 3);
  pen.twice(() => {
    pen.fill('M26 40 H47 Q48 57 36.5 57 Q26 57 26 40Z', ['#2d5f78', '#06222e']);
    pen.line('M31 45 L37 53', '#8fe6ee', 2);
  });
  pen.fill('M4 80 q11.5 -10 23 0 t23 0 t23 0 t23 0 V90 Q74 99 50 99 Q26 99 4 90Z', [
    '#5fe6e0',
    '#0b7f9c',
  ]);
  pen.line('M12 89 q8 -6 15 0 M40 91 q8 -6 15 0 M68 89 q8 -6 15 0', '#d6fffa', 1.8);
}

export function turtle(pen: Pen): void {
  pen.twice(() => {
    pen.fill('M34 36 C20 24 6 32 2 58 C14 52 24 54 32 52Z', ['#8fe08a', '#1f8a6a']);
    pen.line('M10 46 Q18 40 28 44', '#d8ffc0', 1.4);
    pen.fill('M32 74 C22 76 16 86 18 96 C30 95 40 88 42 82Z', ['#8fe08a', '#1f8a6a']);
    pen.dot(14, 48, 1.5, '#176a54');
    pen.dot(20, 43, 1.2, '#176a54');
  });
  pen.fill('M47 88 L50 98 L53 88Z', '#1f8a6a');
  pen.fill('M50 2 C61 2 63 14 59 28 H41 C37 14 39 2 50 2Z', ['#a8ec94', '#3aa274']);
  pen.twice(() => {
    pen.dot(43.6, 12, 2.4, '#0b2a22');
    pen.dot(44.2, 11.2, 0.8, '#ffffff');
  });
  pen.line('M46 19 Q50 22 54 19', '#176a54', 1.4);
  pen.fill('M50 22 C74 22 82 42 80 58 C78 78 64 91 50 91 C36 91 22 78 20 58 C18 42 26 22 50 22Z', [
    '#c9963f',
    '#6a3c12',
  ]);
  pen.fill('M50 27 C69 27 76 43 74 57 C72 74 61 85 50 85 C39 85 28 74 26 57 C24 43 31 27 50 27Z', [
    '#f0a63c',
    '#b0581a',
  ]);
  pen.fill('M50 38 L61 46 V60 L50 69 L39 60 V46Z', ['#ffd27a', '#d88428']);
  pen.line(
    'M50 38 L61 46 V60 L50 69 L39 60 V46Z M50 38 V27 M61 46 L71 39 M61 60 L72 66 M50 69 V85 M39 60 L28 66 M39 46 L29 39',
    '#7d4212',
    2,
  );
  pen.line('M31 46 Q34 35 44 31', '#ffe9b0', 2.4);
}

export function clownfish(pen: Pen): void {
  pen.fill('M70 50 C78 36 88 28 97 28 Q92 50 97 74 C88 74 78 66 70 52Z', ['#ffa63a', '#d9480f']);
  pen.line('M97 28 Q92 50 97 74', '#2a1410', 3);
  pen.fill('M34 30 C40 12 62 12 70 34 L62 42Z', ['#ff9a2e', '#e0520f']);
  pen.line('M35 27 C42 13 61 13 69 32', '#2a1410', 2.6);
  pen.fill('M44 74 C48 90 62 90 66 72 L58 66Z', ['#ff8a24', '#c9400c']);
  pen.line('M45 78 C50 90 61 89 66 74', '#2a1410', 2.6);
  pen.fill('M3 52 C10 28 46 18 78 48 C82 50 82 54 78 56 C46 84 10 76 3 52Z', [
    '#ffb23f',
    '#f0551a',
  ]);
  pen.fill('M31 30 Q41 52 31 75 Q37 77 43 76 Q53 52 43 28 Q37 28 31 30Z', '#fffdf4');
  pen.line('M31 30 Q41 52 31 75 M43 28 Q53 52 43 76', '#2a1410', 2.2);
  pen.fill('M64 37 Q70 51 64 67 L72 61 Q76 52 72 43Z', '#fffdf4');
  pen.line('M64 37 Q70 51 64 67 M72 43 Q76 52 72 61', '#2a1410', 2);
  pen.fill('M46 54 q14 -4 14 8 q-8 6 -14 -8Z', ['#ffd06a', '#f07a1c']);
  pen.line('M8 44 Q14 36 24 33', '#ffe6a8', 2.6);
  pen.dot(19, 47, 6, '#fffdf4');
  pen.dot(18, 47, 3.8, '#18100c');
  pen.dot(16.8, 45.4, 1.4, '#ffffff');
  pen.line('M5 58 Q11 62 16 59', '#8a2408', 2);
}

export function sailboat(pen: Pen): void {
  pen.line('M50 6 V74', '#7a4a22', 3);
  pen.fill('M51 5 L66 9 L51 14Z', ['#ffd24a', '#f09a1c']);
  pen.fill('M54 16 C72 28 84 48 86 66 H54Z', ['#ff8a72', '#d8324e']);
  pen.fill('M54 34 L76 37 Q81 45 84 53 L54 52Z', '#fff3e4');
  pen.line('M54 66 H86', '#9c1c3a', 1.4);
  pen.fill('M46 20 C40 38 28 56 14 66 H46Z', ['#ffffff', '#c4e8ee']);
  pen.line('M42 38 L34 62 M45 50 L43 64', '#a0d2dc', 1.3);
  pen.fill('M6 70 H95 C92 84 82 90 70 90 H32 C18 90 10 84 6 70Z', ['#ffffff', '#9fdde2']);
  pen.fill('M8 76 H93 L91 81 H10Z', '#ff6f5c');
  pen.dot(34, 85, 2.2, '#0e6a86');
  pen.dot(46, 85, 2.2, '#0e6a86');
  pen.fill('M0 90 q8.3 -8 16.6 0 t16.6 0 t16.6 0 t16.6 0 t16.6 0 t16.6 0 V96 Q50 101 0 96Z', [
    '#8ff2e8',
    '#0b8fae',
  ]);
}

export function palmIsle(pen: Pen): void {
  pen.dot(68, 34, 17, ['#fff0a0', '#ffb13a']);
  pen.fill('M2 84 Q24 76 50 82 T98 84 V92 Q50 102 2 92Z', ['#6fe8e0', '#0b7f9c']);
  pen.fill('M16 86 C26 74 72 72 84 86 Q50 92 16 86Z', ['#ffe9b0', '#e0aa58']);
  pen.line('M44 82 C42 64 44 50 50 36', '#8a5326', 7);
  pen.line('M41 74 l6 1 M41 66 l6 1 M42 58 l6 1 M44 50 l5 2', '#c98a48', 1.8);
  pen.twice(() => {
    pen.fill('M50 34 C40 26 18 30 8 54 C24 42 38 40 50 36Z', ['#3fc46a', '#0f7a4a']);
    pen.fill('M50 34 C46 20 28 10 8 20 C26 22 38 30 50 36Z', ['#6fe07a', '#1c8f54']);
    pen.fill('M50 34 C54 22 46 6 30 2 C40 14 42 26 50 36Z', ['#9af08a', '#2aa45e']);
    pen.fill('M50 34 C42 34 30 46 28 64 C36 52 44 46 50 38Z', ['#2aa45e', '#0b6440']);
    pen.line('M48 34 Q28 34 14 46 M46 32 Q30 20 16 20', '#d2ffb0', 1);
  });
  pen.dot(46, 40, 4.2, ['#a8683a', '#5a2e12']);
  pen.dot(54, 41, 4.2, ['#a8683a', '#5a2e12']);
  pen.dot(50, 37, 4, ['#b8784a', '#6a3a18']);
}

export function starfish(pen: Pen): void {
  const arm = 'M34 46 C40 34 42 22 44 12 Q50 2 56 12 C58 22 60 34 66 46 L50 66Z';
  pen.around(5, [50, 54], () => pen.fill(arm, '#c23a12'));
  pen.canvas.save();
  pen.canvas.translate(50, 54);
  pen.canvas.scale(0.92, 0.92);
  pen.canvas.translate(-50, -54.6);
  pen.around(5, [50, 54], () => pen.fill(arm, '#ff8f3e'));
  pen.canvas.restore();
  pen.around(5, [50, 54], () => {
    pen.fill('M47 40 C47 28 48 20 50 14 C52 20 53 28 53 40Z', '#ffc06a');
    for (const y of [20, 27, 34, 41]) pen.dot(50, y, (y - 6) / 14, '#fff0c8');
    pen.dot(43.5, 36, 1.2, '#ffd79a');
    pen.dot(56.5, 36, 1.2, '#ffd79a');
  });
  pen.dot(50, 54, 5.4, '#fff0c8');
  pen.dot(50, 54, 2.6, '#f07a2c');
}

export function scallop(pen: Pen): void {
  pen.fill('M34 78 L28 92 H72 L66 78Z', ['#b48af0', '#5a2fae']);
  pen.fill(
    'M50 88 C36 84 8 62 8 40 Q10 28 21 30 Q24 16 36 20 Q42 8 50 12 Q58 8 64 20 Q76 16 79 30 Q90 28 92 40 C92 62 64 84 50 88Z',
    ['#e6ccff', '#7d3fd0'],
  );
  pen.line('M50 86 L21 32 M50 86 L36 22 M50 86 V14 M50 86 L64 22 M50 86 L79 32', '#fbf2ff', 1.8);
  pen.line('M20 50 Q50 32 80 50 M29 65 Q50 52 71 65', '#5a2fae66', 2.4);
  pen.line('M14 42 Q18 32 26 34', '#ffffff', 2.2);
  pen.line('M33 85 H67', '#e6ccff', 1.6);
}

export function conch(pen: Pen): void {
  pen.fill('M60 16 L68 2 L73 18Z', ['#fff0d2', '#e6a86a']);
  pen.fill('M50 28 C56 14 78 12 82 26Z', ['#ffe6bd', '#e09a58']);
  pen.fill('M38 42 C42 24 82 18 90 38 C92 44 88 48 84 50Z', ['#ffe0b0', '#d9874a']);
  pen.fill(
    'M92 44 C96 60 84 72 68 78 C52 84 34 90 16 97 C20 82 20 70 24 58 C28 44 50 36 70 36 C80 36 90 38 92 44Z',
    ['#ffedcc', '#e08a4e'],
  );
  pen.fill('M18 94 C26 78 24 64 36 56 C48 48 64 52 66 60 C68 70 50 78 40 82 C32 85 24 90 18 94Z', [
    '#ff9aa0',
    '#c9405e',
  ]);
  pen.fill('M22 90 C32 78 32 66 44 60 C54 56 60 58 60 62 C58 70 44 74 22 90Z', '#8f2246');
  pen.line('M44 40 Q66 28 88 40 M54 26 Q68 18 80 25', '#b8642e', 1.8);
  pen.line('M72 44 Q86 46 84 58 M74 62 Q68 70 58 74', '#fff8e6', 2.4);
}

export function coral(pen: Pen): void {
  const branches =
    'M50 84 V50 M50 62 C36 58 30 48 30 30 M31 46 C22 44 16 38 16 26 M50 54 C50 40 44 30 46 12 M48 32 C54 28 58 22 58 14 M50 66 C66 62 72 52 70 34 M70 50 C80 48 86 40 84 28 M36 57 C28 60 20 60 14 56 M66 61 C74 64 82 62 88 56';
  pen.line(branches, '#a3123f', 10.5);
  pen.line(branches, '#ff5c7a', 7.5);
  pen.line('M49 80 V50 M29 40 V31 M45 26 V13 M69 44 V35 M83 34 V29 M15 32 V27', '#ffc0c4', 1.8);
  pen.fill('M18 88 C24 74 40 80 50 76 C62 80 76 74 84 88 Q50 98 18 88Z', ['#7fb4c4', '#2a5a72']);
  pen.line('M28 86 Q34 80 42 83 M56 84 Q64 80 72 84', '#c4e6ea', 1.6);
}
