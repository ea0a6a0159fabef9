import {
  calls,
  operatorRules,
  reaches,
  type OperatorCall,
  type OperatorRule,
  type Subject,
} from '@croupier/contracts';
import type { OperatorSession } from '../modules/operators/index.ts';
import { fail, type Failed } from '../outcome.ts';
import type { AnyCall } from './routes.ts';

export type GuardFailure = 'forbidden' | 'second-factor-needed' | 'second-factor-due';
type Refusal = Failed<GuardFailure> | null;

/** What the guard needs to find the brand of a call's subject. */
export interface OperatorGuardDependencies {
  /** `null` if the subject does not exist. */
  brandOfSubject(subject: Subject, id: string): Promise<string | null>;
  now(): Date;
}

/** How long one proof of the second factor is enough for critical actions. */
const freshMs = 10 * 60_000;

const names = Object.keys(operatorRules).filter(
  (name): name is OperatorCall => name in operatorRules,
);
const rules: ReadonlyMap<AnyCall, OperatorRule> = new Map(
  names.map((name): [AnyCall, OperatorRule] => [calls[name], operatorRules[name]]),
);

/** Holds an operators' call to its permission rule. A call without a rule cannot be served. */
export function guardOf(call: AnyCall, { brandOfSubject, now }: OperatorGuardDependencies) {
  const rule = rules.get(call);
  if (!rule) throw new Error(`${call.method} ${call.path} has no rule in operator-permissions.ts`);
  const { permission, scope, isGrave, needsFactor } = rule;

  async function brandIn(input: unknown): Promise<string | null> {
    if (scope === 'brand') return textIn(input, 'brand');
    if (scope === 'withdrawal' || scope === 'deposit')
      return brandOfSubject(scope, textIn(input, 'id') ?? '');
    if (scope === 'room') return brandOfSubject(scope, textIn(input, 'roomId') ?? '');
    return scope === 'member' ? brandOfSubject(scope, textIn(input, 'memberId') ?? '') : null;
  }

  return {
    /** Checked before the input is parsed. */
    atDoor({ reach, secondFactor }: OperatorSession): Refusal {
      if (permission === null) return null;
      if (secondFactor === 'due') return factorDue;
      if (reach[permission] === undefined) return notAllowed;
      return scope === 'house' && !reaches(reach, permission, null) ? notAllowed : null;
    },

    async within(operator: OperatorSession, input: unknown): Promise<Refusal> {
      if (permission === null) return null;
      const isFree = scope === 'any' || scope === 'house' || operator.reach[permission] === null;
      if (!isFree && !reaches(operator.reach, permission, await brandIn(input))) return notAllowed;
      if (needsFactor && operator.secondFactor !== 'on') return factorDue;
      if (!isGrave || operator.secondFactor !== 'on') return null;
      const shownMs = operator.confirmedAt?.getTime() ?? 0;
      return now().getTime() - shownMs > freshMs ? factorNeeded : null;
    },
  };
}

function textIn(input: unknown, field: string): string | null {
  if (typeof input !== 'object' || input === null) return null;
  const value = Object.entries(input).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : null;
}

const notAllowed = fail('forbidden', { detail: 'Ask an operator of all brands for this role.' });
const factorDue = fail('second-factor-due', { detail: 'Set up a second factor first.' });
const factorNeeded = fail('second-factor-needed', {
  detail: 'Confirm with a code of the second factor, then try again.',
});
