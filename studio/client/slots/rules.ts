import { formatAmount, parseAmount } from '@croupier/contracts';
import type { SlotSymbol } from '../../src/maths/definition.ts';
import { drawSymbol } from '../art/drawings.ts';
import { make } from '../core/make.ts';
import { stake } from '../core/panel.ts';
import { money, number } from '../core/texts.ts';
import { contextOf } from '../core/texture.ts';
import { face, reelCount, rows } from './face.ts';
import { slotText } from './texts.ts';

/** The pay table at the current stake, and every rule of this slot. */
export function rules(): readonly Node[] {
  return [payouts(), ...notes(), ...freeSpins(), ...cascade(), lines()];
}

const pictureSize = 88;

function amountOf(coins: number): string {
  const coin = (parseAmount(stake()) ?? 0n) / BigInt(face.coins);
  return money(formatAmount(coin * BigInt(coins)));
}

function payouts(): HTMLElement {
  const counts = Array.from(
    { length: reelCount - face.leastRun + 1 },
    (_, index) => reelCount - index,
  );
  const head = make(
    'tr',
    {},
    make('th', { text: slotText('symbol') }),
    ...counts.map((count) => make('th', { text: `× ${number(count)}` })),
  );
  const body = face.symbols
    .filter(({ pays }) => pays.some((coins) => coins > 0))
    .map((symbol) => payoutRow(symbol, counts));
  return make(
    'table',
    {},
    make('caption', { text: slotText('atStake', { amount: money(stake()) }) }),
    make('thead', {}, head),
    make('tbody', {}, ...body),
  );
}

function payoutRow(symbol: SlotSymbol, counts: readonly number[]): HTMLElement {
  const name = make('th', {}, pictureOf(symbol.drawing));
  if (symbol.role) name.append(make('small', { text: slotText(symbol.role) }));
  const cells = counts.map((count) => {
    const coins = symbol.pays[count - face.leastRun] ?? 0;
    return make('td', { text: coins > 0 ? amountOf(coins) : '–' });
  });
  return make('tr', {}, name, ...cells);
}

function pictureOf(drawing: string): HTMLCanvasElement {
  const picture = document.createElement('canvas');
  picture.width = pictureSize;
  picture.height = pictureSize;
  drawSymbol(contextOf(picture), drawing, pictureSize);
  return picture;
}

function notes(): HTMLElement[] {
  const ofRole = (role: 'wild' | 'scatter') =>
    face.symbols.filter((symbol) => symbol.role === role);
  const mixes = face.wins.by === 'lines' ? (face.wins.mixes ?? []) : [];
  return [
    ...ofRole('wild').map(({ drawing }) =>
      make('p', { class: 'mix', text: slotText('wildText') }, pictureOf(drawing)),
    ),
    ...ofRole('scatter').map(({ drawing }) =>
      make('p', { class: 'mix', text: slotText('scatterText') }, pictureOf(drawing)),
    ),
    ...mixes.map(({ signs, coins }) =>
      make(
        'p',
        { class: 'mix', text: slotText('mixText', { amount: amountOf(coins) }) },
        ...face.symbols
          .filter(({ sign }) => signs.includes(sign))
          .map(({ drawing }) => pictureOf(drawing)),
      ),
    ),
  ];
}

function freeSpins(): HTMLElement[] {
  if (!face.freeSpins) return [];
  const { spins, times } = face.freeSpins;
  const list = spins.flatMap((count, index) =>
    count > 0
      ? [
          make('li', {
            text: slotText('freeSpinsText', {
              scatters: number(index + face.leastRun),
              spins: number(count),
            }),
          }),
        ]
      : [],
  );
  return [
    make('h3', { text: slotText('freeSpins') }),
    make('ul', {}, ...list),
    make('p', { text: slotText('freeSpinsTimes', { times: number(times) }) }),
  ];
}

function cascade(): HTMLElement[] {
  if (!face.cascadeTimes) return [];
  const times = face.cascadeTimes.map((count) => `× ${number(count)}`).join(', ');
  return [
    make('h3', { text: slotText('cascade') }),
    make('p', { text: slotText('cascadeText', { times }) }),
  ];
}

function lines(): HTMLElement {
  if (face.wins.by === 'ways') {
    return make(
      'section',
      {},
      make('h3', { text: slotText('ways', { count: number(rows ** reelCount) }) }),
      make('p', { text: slotText('waysText') }),
    );
  }
  const list = make(
    'ol',
    { class: 'lines' },
    ...face.wins.lines.map((line) => make('li', {}, lineDiagram(line))),
  );
  return make(
    'section',
    {},
    make('h3', { text: slotText('lines') }),
    make('p', { text: slotText('linesText') }),
    list,
  );
}

function lineDiagram(line: readonly number[]): HTMLElement {
  const picture = document.createElement('canvas');
  picture.width = reelCount * 20;
  picture.height = rows * 20;
  const canvas = contextOf(picture);
  for (let cell = 0; cell < reelCount * rows; cell += 1) {
    const [reel, row] = [Math.floor(cell / rows), cell % rows];
    canvas.fillStyle = line[reel] === row ? '#ffd54a' : 'rgb(255 255 255 / 0.14)';
    canvas.fillRect(reel * 20 + 1, row * 20 + 1, 18, 18);
  }
  return picture;
}
