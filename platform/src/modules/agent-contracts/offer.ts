import { isHigher, type ContractTerms, type MemberId } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { agentTypes, lockMembers, type MemberRecord } from '../identity/index.ts';
import { termsRefusal, upperRefusal } from './contract-checks.ts';
import { announce, type MessageUses } from './contract-messages.ts';
import {
  addEvent,
  addOffer,
  changeContract,
  contractById,
  contractByKey,
  contractIn,
  type NamedContract,
} from './contracts.store.ts';

export interface OfferUses extends MessageUses {
  /** Whether an agent has unpaid payouts. */
  owes(tx: Tx, agent: MemberId): Promise<boolean>;
}

export type OfferFailure =
  | 'not-found'
  | 'invalid-input'
  | 'error_not_agent'
  | 'contract-rule-broken'
  | 'contract-pending'
  | 'agent-frozen'
  | 'idempotency-key-reused';

export interface OfferOrder {
  readonly brand: string;
  /** `null`: the house. */
  readonly upline: MemberId | null;
  readonly agent: MemberId;
  readonly terms: ContractTerms;
  readonly days: number;
  readonly key: string;
  /** Who is recorded as the offering person, and from which address. */
  readonly actor: string;
  readonly ip: string | null;
}

type OfferResult = Outcome<NamedContract, OfferFailure>;

const dayMs = 86_400_000;

/** Offers a contract; the same key and terms always give the same offer. */
export async function offer(
  tx: Tx,
  core: Pick<Core, 'clock' | 'ids'>,
  uses: OfferUses,
  order: OfferOrder,
): Promise<OfferResult> {
  const { upline, agent, terms, key } = order;
  // Offers and answers of the same agents wait here for each other.
  const locked = await lockMembers(tx, upline === null ? [agent] : [upline, agent]);
  const earlier = await contractByKey(tx, key);
  if (earlier) return repeat(earlier, order);
  const refusal = termsRefusal(terms) ?? (await partiesRefusal(tx, uses, order, locked));
  if (refusal) return refusal;
  const pending = await contractIn(tx, { agent, kind: terms.kind, state: 'offered' });
  if (pending) {
    const isSameUpline = pending.upline_id === upline;
    const isOver = pending.expires_at <= core.clock.now();
    if (isSameUpline && !isOver && !isHigher(terms, pending.terms)) return fail('contract-pending');
    await closePending(tx, core, pending, isOver ? 'expired' : 'replaced');
  }
  return done(await write(tx, core, uses, order));
}

async function partiesRefusal(
  tx: Tx,
  { owes }: Pick<OfferUses, 'owes'>,
  { brand, upline, agent, terms }: OfferOrder,
  locked: readonly MemberRecord[],
) {
  const below = locked.find(({ id }) => id === agent);
  const above = locked.find(({ id }) => id === upline);
  if (upline !== null && !isActiveAgent(above)) return fail('error_not_agent');
  if (!isActiveAgent(below) || below?.brand !== brand) return noAgent;
  if (upline === null || !above) return (await hasAgentAbove(tx, below)) ? belowAgent : null;
  if (below.uplineId !== upline) return noAgent;
  if (await owes(tx, upline)) return fail('agent-frozen');
  const parties = { upline, uplineAccount: above.account, agent: below.account };
  return upperRefusal(tx, terms, parties);
}

const isActiveAgent = (member: MemberRecord | undefined) =>
  member !== undefined && agentTypes.includes(member.type) && member.status === 'active';

async function hasAgentAbove(tx: Tx, { uplineId }: MemberRecord): Promise<boolean> {
  if (uplineId === null) return false;
  const row = await tx
    .selectFrom('members')
    .select('type')
    .where('id', '=', uplineId)
    .executeTakeFirst();
  return row !== undefined && agentTypes.includes(row.type);
}

async function closePending(
  tx: Tx,
  { clock, ids }: Pick<Core, 'clock' | 'ids'>,
  { id }: NamedContract,
  state: 'replaced' | 'expired',
): Promise<void> {
  const at = clock.now();
  await changeContract(tx, id, { state, decided_at: at });
  const event = { id: ids.next('ace'), contract_id: id, at, event: state };
  await addEvent(tx, { ...event, actor: 'platform', ip: null });
}

async function write(
  tx: Tx,
  { clock, ids }: Pick<Core, 'clock' | 'ids'>,
  uses: MessageUses,
  { brand, upline, agent, terms, days, key, actor, ip }: OfferOrder,
): Promise<NamedContract> {
  const [id, now] = [ids.next('agc'), clock.now()];
  await addOffer(tx, {
    id,
    brand,
    kind: terms.kind,
    upline_id: upline,
    agent_id: agent,
    terms,
    request_key: key,
    offered_at: now,
    expires_at: new Date(now.getTime() + days * dayMs),
  });
  const event = { id: ids.next('ace'), contract_id: id, at: now, event: 'offered' };
  await addEvent(tx, { ...event, actor, ip });
  const contract = await contractById(tx, id);
  if (!contract) throw new Error(`the contract ${id} was not written`);
  await announce(tx, uses, contract, { message: 'offered', to: 'agent', key: event.id });
  return contract;
}

function repeat(known: NamedContract, { agent, terms }: OfferOrder): OfferResult {
  const isSame = known.agent_id === agent && sorted(known.terms) === sorted(terms);
  return isSame ? done(known) : fail('idempotency-key-reused');
}

/** PostgreSQL orders the keys of `jsonb` by itself. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}

// Without names: the id can be that of any account.
const noAgent = fail('not-found', {
  detail: 'You can offer contracts to agents whom you recruited yourself.',
  fields: { agentId: { code: 'pattern', pattern: 'contract-not-below' } },
});
const belowAgent = fail('not-found', {
  detail: 'The house has contracts with agents who have no agent above.',
});
