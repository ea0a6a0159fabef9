import { isFlightChoice } from '../../../src/games/crash.ts';
import type { CrashCurve } from '../../../src/games/crash-curve.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import type { FlightView } from '../../../src/rooms/room-protocol.ts';
import type { Kind } from '../../core/kind.ts';
import { make } from '../../core/make.ts';
import { percent } from '../../core/texts.ts';
import { openFlightCheck } from './flight-check.ts';
import { oddsText } from './odds.ts';
import { text } from './texts.ts';

/** Odds for which the rules state a probability. */
const milestones = [110, 150, 200, 500, 1_000, 10_000];

export const crashKind = (curve: CrashCurve, view: () => FlightView | null): Kind => ({
  rules: () => [
    make('p', { text: text('rules-how') }),
    make('p', { text: text('rules-auto') }),
    chances(curve),
    make('p', { text: text('rules-most', { odds: oddsText(curve.mostOdds) }) }),
    make('p', { text: text('rules-failure') }),
    make('p', { text: text('rules-fair') }),
    ...promises(view()),
    make('p', { text: text('rules-keys') }),
  ],
  describe,
  /** A flight is shared: replaying it means checking it. */
  async replay({ choice }) {
    if (isFlightChoice(choice)) await openFlightCheck(curve, choice.flight);
  },
  // A flight is drawn from the chain and the seeds of several players, not from this round's own seeds.
  recompute: () => null,
});

/** What is fixed before the betting: the published end of the chain, and this flight's commit. */
function promises(view: FlightView | null): readonly Node[] {
  if (!view) return [];
  return [
    make(
      'dl',
      {},
      make('dt', { text: text('flight-published') }),
      make('dd', { text: view.published }),
      make('dt', { text: text('flight-commit') }),
      make('dd', { text: view.commit }),
    ),
  ];
}

function describe({ outcome, choice }: RoundView): string {
  const auto = isFlightChoice(choice) && choice.autoOdds !== null ? choice.autoOdds : null;
  const asked = auto === null ? '' : ` ${text('describe-auto', { odds: oddsText(auto) })}`;
  if (outcome?.result.kind !== 'flight') return asked;
  const { leftOdds } = outcome.result;
  return (
    (leftOdds === null
      ? text('describe-lost')
      : text('describe-left', { odds: oddsText(leftOdds) })) + asked
  );
}

function chances({ rtpPercent }: CrashCurve): HTMLElement {
  const rows = milestones.map((odds) =>
    make(
      'tr',
      {},
      make('th', { text: oddsText(odds) }),
      make('td', { text: percent((rtpPercent / odds) * 100) }),
    ),
  );
  const head = make(
    'tr',
    {},
    make('th', { text: text('odds') }),
    make('th', { text: text('reached') }),
  );
  return make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows));
}
