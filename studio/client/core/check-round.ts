import type { RoundView } from '../../src/play-protocol.ts';
import type { Kind } from './kind.ts';
import { commitOf, isSame, wasPublished, wordsOf } from './proof.ts';
import type { TextKey } from './texts.ts';

export interface Finding {
  readonly text: TextKey;
  readonly isRight: boolean;
}

/** Recomputes a round in this browser and compares it with the studio's result. */
export function checkRound(kind: Kind, view: RoundView): readonly Finding[] {
  const { outcome } = view;
  if (!outcome) return [];
  const { proof, result } = outcome;
  const isTrue = commitOf(proof.serverSeed) === proof.commit;
  const again = kind.recompute(view, wordsOf(proof));
  return [
    { text: isTrue ? 'check-commit' : 'check-commit-wrong', isRight: isTrue },
    ...(wasPublished(proof.commit) ? [{ text: 'check-promised', isRight: true } as const] : []),
    ...(again ? [resultFinding(isSame(again, result))] : []),
  ];
}

const resultFinding = (isRight: boolean): Finding => ({
  text: isRight ? 'check-result' : 'check-result-wrong',
  isRight,
});
