import type { Candidate, ReleaseTarget } from './candidate.ts';
import { schemaMismatches } from './json-shape.ts';
import type { Refusal } from './refusal.ts';
import type { CallContract } from './release-facts.ts';

/**
 * Calls that a release makes and the platform does not serve as the release was compiled with them: another
 * address, an input that requires more, or an answer without a field that the release reads.
 */
export function callRefusals({ facts }: Candidate, { calls }: ReleaseTarget): Refusal[] {
  if (!calls) return [];
  return Object.entries(facts.calls).flatMap(([name, made]) => [
    ...contractErrors(made, calls[name]).map((error) => ({
      code: 'call-broken' as const,
      reason: `the call ${name}: ${error}`,
      remedy: 'serve the old line beside the new one until no live release makes it',
    })),
    ...answerErrors(made, calls[name]).map((error) => ({
      code: 'call-broken' as const,
      reason: `the call ${name}: ${error}`,
      remedy: 'keep the old field in the answer until no live release reads it',
    })),
  ]);
}

function contractErrors(made: CallContract, served: CallContract | undefined): readonly string[] {
  if (!served) return ['the platform does not serve it'];
  const traits = (['method', 'path', 'audience', 'sealed', 'once'] as const).filter(
    (trait) => made[trait] !== served[trait],
  );
  return [
    ...traits.map((trait) => `${trait} was ${String(made[trait])} and is ${String(served[trait])}`),
    ...schemaMismatches(made.input, served.input, 'the input'),
  ];
}

const answerErrors = (made: CallContract, served: CallContract | undefined): readonly string[] =>
  served ? schemaMismatches(served.output, made.output, 'the answer') : [];
