import {
  calls,
  operatorRules,
  reaches,
  type OperatorCall,
  type OperatorRule,
  type Subject,
} from '@croupier/contracts';
import { fail, type Failed } from '../outcome.ts';
import type { AnyCall } from './routes.ts';
import type { VisitOperator } from './visit.ts';

export type GuardFailure = 'forbidden' | 'second-factor-needed' | 'second-factor-due';
type Refusal = Failed<GuardFailure> | null;

export interface OperatorGuardDependencies {
  /** Finds the brand of a call's subject; `null` if the subject does not exist. */
  readonly brandOf: Readonly<Record<Subject, (id: string) => Promise<string | null>>>;
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

/** The field of a call's input that names its subject. */
const idFields: Readonly<Record<Subject, string>> = {
  withdrawal: 'id',
  deposit: 'id',
  member: 'memberId',
  room: 'roomId',
};

const isSubject = (scope: OperatorRule['scope']): scope is Subject => scope in idFields;

/** Holds an operators' call to its permission rule. A call without a rule cannot be served. */
export function guardOf(call: AnyCall, { brandOf, now }: OperatorGuardDependencies) {
  const rule = rules.get(call);
  if (!rule) throw new Error(`${call.method} ${call.path} has no rule in operator-permissions.ts`);
  const { permission, scope, isSensitive, needsFactor } = rule;

  async function brandIn(input: unknown): Promise<string | null> {
    if (scope === 'brand') return textIn(input, 'brand');
    return isSubject(scope) ? brandOf[scope](textIn(input, idFields[scope]) ?? '') : null;
  }

  return {
    /** Checked before the input is parsed. */
    beforeInput({ reach, secondFactor }: VisitOperator): Refusal {
      if (permission === null) return null;
      if (secondFactor === 'due') return factorDue;
      if (reach[permission] === undefined) return notAllowed;
      return scope === 'house' && !reaches(reach, permission, null) ? notAllowed : null;
    },

    async within(operator: VisitOperator, input: unknown): Promise<Refusal> {
      if (permission === null) return null;
      const isFree = scope === 'any' || scope === 'house' || operator.reach[permission] === null;
      if (!isFree && !reaches(operator.reach, permission, await brandIn(input))) return notAllowed;
      if (needsFactor && operator.secondFactor !== 'on') return factorDue;
      if (!isSensitive || operator.secondFactor !== 'on') return null;
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
