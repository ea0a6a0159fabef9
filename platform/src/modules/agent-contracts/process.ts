import type { AgentContractId, ContractAction, ContractKind, MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import { agentTypes, lockMembers, type MemberRecord } from '../identity/index.ts';
import { lowerRefusal, movedRefusal, upperRefusal } from './contract-checks.ts';
import { announce, type MessageUses } from './contract-messages.ts';
import type { ContractMessage } from './contract-message-texts.ts';
import {
  addEvent,
  changeContract,
  contractById,
  contractIn,
  type NamedContract,
} from './contracts.store.ts';
import { periodAt } from './periods.ts';

export type ProcessFailure =
  | 'not-found'
  | 'error_not_agent'
  | 'already-decided'
  | 'contract-rule-broken';

export interface ProcessOrder {
  readonly contract: AgentContractId;
  readonly kind: ContractKind;
  readonly action: ContractAction;
  readonly member: { readonly id: MemberId; readonly account: string };
  readonly timeZone: string;
  readonly ip: string;
}

interface Context extends ProcessOrder {
  readonly tx: Tx;
  readonly core: Pick<Core, 'clock' | 'ids'>;
  readonly uses: MessageUses;
  readonly known: NamedContract;
  readonly side: 'agent' | 'upline';
  readonly locked: readonly MemberRecord[];
}

type ProcessResult = Outcome<void, ProcessFailure>;
const nothingLeft = done(undefined);

/** What a party does with a contract. An action that has taken effect already succeeds again without a change. */
export async function processContract(
  tx: Tx,
  core: Pick<Core, 'clock' | 'ids'>,
  uses: MessageUses,
  order: ProcessOrder,
): Promise<Outcome<NamedContract, ProcessFailure>> {
  const { contract: id, kind, member } = order;
  const seen = await contractById(tx, id);
  const side = seen && sideOf(seen, member.id);
  if (!seen || !side || seen.kind !== kind) return unknown;
  const parties = [seen.agent_id, ...(seen.upline_id ? [seen.upline_id] : [])];
  // The parties' rows put all changes of their contracts in order; the contract is read again behind the locks.
  const locked = await lockMembers(tx, parties);
  const self = locked.find((one) => one.id === member.id);
  if (!self || !agentTypes.includes(self.type)) return fail('error_not_agent');
  const known = await contractById(tx, id);
  if (!known) return unknown;
  const processed = await actions[order.action]({ ...order, tx, core, uses, known, side, locked });
  if (!processed.ok) return processed;
  const after = await contractById(tx, id);
  return after ? done(after) : unknown;
}

export function sideOf(
  { agent_id: agent, upline_id: upline }: NamedContract,
  member: MemberId,
): 'agent' | 'upline' | null {
  if (member === agent) return 'agent';
  return member === upline ? 'upline' : null;
}

const actions: Readonly<Record<ContractAction, (context: Context) => Promise<ProcessResult>>> = {
  accept,
  reject: (context) => decline(context, { side: 'agent', state: 'rejected' }),
  withdraw: (context) => decline(context, { side: 'upline', state: 'withdrawn' }),
  'ask-end': askEnd,
  'confirm-end': confirmEnd,
  keep,
};

async function accept(context: Context): Promise<ProcessResult> {
  const { tx, core, known, side, timeZone } = context;
  if (side !== 'agent') return unknown;
  if (known.state === 'active') return nothingLeft;
  const now = core.clock.now();
  if (known.state !== 'offered' || known.expires_at <= now) return decided;
  const refusal = (await lineRefusal(context)) ?? (await lowerRefusal(tx, known, known.terms));
  if (refusal) return refusal;
  const before = await contractIn(tx, {
    agent: known.agent_id,
    kind: known.kind,
    state: 'active',
  });
  const endsAt = before ? lastPeriodEnd(before, timeZone, now) : now;
  // The first period begins when the last one of the contract before is over.
  const startsAt = nextStart(known, timeZone, endsAt > now ? endsAt : now);
  if (before) await changeContract(tx, before.id, { state: 'replaced', ends_at: endsAt });
  await changeContract(tx, known.id, {
    state: 'active',
    decided_at: now,
    starts_at: startsAt,
    replaces_id: hasBegun(before, now) ? before.id : (before?.replaces_id ?? null),
  });
  await notifyParty(context, 'accepted', 'upline');
  return nothingLeft;
}

/** Whether the agent is still directly below, and the terms still within the contract above. */
async function lineRefusal({
  tx,
  known,
  locked,
}: Context): Promise<Failed<'not-found' | 'contract-rule-broken'> | null> {
  if (known.upline_id === null || known.upline === null) return null;
  const agent = locked.find(({ id }) => id === known.agent_id);
  if (agent?.uplineId !== known.upline_id)
    return movedRefusal({ upper: known.upline, lower: known.agent });
  return upperRefusal(tx, known.terms, {
    upline: known.upline_id,
    uplineAccount: known.upline,
    agent: known.agent,
  });
}

async function decline(
  context: Context,
  { side, state }: { readonly side: Context['side']; readonly state: 'rejected' | 'withdrawn' },
): Promise<ProcessResult> {
  const { tx, core, known } = context;
  if (context.side !== side) return unknown;
  if (known.state === state) return nothingLeft;
  if (known.state !== 'offered') return decided;
  await changeContract(tx, known.id, { state, decided_at: core.clock.now() });
  await notifyParty(context, state, side === 'agent' ? 'upline' : 'agent');
  return nothingLeft;
}

async function askEnd(context: Context): Promise<ProcessResult> {
  const { tx, core, known, side } = context;
  if (known.state === 'ended') return nothingLeft;
  if (known.state !== 'active') return decided;
  if (known.end_asked_by === side) return nothingLeft;
  // Both sides asked: they agree.
  if (known.end_asked_by !== null) return confirmEnd(context);
  const refusal = await lowerRefusal(tx, known, null);
  if (refusal) return refusal;
  await changeContract(tx, known.id, { end_asked_by: side, end_asked_at: core.clock.now() });
  await notifyParty(context, 'end-asked', side === 'agent' ? 'upline' : 'agent');
  return nothingLeft;
}

async function confirmEnd(context: Context): Promise<ProcessResult> {
  const { tx, core, known, side, timeZone } = context;
  if (known.state === 'ended') return nothingLeft;
  if (known.state !== 'active' || known.end_asked_by === null || known.end_asked_by === side)
    return decided;
  const refusal = await lowerRefusal(tx, known, null);
  if (refusal) return refusal;
  await endContract(tx, known, lastPeriodEnd(known, timeZone, core.clock.now()));
  await notifyParty(context, 'ended', side === 'agent' ? 'upline' : 'agent');
  return nothingLeft;
}

/** Drops a request to end the contract: by the side that asked, or by the other one that does not agree. */
async function keep(context: Context): Promise<ProcessResult> {
  const { tx, known, side } = context;
  if (known.state !== 'active') return decided;
  if (known.end_asked_by === null) return nothingLeft;
  await changeContract(tx, known.id, { end_asked_by: null, end_asked_at: null });
  await notifyParty(context, 'continued', side === 'agent' ? 'upline' : 'agent');
  return nothingLeft;
}

async function notifyParty(
  { tx, core: { clock, ids }, uses, known, action, member, ip }: Context,
  message: ContractMessage,
  to: 'agent' | 'upline',
): Promise<void> {
  const id = ids.next('ace');
  const event = { id, contract_id: known.id, at: clock.now(), event: action };
  await addEvent(tx, { ...event, actor: member.account, ip });
  await announce(tx, uses, known, { message, to, key: id });
}

export async function endContract(
  tx: Tx,
  { id }: Pick<NamedContract, 'id'>,
  endsAt: Date,
): Promise<void> {
  await changeContract(tx, id, { state: 'ended', ends_at: endsAt });
}

const hasBegun = (
  contract: NamedContract | null,
  now: Date,
): contract is NamedContract & { readonly starts_at: Date } =>
  contract?.starts_at !== null && contract !== null && contract.starts_at <= now;

/** The end of the current period; a contract that has not begun ends where it would begin. */
export function lastPeriodEnd(
  { terms, starts_at: startsAt }: Pick<NamedContract, 'terms' | 'starts_at'>,
  timeZone: string,
  now: Date,
): Date {
  if (startsAt === null) return now;
  return startsAt > now ? startsAt : periodAt(terms, timeZone, now).to;
}

/** The first start of a period at or after a time. */
function nextStart({ terms }: Pick<NamedContract, 'terms'>, timeZone: string, after: Date): Date {
  const period = periodAt(terms, timeZone, after);
  return period.from.getTime() === after.getTime() ? after : period.to;
}

const unknown = fail('not-found', { detail: 'There is no such contract of yours.' });
const decided = fail('already-decided', {
  detail: 'The contract has another state by now. Load the page again.',
});
