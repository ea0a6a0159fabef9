import { belowFrom } from '../../../src/maths/words.ts';
import { winsOf } from '../../../src/games/roulette.ts';
import { pocketCount, spots, returnOf, type SpotKind } from '../../../src/games/roulette-spots.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import type { Kind } from '../../core/kind.ts';
import { make } from '../../core/make.ts';
import { number, percent } from '../../core/texts.ts';
import { text } from './texts.ts';

export const rouletteKind = (replay: (view: RoundView) => Promise<void>): Kind => ({
  rules: () => [
    make('p', { text: text('rules-how') }),
    payouts(),
    make('p', { text: text('rules-return', { percent: percent(returnPercent) }) }),
    make('p', { text: text('rules-announced') }),
    make('p', { text: text('rules-keys') }),
  ],
  describe({ outcome }) {
    if (outcome?.result.kind !== 'roulette') return '';
    const { pocket, bets } = outcome.result;
    return text('describe', { number: number(pocket), count: number(bets.length) });
  },
  replay,
  recompute({ outcome }, words) {
    if (outcome?.result.kind !== 'roulette') return null;
    const { bets } = outcome.result;
    const pocket = belowFrom(words, pocketCount);
    return { kind: 'roulette', pocket, bets, wins: winsOf(bets, pocket) };
  },
});

const returnPercent = (36 / 37) * 100;

const kinds: readonly SpotKind[] = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'six-line',
  'column',
  'dozen',
  'even-money',
];

function payouts(): HTMLElement {
  const rows = kinds.map((kind) => {
    const spot = spots.find((candidate) => candidate.kind === kind);
    if (!spot) throw new Error(`the table has no ${kind}`);
    return make(
      'tr',
      {},
      make('th', { text: text(`name-${kind}`) }),
      make('td', { text: number(spot.numbers.length) }),
      make('td', { text: text('to-one', { odds: number(returnOf(spot) - 1) }) }),
    );
  });
  const head = [text('bet'), text('numbers'), text('payout')].map((name) =>
    make('th', { text: name }),
  );
  return make('table', {}, make('thead', {}, make('tr', {}, ...head)), make('tbody', {}, ...rows));
}
