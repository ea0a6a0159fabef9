import {
  formatAmount,
  parseAmount,
  type FreeRoundsDecision,
  type FreeRoundsGranted,
  type FreeRoundsHolder,
  type FreeRoundsId,
  type FreeRoundsOffer,
  type FreeRoundsOfferId,
  type FreeRoundsOrder,
  type MemberId,
  type Page,
  trialType,
} from '@croupier/contracts';
import type { Core, Tx } from '../../core.ts';
import { done, fail, type Failed, type Outcome } from '../../outcome.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Identity, Operator } from '../identity/index.ts';
import { recordAudit } from '../audit/index.ts';
import { byTwo, pairRefusal } from '../operators/index.ts';
import { freeRoundsStateOf, type GameRow, type Providers } from '../providers/index.ts';
import { dayjs } from '../../zoned-time.ts';
import {
  addOffer,
  decideOffer,
  holdersOf,
  lockOffer,
  offerOfRequest,
  offersWithUse,
  type OfferRow,
  type OfferWithUse,
} from './free-rounds.store.ts';

export interface FreeRoundsUses {
  readonly providers: Pick<Providers, 'freeRounds' | 'offer' | 'nameOf'>;
  readonly identity: Pick<Identity, 'byAccount'>;
  readonly brands: Pick<Brands, 'byCode'>;
  /** Above it a brand's money moves by two operators; `null` where the brand has no such rule. */
  twoPersonUnitsOf(brand: string): Promise<bigint | null>;
}

type Person = Pick<Operator, 'id' | 'name'>;
export type FreeRoundsAdmin = ReturnType<typeof createFreeRoundsAdmin>;

const offersByDefault = 20;
const longestDays = 366;

/** What operators see and do about free rounds: each act is in the audit trail with its reason. */
export function createFreeRoundsAdmin(core: Core, uses: FreeRoundsUses) {
  const { db, clock, ids } = core;
  const { providers, identity, brands } = uses;

  async function shown(brand: string, id: FreeRoundsOfferId): Promise<FreeRoundsOffer | null> {
    const [row] = await offersWithUse(db.read, { brand, id, now: clock.now(), limit: 1 });
    return row ? viewOf(row) : null;
  }

  const viewOf = (row: OfferWithUse): FreeRoundsOffer => ({
    id: row.id,
    brand: row.brand,
    game: { nodeId: row.game_id, name: row.name },
    provider: providers.nameOf(row.provider),
    campaign: row.campaign,
    state: row.state,
    members: row.members.length,
    rounds: row.rounds,
    used: row.used,
    active: row.active,
    untold: row.untold,
    stake: formatAmount(row.stake_units),
    currency: row.currency,
    terms: row.win_terms,
    until: row.expires_at.toISOString(),
    note: row.note,
    operatorId: row.operator_id,
    operator: row.operator,
    offeredAt: row.offered_at.toISOString(),
  });

  async function gameOf(brand: Brand, { gameId }: FreeRoundsOrder): Promise<GameRow | null> {
    const table = { brand: brand.code, currency: brand.currency, country: null };
    const game = (await providers.offer(table)).byId.get(gameId);
    return game && providers.freeRounds.isOfferedBy(game.provider) ? game : null;
  }

  /** The members behind accounts, each once; and the accounts that get nothing. */
  async function membersOf(brand: string, accounts: readonly string[]) {
    const members = new Set<MemberId>();
    const unknown: string[] = [];
    for (const account of new Set(accounts.map((one) => one.trim()))) {
      const member = await identity.byAccount(brand, account);
      if (member && member.type !== trialType) members.add(member.id);
      else unknown.push(account);
    }
    return { members: [...members], unknown };
  }

  async function give(tx: Tx, offer: OfferRow): Promise<void> {
    for (const member of offer.members)
      await providers.freeRounds.grant(tx, {
        key: offer.id,
        member,
        provider: offer.provider,
        gameCode: offer.game_code,
        currency: offer.currency,
        rounds: offer.rounds,
        stakeUnits: offer.stake_units,
        expiresAt: offer.expires_at,
        campaign: offer.campaign,
        terms: offer.win_terms,
        offer: offer.id,
      });
  }

  const record = (
    tx: Tx,
    by: Person,
    {
      offer,
      action,
      note,
      before = '',
    }: { offer: OfferRow; action: string; note: string; before?: string },
  ) =>
    recordAudit(tx, core, by, {
      subject: `${offer.brand}/${offer.id}`,
      action,
      before,
      after: JSON.stringify(wordsOf(offer)),
      note,
    });

  /** One decision about an offer that is locked; answers with how it stands afterwards. */
  async function decide<F extends 'not-found' | 'second-person-needed'>(
    { brand, offerId }: FreeRoundsDecision,
    work: (tx: Tx, offer: OfferRow) => Promise<Failed<F> | null>,
  ): Promise<Outcome<FreeRoundsOffer, F | 'not-found'>> {
    const error = await db.transaction(async (tx) => {
      const offer = await lockOffer(tx, { brand, id: offerId });
      return offer ? work(tx, offer) : noOffer;
    });
    if (error) return error;
    const offer = await shown(brand, offerId);
    return offer ? done(offer) : noOffer;
  }

  return {
    async offers({
      brand,
      before,
      limit = offersByDefault,
    }: {
      brand: string;
      before?: string;
      limit?: number;
    }): Promise<Outcome<Page<FreeRoundsOffer>>> {
      const asked = { brand, now: clock.now(), limit: limit + 1, ...(before && { before }) };
      const rows = await offersWithUse(db.read, asked);
      const page = rows.slice(0, limit);
      return done({
        rows: page.map(viewOf),
        next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
      });
    },

    async holders({
      brand,
      offerId: id,
    }: {
      brand: string;
      offerId: FreeRoundsOfferId;
    }): Promise<Outcome<readonly FreeRoundsHolder[]>> {
      const rows = await holdersOf(db.read, { brand, id });
      const now = clock.now();
      return done(
        rows.map((row) => ({
          id: row.id,
          memberId: row.member_id,
          account: row.username,
          state: freeRoundsStateOf(row, now),
          rounds: row.rounds,
          used: row.used,
          toldAt: row.told_at?.toISOString() ?? null,
          tellFault: row.tell_fault,
        })),
      );
    },

    /** Gives members free rounds; above the brand's amount the offer waits for a second operator. */
    async grant(
      order: FreeRoundsOrder,
      by: Person,
      key: string,
    ): Promise<
      Outcome<
        FreeRoundsGranted,
        'not-found' | 'game-unavailable' | 'amount-out-of-range' | 'idempotency-key-reused'
      >
    > {
      const brand = await brands.byCode(order.brand);
      if (!brand) return fail('not-found', { detail: 'There is no such brand.' });
      const game = await gameOf(brand, order);
      if (!game)
        return fail('game-unavailable', {
          detail: 'Choose a game that the brand shows and whose provider offers free rounds.',
        });
      const stakeUnits = parseAmount(order.stake) ?? 0n;
      const expiresAt = new Date(order.until);
      const asked = { currency: brand.currency, stakeUnits, expiresAt };
      const bounds = boundsError(game, asked, clock.now());
      if (bounds) return bounds;
      const { members, unknown } = await membersOf(brand.code, order.accounts);
      if (members.length === 0)
        return fail('not-found', { detail: 'None of these accounts can get free rounds.' });
      const worth = stakeUnits * BigInt(order.rounds) * BigInt(members.length);
      const most = await uses.twoPersonUnitsOf(brand.code);
      const offer: OfferRow = {
        id: ids.next('fro'),
        brand: brand.code,
        provider: game.provider,
        game_id: game.id,
        game_code: game.code,
        currency: brand.currency,
        rounds: order.rounds,
        stake_units: stakeUnits,
        expires_at: expiresAt,
        campaign: order.campaign,
        win_terms: order.terms,
        note: order.note,
        state: most !== null && worth > most ? 'waiting' : 'granted',
        members,
        operator_id: by.id,
        operator: by.name,
        offered_at: clock.now(),
        request_key: `${by.id}:${key}`,
      };
      const stored = await db.transaction((tx) => keep(tx, offer, by));
      if (!stored) return fail('idempotency-key-reused');
      const view = await shown(stored.brand, stored.id);
      return view ? done({ offer: view, unknown }) : noOffer;
    },

    /** The second operator's yes. */
    confirm: (decision: FreeRoundsDecision, by: Person) =>
      decide<'not-found' | 'second-person-needed'>(decision, async (tx, offer) => {
        if (offer.state !== 'waiting') return decided;
        const refusal = await pairRefusal(tx, core, { first: offer.operator_id, second: by.id });
        if (refusal) return refusal;
        if (offer.expires_at <= clock.now()) return tooLate;
        await decideOffer(tx, offer.id, 'granted');
        await give(tx, offer);
        const { note } = decision;
        const before = byTwo(offer.operator, by.name);
        await record(tx, by, { offer, action: 'free-rounds.granted', note, before });
        return null;
      }),

    /** A no, by anybody: so a proposal is taken back, too. */
    refuse: (decision: FreeRoundsDecision, by: Person) =>
      decide<'not-found'>(decision, async (tx, offer) => {
        if (offer.state !== 'waiting') return decided;
        await decideOffer(tx, offer.id, 'refused');
        const { note } = decision;
        await record(tx, by, { offer, action: 'free-rounds.refused', note });
        return null;
      }),

    /** Ends what is left, of one member or of all. */
    cancel: (decision: FreeRoundsDecision & { readonly holderId?: FreeRoundsId }, by: Person) =>
      decide<'not-found'>(decision, async (tx, offer) => {
        const { holderId: id, note } = decision;
        if ((await providers.freeRounds.cancel(tx, { offer: offer.id, id })) === 0)
          return fail('not-found', { detail: 'Nothing of it is left to take back.' });
        await record(tx, by, { offer, action: 'free-rounds.cancelled', note });
        return null;
      }),
  };

  /** The same request again is the same offer; `null` where its key stands for another one. */
  async function keep(tx: Tx, offer: OfferRow, by: Person): Promise<OfferRow | null> {
    if (!(await addOffer(tx, offer))) {
      const first = await offerOfRequest(tx, offer.request_key);
      return first && isSame(first, offer) ? first : null;
    }
    const isGranted = offer.state === 'granted';
    if (isGranted) await give(tx, offer);
    const action = isGranted ? 'free-rounds.granted' : 'free-rounds.proposed';
    await record(tx, by, { offer, action, note: offer.note });
    return offer;
  }
}

interface Bounds {
  readonly currency: string;
  readonly stakeUnits: bigint;
  readonly expiresAt: Date;
}

/** A round is worth what the game takes as a stake, and ends within a year from now. */
function boundsError(
  game: GameRow,
  { currency, stakeUnits, expiresAt }: Bounds,
  now: Date,
): Failed<'amount-out-of-range'> | null {
  const least = parseAmount(game.min_bet[currency] ?? '') ?? 0n;
  const most = parseAmount(game.max_bet[currency] ?? '');
  const isStake = stakeUnits >= least && (most === null || stakeUnits <= most);
  if (!isStake)
    return fail('amount-out-of-range', {
      detail: `The game takes stakes from ${formatAmount(least)}${most === null ? '' : ` to ${formatAmount(most)}`}.`,
    });
  const latest = dayjs.utc(now).add(longestDays, 'day').toDate();
  return expiresAt > now && expiresAt <= latest
    ? null
    : fail('amount-out-of-range', { detail: 'Choose an end within a year from now.' });
}

function isSame(one: OfferRow, other: OfferRow): boolean {
  const text = (offer: OfferRow) => JSON.stringify([wordsOf(offer), [...offer.members].sort()]);
  return text(one) === text(other);
}

const wordsOf = (offer: OfferRow) => ({
  game: offer.game_code,
  provider: offer.provider,
  members: offer.members.length,
  rounds: offer.rounds,
  stake: formatAmount(offer.stake_units),
  currency: offer.currency,
  until: offer.expires_at.toISOString(),
  campaign: offer.campaign,
  terms: offer.win_terms,
});

const noOffer = fail('not-found', { detail: 'There is no such offer of free rounds.' });
const decided = fail('not-found', { detail: 'This offer was decided already.' });
const tooLate = fail('not-found', { detail: 'The time of this offer is over. Make a new one.' });
