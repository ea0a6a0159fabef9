import type { Pen } from './pen.ts';

export function storm(pen: Pen): void {
  pen.line('M24 66 l-5 14 M40 70 l-6 18 M74 66 l-5 16 M86 62 l-4 12', '#8fd8ff', 2.6);
  pen.fill('M22 62 C6 62 4 42 20 39 C20 20 44 14 54 28 C66 18 86 28 82 43 C98 46 94 63 80 63Z', [
    '#c6d6f5',
    '#4a5b96',
  ]);
  pen.fill('M28 58 C16 58 16 45 28 44 C30 32 46 30 53 40 C62 34 74 40 72 50 C80 52 78 59 70 59Z', [
    '#eff5ff',
    '#8b9cd0',
  ]);
  pen.fill('M56 44 L38 72 H50 L42 94 L68 62 H55 L64 44Z', ['#fff7b0', '#f7a312']);
  pen.line('M56 44 L38 72 H50 L42 94 L68 62 H55 L64 44Z', '#b8650a', 1.2);
}

export function sunCoin(pen: Pen): void {
  pen.dot(52, 54, 40, '#7a4a08');
  pen.dot(50, 50, 40, ['#ffe58a', '#d18a12']);
  pen.dot(50, 50, 34, ['#b8750c', '#f3c146']);
  pen.dot(50, 50, 32, ['#f9cf58', '#dd9a1c']);
  pen.around(16, [50, 50], (index) =>
    pen.fill(index % 2 ? 'M48 34 L50 24 L52 34Z' : 'M46.5 35 L50 19 L53.5 35Z', '#8f560a'),
  );
  pen.dot(50, 50, 15, ['#ffeeb2', '#e9a92a']);
  pen.line('M44 49 q2 -3 4 0 M52 49 q2 -3 4 0 M44 55 q6 5 12 0', '#8f560a', 1.6);
  pen.line('M22 34 Q30 20 44 15', '#fffbe6', 3);
}

export function peacock(pen: Pen): void {
  pen.line('M50 96 V40', '#2c6b3a', 2.6);
  for (let index = 0; index < 9; index += 1) {
    const y = 88 - index * 6;
    const reach = 10 + index * 2.6;
    pen.line(
      `M50 ${y} q-${reach / 2} -4 -${reach} -12 M50 ${y} q${reach / 2} -4 ${reach} -12`,
      index % 2 ? '#4fb36a' : '#2f8f5c',
      1.8,
    );
  }
  pen.fill('M50 6 C74 8 82 30 74 46 C66 60 34 60 26 46 C18 30 26 8 50 6Z', ['#62c96f', '#167a58']);
  pen.fill('M50 13 C67 15 73 32 67 43 C61 53 39 53 33 43 C27 32 33 15 50 13Z', [
    '#f2cf4a',
    '#c77d15',
  ]);
  pen.fill('M50 20 C62 22 66 34 61 41 C57 48 43 48 39 41 C34 34 38 22 50 20Z', [
    '#2fc5d8',
    '#0f6fb0',
  ]);
  pen.fill('M50 27 C60 22 62 38 50 44 C38 38 40 22 50 27Z', ['#3a3aa8', '#141454']);
  pen.dot(46, 31, 2, '#bfe9ff');
}

export function mango(pen: Pen): void {
  pen.line('M56 22 Q56 12 62 6', '#6b3f17', 3);
  pen.fill('M58 18 C70 2 90 6 94 12 C86 24 70 26 58 18Z', ['#6fc254', '#1f7034']);
  pen.line('M60 18 Q76 10 92 12', '#bdeb9a', 1.2);
  pen.fill('M56 20 C82 20 92 46 82 66 C72 88 40 98 22 84 C4 68 14 40 34 34 C44 31 46 20 56 20Z', [
    '#ffd34a',
    '#f0701c',
  ]);
  pen.fill('M56 24 C76 26 84 46 76 62 C74 46 66 32 48 30 C51 27 52 24 56 24Z', '#f25a3a');
  pen.line('M24 58 Q26 46 36 42', '#fff3c0', 4);
  pen.dot(44, 76, 1.2, '#a8480c');
  pen.dot(54, 70, 1, '#a8480c');
  pen.dot(36, 72, 1, '#a8480c');
}

export function umbrella(pen: Pen): void {
  pen.line('M50 16 V82 Q50 92 60 92 Q68 92 68 84', '#6b3a16', 4);
  pen.fill(
    'M6 56 C8 28 28 14 50 14 C72 14 92 28 94 56 Q86 48 79 56 Q72 48 64 56 Q57 48 50 56 Q43 48 36 56 Q28 48 21 56 Q14 48 6 56Z',
    ['#ff6a5a', '#b3163a'],
  );
  pen.fill('M36 56 C36 34 42 20 50 14 C58 20 64 34 64 56 Q57 48 50 56 Q43 48 36 56Z', [
    '#ffd66a',
    '#ef8d1e',
  ]);
  pen.line('M50 14 C30 22 22 40 21 56 M50 14 C70 22 78 40 79 56', '#ffe9b8', 1.3);
  pen.dot(50, 12, 3.4, ['#ffe58a', '#c97c10']);
  pen.line('M14 70 l-3 9 M30 66 l-3 10 M80 68 l-3 10 M90 60 l-2 7', '#8fd8ff', 2.2);
}

export function frog(pen: Pen): void {
  pen.fill('M4 82 Q50 64 96 82 Q80 94 50 94 Q20 94 4 82Z', ['#3f9d6a', '#14573f']);
  pen.twice(() => {
    pen.fill('M30 78 C8 82 8 58 26 56 C34 60 36 70 30 78Z', ['#7ac943', '#317a1e']);
    pen.dot(32, 30, 12, ['#9be15a', '#4f9a26']);
    pen.dot(32, 29, 8, '#fffbe0');
    pen.dot(33, 30, 4, '#1b1208');
    pen.dot(34.4, 28.4, 1.4, '#ffffff');
    pen.line('M38 82 l-6 4 M38 82 l0 5 M38 82 l5 4', '#317a1e', 2);
  });
  pen.fill('M50 30 C76 28 84 48 80 60 C76 80 62 84 50 84 C38 84 24 80 20 60 C16 48 24 28 50 30Z', [
    '#9be15a',
    '#3f8f22',
  ]);
  pen.fill(
    'M50 60 C66 60 70 68 66 76 C62 82 54 83 50 83 C46 83 38 82 34 76 C30 68 34 60 50 60Z',
    '#f2f7b8',
  );
  pen.line('M28 52 Q50 68 72 52', '#275c14', 2.2);
  pen.dot(46, 44, 1, '#275c14');
  pen.dot(54, 44, 1, '#275c14');
}
