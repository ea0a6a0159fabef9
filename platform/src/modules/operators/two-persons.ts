import type { OperatorId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';
import { standingOf, type Standing } from './operators.store.ts';

const dayMs = 24 * 3_600_000;

/**
 * For this time, the operator who invited or reset an account and its holder cannot confirm each other's
 * actions.
 */
export const coolingMs = 7 * dayMs;

type Refusal = Failed<'second-person-needed'> | null;

interface Pair {
  /** Who asked for the act, or agreed first. */
  readonly first: OperatorId;
  /** Whose agreement completes it. */
  readonly second: OperatorId;
}

/**
 * Whether two operators count as two persons for an action on money or draws: the refusal, or `null`. Each
 * has a second factor; each invited one is vouched for by a third operator; neither invited the other
 * recently.
 */
export async function pairRefusal(
  tx: Tx,
  { clock }: Pick<Core, 'clock'>,
  { first, second }: Pair,
): Promise<Refusal> {
  if (first === second) return needed('Ask another operator to agree to it.');
  const [one, other] = await Promise.all([standingOf(tx, first), standingOf(tx, second)]);
  if (!one || !other) return needed('One of the two accounts does not exist any more.');
  const now = clock.now();
  return powerRefusal(one) ?? powerRefusal(other) ?? coolingRefusal([one, other], now);
}

/** Of those who agreed before, the one with whom the operator makes two persons, or why there is none. */
export async function partnerOf<Earlier extends { readonly id: OperatorId }>(
  tx: Tx,
  core: Pick<Core, 'clock'>,
  { earlier, operator }: { readonly earlier: readonly Earlier[]; readonly operator: OperatorId },
): Promise<Earlier | Failed<'second-person-needed'> | null> {
  let refusal: Refusal = null;
  for (const one of earlier) {
    const refused = await pairRefusal(tx, core, { first: one.id, second: operator });
    if (!refused) return one;
    refusal = refused;
  }
  return refusal;
}

/** Why an operator's own agreement cannot count as the first of two; `null`: it can. */
export async function firstRefusal(tx: Tx, operator: OperatorId): Promise<Refusal> {
  const standing = await standingOf(tx, operator);
  return standing ? powerRefusal(standing) : needed('This account does not exist any more.');
}

/** What this operator still lacks to be one of two persons; `null`: nothing. */
export function powerRefusal(operator: Standing): Refusal {
  if (operator.disabled_at) return needed(`The account of ${operator.name} is disabled.`);
  if (operator.invited_by !== null && operator.vouched_by === null)
    return needed(
      `${operator.name} is new: another operator than the inviting one must vouch first.`,
    );
  return operator.proven_at === null ? needed(`${operator.name} has no second factor yet.`) : null;
}

function coolingRefusal(pair: readonly [Standing, Standing], now: Date): Refusal {
  const [one, other] = pair;
  const until = Math.max(coolsUntil(one, other), coolsUntil(other, one));
  return until > now.getTime()
    ? needed(
        `${one.name} and ${other.name} cannot confirm each other before ${new Date(until).toISOString()}: one invited or reset the other.`,
      )
    : null;
}

const coolsUntil = (invited: Standing, inviter: Standing) =>
  invited.invited_by === inviter.id && invited.invited_at
    ? invited.invited_at.getTime() + coolingMs
    : 0;

const needed = (detail: string) => fail('second-person-needed', { detail });

/** What the audit trail says of an act that two persons have agreed to. */
export const byTwo = (first: string, second: string) => `two-person rule: ${first} + ${second}`;
