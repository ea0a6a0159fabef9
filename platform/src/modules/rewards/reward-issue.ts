import { parseAmount, type MemberId, type Reward, type RewardObstacle } from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayjs } from '../../zoned-time.ts';
import { addGrant as addBonus, bonusOf } from '../bonuses/index.ts';
import { accounts, type Ledger } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Providers } from '../providers/index.ts';
import { playedAt, type GrantRow } from './rewards.store.ts';

type RewardOf<Kind extends Reward['kind']> = Extract<Reward, { readonly kind: Kind }>;
type IssuedElsewhere = 'points' | 'rank-points' | 'raffle-ticket';

/** What an issuer needs to know. */
export interface IssueOrder<Kind extends IssuedElsewhere> {
  /** Id of the reward: it is issued once. */
  readonly key: string;
  readonly member: MemberId;
  readonly brand: string;
  readonly reward: RewardOf<Kind>;
}

/**
 * Issues a reward that belongs to another module, in the transaction of the claim. It answers an id of what it
 * wrote, or why the reward cannot be issued now.
 */
export type Issuer<Kind extends IssuedElsewhere> = (
  tx: Tx,
  order: IssueOrder<Kind>,
) => Promise<Outcome<string, RewardObstacle>>;

export type Issuers = { readonly [Kind in IssuedElsewhere]?: Issuer<Kind> };

export interface IssueUses {
  readonly ledger: Pick<Ledger, 'book' | 'balance'>;
  readonly live: Pick<Live, 'publishAll'>;
  readonly freeRounds: Providers['freeRounds'];
  readonly issuers: Issuers;
}

export type IssueResult = Promise<Outcome<string, RewardObstacle>>;

/** Gives a member what a reward is; a refusal has written nothing. */
export function createIssue(core: Pick<Core, 'clock' | 'ids'>, uses: IssueUses) {
  const { clock, ids } = core;
  const { ledger, live, freeRounds, issuers } = uses;

  async function cash(tx: Tx, { id, member_id, currency }: GrantRow, amount: string): IssueResult {
    const amountUnits = parseAmount(amount) ?? 0n;
    const moves = [{ from: accounts.house('promo'), to: accounts.cash(member_id), amountUnits }];
    const booking = {
      key: `reward:${id}`,
      kind: 'reward' as const,
      currency,
      reference: id,
      moves,
    };
    const [booked] = await ledger.book(tx, [booking]);
    if (!booked?.ok) throw new Error(`${booking.key} could not be booked: ${booked?.code}`);
    return done(booked.transfer);
  }

  async function bonus(tx: Tx, row: GrantRow, { amount, terms }: RewardOf<'bonus'>): IssueResult {
    const bonusRow = bonusOf({
      id: ids.next('bon'),
      member: { id: row.member_id, brand: row.brand, currency: row.currency },
      campaign: row.title,
      units: parseAmount(amount) ?? 0n,
      terms,
      now: clock.now(),
    });
    const isAdded = await addBonus(tx, { ledger, live, clock }, bonusRow);
    return isAdded ? done(bonusRow.id) : fail('bonus-active');
  }

  async function rounds(
    tx: Tx,
    row: GrantRow,
    { game, stake, days, rounds: count, terms }: RewardOf<'free-rounds'>,
  ): IssueResult {
    const played = await playedAt(tx, game.nodeId);
    if (!played || !freeRounds.isOfferedBy(played.provider)) return fail('game-unavailable');
    const id = await freeRounds.grant(tx, {
      key: `reward:${row.id}`,
      member: row.member_id,
      provider: played.provider,
      gameCode: played.code,
      currency: row.currency,
      rounds: count,
      stakeUnits: parseAmount(stake) ?? 0n,
      expiresAt: dayjs.utc(clock.now()).add(days, 'day').toDate(),
      campaign: row.title,
      terms,
    });
    return done(id);
  }

  return {
    canIssue: (kind: Reward['kind']) => isOwnKind(kind) || issuers[kind] !== undefined,

    async issue(tx: Tx, row: GrantRow): IssueResult {
      const { id: key, member_id: member, brand, reward } = row;
      const order = { key, member, brand };
      switch (reward.kind) {
        case 'cash':
          return cash(tx, row, reward.amount);
        case 'bonus':
          return bonus(tx, row, reward);
        case 'free-rounds':
          return rounds(tx, row, reward);
        case 'item':
          return done(key);
        case 'points':
          return issuers.points?.(tx, { ...order, reward }) ?? noIssuer;
        case 'rank-points':
          return issuers['rank-points']?.(tx, { ...order, reward }) ?? noIssuer;
        case 'raffle-ticket':
          return issuers['raffle-ticket']?.(tx, { ...order, reward }) ?? noIssuer;
      }
    },
  };
}

const isOwnKind = (kind: Reward['kind']): kind is Exclude<Reward['kind'], IssuedElsewhere> =>
  kind === 'cash' || kind === 'bonus' || kind === 'free-rounds' || kind === 'item';

const noIssuer = fail('reward-closed');
