import type {
  InputOf,
  MemberId,
  OutputOf,
  OwnRaffle,
  Raffle,
  RaffleDraft,
  RaffleId,
  RaffleEntry,
  calls,
} from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { dayIn } from '../../zoned-day.ts';
import type { Brands } from '../brands/index.ts';
import { createDocuments, type Documents } from '../documents/index.ts';
import type { Member } from '../identity/index.ts';
import type { Live } from '../live/index.ts';
import { createBeacon } from '../lottery/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Reports } from '../reports/index.ts';
import type { Issuer } from '../rewards/index.ts';
import { createRaffleDraws, type RaffleDrawsUses } from './raffle-draws.ts';
import { raffleKind } from './raffle-kind.ts';
import { createRafflesAdmin, type RafflesAdmin } from './raffles-admin.ts';
import {
  addGrant,
  entriesAfter,
  liveTickets,
  lockRaffle,
  ownRow,
  raffleById,
  rafflesOf,
  ticketsByKey,
  type RaffleRow,
} from './raffles.store.ts';
import { shownRaffles } from './shown-raffle.ts';

export interface Raffles {
  shown(brand: string): Promise<Outcome<readonly Raffle[]>>;
  own(member: Pick<Member, 'id' | 'brand'>): Promise<Outcome<readonly OwnRaffle[]>>;
  tickets(
    brand: string,
    query: InputOf<typeof calls.raffleTickets>,
  ): Promise<Outcome<readonly RaffleEntry[], 'not-found'>>;
  /** Claims the free tickets of today; a repeated request with the same key gets the first answer. */
  claim(
    member: Pick<Member, 'id' | 'brand'>,
    id: RaffleId,
    key: string,
  ): Promise<
    Outcome<
      OutputOf<typeof calls.claimRafflePromotion>,
      'not-found' | 'claim-expired' | 'timed-out'
    >
  >;
  /** Tickets that are a reward. */
  readonly issue: Issuer<'raffle-ticket'>;
  /** For the job: freezes and draws what is due. */
  advance(): Promise<void>;
  readonly documents: Documents<RaffleDraft, RaffleId>;
  readonly admin: RafflesAdmin;
}

export interface RafflesUses extends Omit<RaffleDrawsUses, 'beacon' | 'reports' | 'live'> {
  readonly live: Pick<Live, 'publish' | 'publishAll'>;
  readonly protection: Pick<Protection, 'isAway'>;
  readonly reports: Pick<Reports, 'catchUp' | 'catchUpAll'>;
}

const shownAfterMs = 14 * 86_400_000;
const entriesAtOnce = 5_000;
const unknown = fail('not-found', { detail: 'There is no such raffle.' });

export function createRaffles(core: Core, uses: RafflesUses): Raffles {
  const { db, clock } = core;
  const { brands, protection, reports } = uses;
  const draws = createRaffleDraws(core, { ...uses, beacon: createBeacon(core) });

  const currentOf = async (brand: string) => {
    const rows = await rafflesOf(db.read, brand, new Date(clock.now().getTime() - shownAfterMs));
    return rows.filter(({ state }) => state !== 'cancelled');
  };

  async function todayOf(code: string): Promise<string> {
    const brand: Awaited<ReturnType<Brands['byCode']>> = await brands.byCode(code);
    return dayIn(brand?.settings.profile.timeZone ?? 'UTC', clock.now());
  }

  const isOpen = ({ state, starts_at, closes_at }: RaffleRow, now = clock.now()) =>
    state === 'open' && starts_at <= now && now < closes_at;

  async function ownOf(raffle: RaffleRow, member: MemberId, today: string): Promise<OwnRaffle> {
    const { holder, frozen, isClaimed } = await ownRow(db.read, raffle, { member, today });
    const tickets =
      raffle.state === 'open' ? await liveTickets(db.read, raffle, member) : Number(frozen);
    const claimable = isOpen(raffle) && !isClaimed ? raffle.terms.dailyTickets : 0;
    return { id: raffle.id, tickets, claimable, holder };
  }

  return {
    admin: createRafflesAdmin(core, { reports, draws }),
    documents: createDocuments({ core, live: uses.live }, raffleKind({ core, brands })),
    advance: draws.advance,

    shown: async (brand) => done(await shownRaffles(db.read, await currentOf(brand), clock.now())),

    async own({ id: member, brand }) {
      while (!(await reports.catchUp(member)));
      const today = await todayOf(brand);
      const rows = await currentOf(brand);
      return done(await Promise.all(rows.map((row) => ownOf(row, member, today))));
    },

    async tickets(brand, { id, after = -1 }) {
      const raffle = await raffleById(db.read, id);
      if (raffle?.brand !== brand || raffle.seal_hash === null)
        return fail('not-found', { detail: 'The list is published when the raffle closes.' });
      return done(await entriesAfter(db.read, { id, after, limit: entriesAtOnce }));
    },

    async claim(member, id, key) {
      if (await protection.isAway(member)) return fail('timed-out');
      const today = await todayOf(member.brand);
      return db.transaction(async (tx) => {
        const raffle = await lockRaffle(tx, id);
        if (raffle?.brand !== member.brand) return unknown;
        const before = await ticketsByKey(tx, { raffle: id, member: member.id, key });
        if (before === 0 && !isOpen(raffle)) return fail('claim-expired');
        const { dailyTickets: tickets } = raffle.terms;
        const isNew =
          before === 0 &&
          tickets > 0 &&
          (await addGrant(tx, {
            raffle_id: id,
            member_id: member.id,
            source: `day:${today}`,
            tickets,
            granted_at: clock.now(),
            request_key: key,
          }));
        return done({
          added: isNew ? tickets : before,
          tickets: await liveTickets(tx, raffle, member.id),
        });
      });
    },

    async issue(tx, { key, member, brand, reward: { raffle: id, tickets } }) {
      const found = await tx
        .selectFrom('raffle')
        .selectAll()
        .where('brand', '=', brand)
        .where((eb) => eb('id', '=', eb.val<RaffleId>(raffleId(id))))
        .forUpdate()
        .executeTakeFirst();
      if (!found || !isOpen(found)) return fail('reward-closed');
      const source = `reward:${key}`;
      await addGrant(tx, {
        raffle_id: found.id,
        member_id: member,
        source,
        tickets,
        granted_at: clock.now(),
      });
      return done(found.id);
    },
  };
}

/** An id from the terms of a reward; a malformed one is no raffle's id. */
const raffleId = (text: string) => text as RaffleId;
