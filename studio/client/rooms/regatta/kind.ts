import { isRaceChoice } from '../../../src/games/regatta.ts';
import { crews, takeoutPercent } from '../../../src/games/regatta-odds.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import type { RaceView } from '../../../src/rooms/room-protocol.ts';
import type { Kind } from '../../core/kind.ts';
import { make } from '../../core/make.ts';
import { page } from '../../core/page-data.ts';
import { number, percent } from '../../core/texts.ts';
import { crewName, dividendText, sideName } from './names.ts';
import { openRaceCheck } from './race-check.ts';
import { text } from './texts.ts';

export const regattaKind = (view: () => RaceView | null): Kind => ({
  rules: () => [
    make('p', { text: text('rules-how') }),
    make('p', { text: text('rules-pool', { percent: percent(takeoutPercent) }) }),
    ...(page.isFun ? [make('p', { text: text('rules-fun') })] : []),
    make('p', { text: text('rules-draw') }),
    make('p', { text: text('rules-failure') }),
    ratings(),
    make('p', { text: text('rules-fair') }),
    ...promises(view()),
    make('p', { text: text('rules-keys') }),
  ],
  describe,
  /** A race is shared: replaying it means checking it. */
  async replay({ choice }) {
    if (isRaceChoice(choice)) await openRaceCheck(choice.race);
  },
  // A race is drawn from the chain and the seeds of several players, not from this round's own seeds.
  recompute: () => null,
});

/** What is fixed before the betting: the published end of the chain, and this race's commit. */
function promises(view: RaceView | null): readonly Node[] {
  if (!view) return [];
  return [
    make(
      'dl',
      {},
      make('dt', { text: text('race-published') }),
      make('dd', { text: view.published }),
      make('dt', { text: text('race-commit') }),
      make('dd', { text: view.commit }),
    ),
  ];
}

function describe({ outcome, choice }: RoundView): string {
  const side = isRaceChoice(choice) ? sideName(choice.side) : '';
  if (outcome?.result.kind !== 'race') return side;
  const { won, dividend } = outcome.result;
  return text('describe', { side, won: sideName(won), dividend: dividendText(dividend) });
}

function ratings(): HTMLElement {
  const rows = crews.map(({ id, rating }) =>
    make('tr', {}, make('th', { text: crewName(id) }), make('td', { text: number(rating) })),
  );
  const head = make(
    'tr',
    {},
    make('th', { text: text('crew') }),
    make('th', { text: text('rating') }),
  );
  return make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows));
}
