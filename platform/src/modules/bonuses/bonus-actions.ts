import {
  formatAmount,
  parseAmount,
  type BonusDecision,
  type Calls,
  type ErrorCode,
  type InputOf,
  type MemberId,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { byTwo, pairRefusal } from '../operators/index.ts';
import { bonusOf, type BonusRow } from './bonus.ts';
import { addGrant, adjustBonus, endBonus, type BonusMoneyMover } from './bonus-ends.ts';
import { isInPlay, lockBonuses } from './bonuses.store.ts';
import { addProposal, dropProposal, lockProposal, type ProposalRow } from './proposals.store.ts';

export type GrantBonusInput = InputOf<Calls['grantBonus']>;
export type AdjustBonusInput = InputOf<Calls['adjustBonus']>;
export type Person = Pick<Operator, 'id' | 'name'>;

/** Context of an action: one transaction and one operator. */
export interface BonusActionContext {
  readonly core: Pick<Core, 'clock' | 'ids'>;
  readonly bank: BonusMoneyMover;
  readonly tx: Tx;
  readonly by: Person;
}

/** What the audit record of a grant says beside the bonus. */
interface GrantFacts extends Pick<GrantBonusInput, 'amount' | 'terms' | 'note'> {
  /** Both operators, where two were needed. */
  readonly persons?: string;
}

type Refused<F extends ErrorCode> = Promise<Failed<F> | null>;

/** Starts a bonus. `null` means success, as in all functions of this file. */
export async function grant(
  context: BonusActionContext,
  bonus: BonusRow,
  { amount, terms, note, persons }: GrantFacts,
): Refused<'bonus-active'> {
  if (!(await addGrant(context.tx, context.bank, bonus))) return stillActive;
  const { id, campaign } = bonus;
  const after = JSON.stringify({ id, amount, campaign, terms, persons });
  await keep(context, bonus.member_id, { action: 'bonus.granted', after, note });
  return null;
}

/** Stores a grant that waits for a second operator. */
export async function propose(
  context: BonusActionContext,
  row: ProposalRow,
): Refused<'bonus-active'> {
  if (!(await addProposal(context.tx, row)))
    return fail('bonus-active', { detail: 'Decide the grant that waits already, and try again.' });
  await keep(context, row.member_id, {
    action: 'bonus.proposed',
    after: wordsOf(row),
    note: row.note,
  });
  return null;
}

export async function confirm(
  context: BonusActionContext,
  { memberId, id, note }: BonusDecision,
  currencyOf: Pick<BonusRow, 'brand' | 'currency'>,
): Refused<'bonus-active' | 'second-person-needed' | 'already-decided'> {
  const row = await lockProposal(context.tx, { memberId, id });
  if (!row) return noProposal;
  const refusal = await pairRefusal(context.tx, context.core, {
    first: row.operator_id,
    second: context.by.id,
  });
  if (refusal) return refusal;
  const bonus = bonusOf({
    id,
    member: { id: memberId, ...currencyOf },
    campaign: row.campaign,
    units: row.amount_units,
    terms: row.terms,
    now: context.core.clock.now(),
  });
  const persons = byTwo(row.operator, context.by.name);
  const order = { amount: formatAmount(row.amount_units), terms: row.terms, note, persons };
  const error = await grant(context, bonus, order);
  if (!error) await dropProposal(context.tx, row);
  return error;
}

export async function refuse(
  context: BonusActionContext,
  { memberId, id, note }: BonusDecision,
): Refused<'already-decided'> {
  const row = await lockProposal(context.tx, { memberId, id });
  if (!row) return noProposal;
  await dropProposal(context.tx, row);
  await keep(context, memberId, { action: 'bonus.refused', before: wordsOf(row), note });
  return null;
}

export async function cancel(
  context: BonusActionContext,
  { memberId, id, note }: BonusDecision,
): Refused<'bonus-in-play' | 'already-decided'> {
  const bonus = await lockActive(context.tx, { memberId, id });
  if (!bonus) return noBonus;
  if (await isInPlay(context.tx, id))
    return fail('bonus-in-play', { detail: 'Wait until the round played with it is over.' });
  await endBonus(context.tx, context.bank, { bonus, state: 'forfeited', forfeitedBy: 'house' });
  await keep(context, memberId, { action: 'bonus.cancelled', before: `${id} active`, note });
  return null;
}

/** A repeated key makes no further correction. */
export async function adjust(
  context: BonusActionContext,
  { memberId, id, change, note }: AdjustBonusInput,
  key: string,
): Refused<'insufficient-funds' | 'idempotency-key-reused' | 'already-decided'> {
  const bonus = await lockActive(context.tx, { memberId, id });
  if (!bonus) return noBonus;
  const changeUnits = parseAmount(change) ?? 0n;
  const booked = await adjustBonus(context.tx, context.bank, { bonus, changeUnits, key });
  if (booked?.ok && booked.isRepeat) return null;
  if (booked?.ok === false && booked.code === 'idempotency-key-reused') return fail(booked.code);
  if (!booked?.ok)
    return fail('insufficient-funds', { detail: 'Take no more than what is left of the bonus.' });
  await keep(context, memberId, { action: 'bonus.adjusted', after: `${id} ${change}`, note });
  return null;
}

async function lockActive(
  tx: Tx,
  { memberId, id }: Pick<BonusDecision, 'memberId' | 'id'>,
): Promise<BonusRow | null> {
  const [bonus] = await lockBonuses(tx, { ids: [id], members: [] });
  if (bonus?.member_id !== memberId || bonus.state !== 'active') return null;
  return bonus;
}

const wordsOf = ({ id, amount_units, campaign, terms }: ProposalRow) =>
  JSON.stringify({ id, amount: formatAmount(amount_units), campaign, terms });

interface Words {
  readonly action: string;
  readonly before?: string;
  readonly after?: string;
  readonly note: string;
}

const keep = (
  { tx, core, by }: BonusActionContext,
  subject: MemberId,
  { before = '', after = '', ...words }: Words,
) => recordAudit(tx, core, by, { subject, before, after, ...words });

const stillActive = fail('bonus-active', {
  detail: 'Grant it again once the bonus they have is over.',
});
const noProposal = fail('already-decided', { detail: 'This grant was decided already.' });
const noBonus = fail('already-decided', { detail: 'This bonus is over already.' });
