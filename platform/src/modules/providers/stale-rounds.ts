import { formatAmount, type ProviderTransaction } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { WalletContext } from './wallet-context.ts';
import { rulesOf, type Partner, type Partners } from './partners.ts';
import type { ProviderClient } from './provider-client.ts';
import { gameCodeOf, hasWin } from './round-money.store.ts';
import type { RoundRow } from './providers.store.ts';
import { repairOf, type Repairs } from './repairs.ts';
import { addReport } from './reports.store.ts';
import { refundStake } from './rollbacks.ts';
import { closeRound } from './rounds.ts';
import { changeRound } from './rounds.store.ts';
import { lockOpenRound, openSince, undecidedBets } from './stale-rounds.store.ts';
import type { WalletUses } from './wallet-core.ts';

const staleAfterHours = 48;
/** Each round asks its provider, which may run into a timeout. */
const roundsAtOnce = 10;

export interface StaleRoundsUses extends WalletUses {
  readonly partners: Partners;
  readonly client: ProviderClient;
  readonly repairs: Repairs;
  readonly live: Pick<Live, 'publish' | 'publishAll'>;
}

type Cause = 'provider-said-cancelled' | 'provider-said-completed' | 'provider-silent';

/**
 * Ends rounds that have been open for two days, by the provider's word. Where the provider cannot be reached the
 * stakes go back. What it still plays stays open, and so does a round of which its answer cannot be read: that
 * may be a win, so that it is parked, reported once and asked for again with the next run.
 */
export async function endStaleRounds(core: Core, uses: StaleRoundsUses): Promise<number> {
  const before = dayjs.utc(core.clock.now()).subtract(staleAfterHours, 'hour').toDate();
  let ended = 0;
  let after = '';
  for (;;) {
    const rounds = await openSince(core.db.read, { before, after, limit: roundsAtOnce });
    const ends = await Promise.all(rounds.map((round) => isEnded(core, uses, round)));
    ended += ends.filter(Boolean).length;
    const last = rounds.at(-1);
    if (!last || rounds.length < roundsAtOnce) return ended;
    after = last.id;
  }
}

/** Never rejects: one round that cannot be ended must not keep the others open. */
async function isEnded(core: Core, uses: StaleRoundsUses, round: RoundRow): Promise<boolean> {
  try {
    return await endRoundByWord(core, uses, round);
  } catch (error) {
    core.log.error({ err: error, round: round.id }, 'a round of two days could not be ended');
    return false;
  }
}

async function endRoundByWord(
  core: Core,
  uses: StaleRoundsUses,
  round: RoundRow,
): Promise<boolean> {
  const partner = uses.partners.byId(round.provider);
  if (!partner) return false;
  const answer = await uses.client.round(partner, wordFor(round));
  if (answer.state === 'unreadable') return park(core, round);
  const word = answer.state === 'answered' ? answer.value : null;
  if (word?.state === 'open') return false;
  if (word?.state === 'completed')
    for (const known of word.transactions)
      if (!(await isApplied(core, uses, { partner, known }))) return false;
  const cause: Cause = word ? `provider-said-${word.state}` : 'provider-silent';
  return core.db.transaction((tx) => finish(tx, { core, ...uses, partner }, { round, cause }));
}

async function park(core: Core, round: RoundRow): Promise<false> {
  await core.db.transaction(async (tx) => {
    const open = await lockOpenRound(tx, round);
    if (!open || open.parked_at) return;
    const now = core.clock.now();
    await changeRound(tx, open.id, { parked_at: now });
    await addReport(tx, {
      id: core.ids.next('prp'),
      provider: open.provider,
      kind: 'round-parked',
      made_at: now,
      from_at: null,
      until_at: null,
      is_clean: false,
      facts: {
        round: open.id,
        providerRound: open.provider_round,
        member: open.member_id,
        currency: open.currency,
        staked: formatAmount(open.stake_units),
        held: formatAmount(open.held_units),
      },
    });
  });
  return false;
}

/** A win that cannot be paid keeps its round open: closing would give the win to the house. */
async function isApplied(
  { log }: Core,
  { repairs }: StaleRoundsUses,
  { partner, known }: { partner: Partner; known: ProviderTransaction },
): Promise<boolean> {
  const status = await repairs.apply(partner, repairOf(known));
  const isDone = status === null || status === 'RS_OK';
  if (!isDone)
    log.error(
      { partner: partner.id, transaction: known.transaction_uuid, status },
      'a round of two days cannot be ended: its win is refused',
    );
  return isDone;
}

const wordFor = ({ provider_round, member_id }: RoundRow) => ({
  round: provider_round,
  user: member_id,
});

async function finish(
  tx: Tx,
  { core, partner, ...uses }: StaleRoundsUses & { core: Core; partner: Partner },
  { round: { id }, cause }: { round: RoundRow; cause: Cause },
): Promise<boolean> {
  const context: WalletContext = { ...uses, core, partner, tx, now: core.clock.now() };
  const round = await lockOpenRound(tx, { id });
  if (!round) return false;
  const refunded = cause === 'provider-said-completed' ? 0n : await refundBets(context, round);
  const left = await lockOpenRound(tx, { id });
  if (left) await closeRound(context, left, refunded > 0n ? 'cancelled' : 'closed');
  await addReport(tx, reportOf(context, { round, cause, refunded }));
  if (refunded > 0n)
    await uses.live.publish(
      tx,
      'round.refunded',
      { member: round.member_id },
      {
        id: round.id,
        amount: formatAmount(refunded),
        currency: round.currency,
      },
    );
  return true;
}

/** Refunds every undecided bet. If one win decides all bets, they are decided. */
async function refundBets(context: WalletContext, round: RoundRow): Promise<bigint> {
  const rules = rulesOf(context.partner, await gameCodeOf(context.tx, round.game_id));
  if (rules.manyBetsOneWin && (await hasWin(context.tx, round.id))) return 0n;
  let refunded = 0n;
  for (const bet of await undecidedBets(context.tx, round)) {
    const now = await lockOpenRound(context.tx, round);
    if (!now) return refunded;
    await refundStake(context, now, bet);
    refunded += bet.amount_units;
  }
  return refunded;
}

function reportOf(
  { core, now }: WalletContext,
  { round, cause, refunded }: { round: RoundRow; cause: Cause; refunded: bigint },
) {
  return {
    id: core.ids.next('prp'),
    provider: round.provider,
    kind: 'round-ended' as const,
    made_at: now,
    from_at: null,
    until_at: null,
    // Always an incident: an operator has to ask the provider for the cause.
    is_clean: false,
    facts: {
      round: round.id,
      providerRound: round.provider_round,
      member: round.member_id,
      cause,
      currency: round.currency,
      staked: formatAmount(round.stake_units),
      won: formatAmount(round.win_units + round.adjusted_units),
      refunded: formatAmount(refunded),
    },
  };
}
