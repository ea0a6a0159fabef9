import type { OperatorId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';
import {
  allInvitations,
  standingOf,
  type InvitationRow,
  type Standing,
} from './operators.store.ts';

const dayMs = 24 * 3_600_000;

/**
 * For this time, an operator and the account that they invited or reset cannot confirm each other's actions;
 * neither can two accounts that come from the same operator.
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
 * has a second factor; each invited one is vouched for by a third operator; neither came recently from
 * the other, nor both from the same operator.
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
  const power = powerRefusal(one) ?? powerRefusal(other);
  return power ?? coolingRefusal([one, other], { invitations: await allInvitations(tx), now });
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

/** Why an operator cannot vouch for another one; `null`: they can. */
export async function vouchRefusal(
  tx: Tx,
  { clock }: Pick<Core, 'clock'>,
  { by, invited }: { readonly by: Standing; readonly invited: OperatorId },
): Promise<Refusal> {
  const invitations = await allInvitations(tx);
  const pair = [by.id, invited] as const;
  const isThird =
    by.id !== invited &&
    !isInvitedBy(invitations, { operator: invited, by: by.id }) &&
    coolsUntil(invitations, pair) <= clock.now().getTime();
  return isThird
    ? powerRefusal(by)
    : needed('A third operator has to vouch, neither the invited nor an inviting one.');
}

/** Whether an operator has ever invited or reset an account. */
export const isInvitedBy = (
  invitations: readonly InvitationRow[],
  { operator, by }: { readonly operator: OperatorId; readonly by: OperatorId },
): boolean => invitations.some((one) => one.operator === operator && one.invited_by === by);

function coolingRefusal(
  [one, other]: readonly [Standing, Standing],
  { invitations, now }: { readonly invitations: readonly InvitationRow[]; readonly now: Date },
): Refusal {
  const until = coolsUntil(invitations, [one.id, other.id]);
  return until > now.getTime()
    ? needed(
        `${one.name} and ${other.name} cannot confirm each other before ${new Date(until).toISOString()}: one invited or reset the other, or one operator did so for both.`,
      )
    : null;
}

/** Until when, in ms since 1970, two accounts come from the same operator; one of the two may be this operator. */
function coolsUntil(
  invitations: readonly InvitationRow[],
  [one, other]: readonly [OperatorId, OperatorId],
): number {
  const [origins, otherOrigins] = [originsOf(invitations, one), originsOf(invitations, other)];
  const shared = [...origins].map(([origin, since]) =>
    Math.min(since, otherOrigins.get(origin) ?? -Infinity),
  );
  return Math.max(...shared) + coolingMs;
}

/**
 * The operator, and all operators from whom the account comes: who invited or reset it, who did so for them, and
 * so on. Each with the time, in ms since 1970, of the earliest invitation between the two: after `coolingMs` that
 * link no longer counts. Of several ways the latest counts.
 */
function originsOf(
  invitations: readonly InvitationRow[],
  operator: OperatorId,
): ReadonlyMap<OperatorId, number> {
  const origins = new Map([[operator, Infinity]]);
  const open = [operator];
  for (const id of open)
    for (const { invited_by, invited_at } of invitations.filter((one) => one.operator === id)) {
      const since = Math.min(origins.get(id) ?? -Infinity, invited_at.getTime());
      if (since <= (origins.get(invited_by) ?? -Infinity)) continue;
      origins.set(invited_by, since);
      open.push(invited_by);
    }
  return origins;
}

const needed = (detail: string) => fail('second-person-needed', { detail });

/** What the audit trail says of an act that two persons have agreed to. */
export const byTwo = (first: string, second: string) => `two-person rule: ${first} + ${second}`;
