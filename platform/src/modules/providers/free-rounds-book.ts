import { createHash } from 'node:crypto';
import {
  formatAmount,
  type BonusTerms,
  type FreeRounds,
  type FreeRoundsId,
  type FreeRoundsOfferId,
  type FreeRoundsState,
  type Localized,
  type MemberId,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { createFreeRoundsNotifier, publishFreeRounds } from './free-rounds-notifier.ts';
import {
  addFreeRounds,
  endFreeRounds,
  freeRoundsOf,
  lockFreeRoundsOf,
  lockOverdue,
  type FreeRoundsRow,
  type ShownFreeRounds,
} from './free-rounds.store.ts';
import type { Partners } from './partners.ts';

/** Free rounds for one member, as an operator or a campaign gives them. */
export interface FreeRoundsGift {
  /** Idempotency key of the grant: a second grant with it for the same member gives the first one. */
  readonly key: string;
  readonly member: MemberId;
  readonly provider: string;
  /** `null`: every game of the provider. */
  readonly gameCode: string | null;
  readonly currency: string;
  readonly rounds: number;
  /** What each round is worth. */
  readonly stakeUnits: bigint;
  readonly expiresAt: Date;
  readonly campaign: Localized;
  /** Wins go into a bonus under these terms; `null`: to cash. */
  readonly terms: BonusTerms | null;
  readonly offer?: FreeRoundsOfferId;
}

export interface FreeRoundsBook {
  /** Whether a provider plays free rounds that are granted here. */
  isOfferedBy(provider: string): boolean;
  /**
   * Gives a member free rounds and queues the notice to the provider; gives their id, the same for the same
   * key.
   */
  grant(tx: Tx, gift: FreeRoundsGift): Promise<FreeRoundsId>;
  /** Ends what is left of an offer, of one member or of all; gives how many ended. What was bet is played to its end. */
  cancel(
    tx: Tx,
    named: { readonly offer: FreeRoundsOfferId; readonly id?: FreeRoundsId | undefined },
  ): Promise<number>;
  of(member: MemberId): Promise<readonly FreeRounds[]>;
  /** For the job: ends those whose time is over. */
  expire(): Promise<void>;
  /** For the job: notifies the providers of changes that they have not confirmed yet. */
  notify(): Promise<void>;
}

interface Dependencies {
  readonly partners: Partners;
  readonly live: Pick<Live, 'publishAll'>;
}

const expiredAtOnce = 200;
const shownDays = 30;

export function createFreeRoundsBook(core: Core, { partners, live }: Dependencies): FreeRoundsBook {
  const { db, clock } = core;

  async function end(tx: Tx, ids: readonly FreeRoundsId[], state: 'cancelled' | 'expired') {
    const ended = await endFreeRounds(tx, { ids, state, now: clock.now() });
    await publishFreeRounds(tx, live, ended);
    return ended.length;
  }

  const viewOf = (row: ShownFreeRounds): FreeRounds => ({
    id: row.id,
    campaign: row.campaign,
    state: stateOf(row, clock.now()),
    game: row.game_id && row.name ? { nodeId: row.game_id, name: row.name } : null,
    provider: partners.byId(row.provider)?.displayName ?? row.provider,
    rounds: row.rounds,
    left: row.rounds - row.used,
    stake: formatAmount(row.stake_units),
    currency: row.currency,
    winsTimes: row.win_terms?.times ?? null,
    until: row.expires_at.toISOString(),
  });

  return {
    isOfferedBy: (provider) => partners.byId(provider)?.offersFreeRounds ?? false,

    async grant(tx, { key, member, gameCode, stakeUnits, expiresAt, terms, ...gift }) {
      const id = freeRoundsIdOf(`${member}|${key}`);
      const { offer, ...rest } = gift;
      const row = {
        ...rest,
        id,
        member_id: member,
        game_code: gameCode,
        stake_units: stakeUnits,
        expires_at: expiresAt,
        win_terms: terms,
        ...(offer && { offer_id: offer }),
      };
      if (await addFreeRounds(tx, row, clock.now()))
        await publishFreeRounds(tx, live, [{ ...row, state: 'active', used: 0 }]);
      return id;
    },

    async cancel(tx, named) {
      // The same lock as a bet takes: a round that is being played is played, or was never begun.
      const rows = await lockFreeRoundsOf(tx, named);
      return end(
        tx,
        rows.map(({ id }) => id),
        'cancelled',
      );
    },

    async of(member) {
      const since = dayjs.utc(clock.now()).subtract(shownDays, 'day').toDate();
      return (await freeRoundsOf(db.read, { member, since })).map(viewOf);
    },

    async expire() {
      let isMore = true;
      while (isMore)
        isMore = await db.transaction(async (tx) => {
          const ids = await lockOverdue(tx, clock.now(), expiredAtOnce);
          return (await end(tx, ids, 'expired')) === expiredAtOnce;
        });
    },

    notify: createFreeRoundsNotifier(core, partners),
  };
}

/** The state of free rounds at this time; the job that ends them may not have run yet. */
export function stateOf(
  {
    state,
    used,
    rounds,
    expires_at,
  }: Pick<FreeRoundsRow, 'state' | 'used' | 'rounds' | 'expires_at'>,
  now: Date,
): FreeRoundsState {
  if (used >= rounds) return 'used';
  return state === 'active' && expires_at <= now ? 'expired' : state;
}

function freeRoundsIdOf(key: string): FreeRoundsId {
  const text = `frr_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`;
  return text as FreeRoundsId;
}
