import type { ChaseId, StakeRefusal } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Member } from '../identity/index.ts';
import { accounts } from '../ledger/index.ts';
import { refusalDetail } from '../protection/index.ts';
import type { PlacedSlip } from './bet-set.ts';
import { readTerms } from './bet-terms.ts';
import type { BetRefusal, BetsParts } from './bets.ts';
import { addChase, chaseByKey, type ChaseIssueTable, type ChaseTable } from './chase.store.ts';
import { issuesFor, storedSlip, multiplied } from './chase-slips.ts';
import { drawForShare } from './draw.store.ts';
import { hashOfSlip, totalOf } from './price.ts';
import { drawTimesFrom } from './schedule.ts';
import { limitError } from './stake-limits.ts';
import { lockMemberStake } from './ticket.store.ts';

export interface ChaseSlip extends PlacedSlip {
  readonly multipliers: readonly number[];
  readonly stopOnWin: boolean;
}

export type PlaceChase = (
  tx: Tx,
  member: Member,
  slip: ChaseSlip,
  key: string,
) => Promise<Outcome<ChaseId, BetRefusal>>;

/** Prices a chase as its first draw would, and takes the stakes of all issues at once. */
export function chasePlacing(
  { clock, ids }: Core,
  { ledger, protection, catalogue }: BetsParts,
): PlaceChase {
  async function place(
    tx: Tx,
    member: Member,
    slip: ChaseSlip,
    key: string,
  ): Promise<Outcome<ChaseId, BetRefusal>> {
    const { multipliers, stopOnWin } = slip;
    const hash = hashOfSlip(slip, [multipliers, stopOnWin]);
    const draw = await drawForShare(tx, slip.drawId);
    if (!draw) return fail('not-found');
    const stakedUnits = await lockMemberStake(tx, draw.id, member.id);
    const earlier = await chaseByKey(tx, member.id, key);
    if (earlier)
      return earlier.slip_hash === hash ? done(earlier.id) : fail('idempotency-key-reused');
    const terms = await readTerms(tx, catalogue, [{ member, draw, slip }]);
    const accepted = terms.accept({ member, draw, slip }, { now: clock.now(), stakedUnits });
    if (!accepted.ok) return accepted;
    const { game, slip: priced } = accepted.value;
    const limits = game.limits[member.currency];
    const largest = multiplied(priced.lines, Math.max(...multipliers));
    const refusal = limits && limitError(largest, limits, stakedUnits);
    if (refusal) return refusal;
    const chase: ChaseTable = {
      id: ids.next('chs'),
      brand: member.brand,
      member_id: member.id,
      game_id: game.gameId,
      currency: member.currency,
      key,
      slip_hash: hash,
      slip: storedSlip(slip, priced),
      stop_on_win: stopOnWin,
      stake_units: totalOf(priced.lines) * BigInt(multipliers.reduce((sum, one) => sum + one, 0)),
      state: 'running',
      placed_at: clock.now(),
    };
    const sittings = drawTimesFrom(game, draw.opens_at, multipliers.length);
    return pay(tx, member, chase, issuesFor(chase, multipliers, sittings));
  }

  async function pay(
    tx: Tx,
    member: Member,
    chase: ChaseTable,
    issues: readonly ChaseIssueTable[],
  ): Promise<Outcome<ChaseId, BetRefusal>> {
    const refusal = await watchStake(tx, protection, { member, units: chase.stake_units });
    if (refusal) return fail(refusal, refusalDetail(refusal));
    const [booked] = await ledger.book(tx, [
      {
        key: `chase:${member.id}:${chase.key}`,
        kind: 'stake',
        currency: member.currency,
        reference: chase.id,
        moves: [
          {
            from: accounts.cash(member.id),
            to: accounts.chase(chase.id),
            amountUnits: chase.stake_units,
          },
        ],
      },
    ]);
    if (!booked) throw new Error('The ledger gave no answer');
    if (!booked.ok) return fail(booked.code);
    await addChase(tx, chase, issues);
    return done(chase.id);
  }

  return place;
}

/**
 * Counts the stake for the member's protection, or returns the refusal. Before the ledger locks accounts.
 */
async function watchStake(
  tx: Tx,
  protection: BetsParts['protection'],
  { member, units }: { readonly member: Member; readonly units: bigint },
): Promise<StakeRefusal | null> {
  const watch = await protection.watch(tx, { staking: [member] });
  const refusal = watch.refusal(member, units);
  if (refusal) return refusal;
  watch.staked(member, units);
  await watch.write();
  return null;
}
