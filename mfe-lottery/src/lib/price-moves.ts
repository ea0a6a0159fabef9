import type { PlayType } from '@croupier/contracts';
import type { Slip } from './slip.ts';

/** A price on a slip that has changed; `choice` is `null` where all picks have the same price. */
export interface PriceMove {
  readonly playType: string;
  readonly choice: string | null;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

export function priceMoves(
  slip: Slip,
  before: readonly PlayType[],
  after: readonly PlayType[],
): readonly PriceMove[] {
  return slip.flatMap(({ playType, picks }) => {
    const was = before.find(({ code }) => code === playType);
    const is = after.find(({ code }) => code === playType);
    const choices: readonly (string | null)[] = is?.pick.form === 'choice' ? picks : [null];
    return choices
      .map((choice) => ({
        playType,
        choice,
        before: oddsOf(was, choice),
        after: oddsOf(is, choice),
      }))
      .filter((move) => move.before.join() !== move.after.join());
  });
}

function oddsOf(playType: PlayType | undefined, choice: string | null): readonly string[] {
  if (choice === null) return playType?.odds ?? [];
  const listed = playType?.choices.find(({ code }) => code === choice);
  return listed ? [listed.odds, ...listed.otherOdds] : [];
}
