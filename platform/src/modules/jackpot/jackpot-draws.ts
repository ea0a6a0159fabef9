import { createHash } from 'node:crypto';
import { formatAmount, sha256Hex, type JackpotDrawId } from '@croupier/contracts';
import { drawPlace, ticketLine } from '@croupier/contracts/jackpot-draw';
import type { Core, Tx } from '../../core.ts';
import { maskedAccount } from '../identity/index.ts';
import { accounts, type Ledger, type Move } from '../ledger/index.ts';
import type { Live } from '../live/index.ts';
import type { Beacon } from '../lottery/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { feed, feedOpenDraw, lateAtLockMs } from './feed.ts';
import {
  addDraw,
  changeDraw,
  holdJackpot,
  jackpotsOf,
  openDrawOf,
  seedOf,
  ticketAt,
  ticketsAfter,
  unfinishedDraws,
  type JackpotDrawRow,
  type JackpotRow,
} from './jackpot.store.ts';
import { ticketView } from './views.ts';

/** Rounds that closed just before the lock may still be in transactions. */
const settlingMs = 5_000;
/** Time from the seal to the beacon's round. */
const afterSealMs = 60_000;
const ticketsAtOnce = 5_000;

export interface JackpotDrawsUses {
  readonly ledger: Pick<Ledger, 'book'>;
  readonly live: Pick<Live, 'publish'>;
  readonly beacon: Beacon;
}

/**
 * `open → locked → sealed → paid`, or `rolled` if nobody played. The commit is published when a draw opens,
 * the tickets are sealed after its lock, and only then the draw is bound to a future round of the beacon: no
 * side can choose a value when it knows the other's.
 */
export function createJackpotDraws(core: Core, { ledger, live, beacon }: JackpotDrawsUses) {
  const { db, clock, random, ids, log } = core;

  /** Advances every jackpot as far as its schedule allows. A failing jackpot does not block the others. */
  async function advance(): Promise<void> {
    await beacon.prepare();
    for (const jackpot of await jackpotsOf(db.read))
      await alone(jackpot.id, () => advanceOpen(jackpot));
    for (const draw of await unfinishedDraws(db.read)) await alone(draw.id, () => step(draw));
  }

  async function alone(what: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, jackpot: what }, 'a jackpot could not go on; it is tried again');
    }
  }

  async function advanceOpen(jackpot: JackpotRow): Promise<void> {
    await feedOpenDraw(core, ledger, jackpot.id);
    await db.transaction(async (tx) => {
      const held = await holdJackpot(tx, jackpot.id);
      const draw = await openDrawOf(tx, jackpot.id);
      if (!held) return;
      if (!draw) {
        if (held.is_active) await open(tx, held, 0n);
        return;
      }
      if (clock.now().getTime() < draw.locks_at.getTime() + settlingMs) return;
      await lock(tx, held, draw);
    });
  }

  /** Feeds the last rounds and opens the next draw in the same transaction. */
  async function lock(tx: Tx, jackpot: JackpotRow, draw: JackpotDrawRow): Promise<void> {
    const last = await feed(tx, ledger, draw, { until: draw.locks_at, againMs: lateAtLockMs });
    if (!last.isAll) return;
    const { places, pool_units } = last.draw;
    await changeDraw(tx, draw, { state: places > 0n ? 'locked' : 'rolled' });
    const carried = places > 0n ? 0n : pool_units;
    // A jackpot that is switched off still finishes its current draw.
    if (!jackpot.is_active && carried === 0n) return;
    const next = await open(tx, jackpot, carried);
    if (carried > 0n) await carry(tx, draw, { to: next, units: carried });
  }

  /** An unpaid amount is carried over; the house adds what is missing to the seed amount. */
  async function open(tx: Tx, jackpot: JackpotRow, carried: bigint): Promise<JackpotDrawId> {
    const id = ids.next('jkd');
    const now = clock.now();
    const seed = Buffer.from(random.bytes(32)).toString('hex');
    const isShort = jackpot.is_active && jackpot.seed_units > carried;
    const added = isShort ? jackpot.seed_units - carried : 0n;
    const locks_at = nextTime(now, jackpot.period_seconds);
    await addDraw(
      tx,
      {
        id,
        jackpot_id: jackpot.id,
        brand: jackpot.brand,
        currency: jackpot.currency,
        numero: dayjs.utc(locks_at).format('YYYY-MM-DDTHH:mm'),
        state: 'open',
        opens_at: now,
        locks_at,
        commit_hash: await sha256Hex(seed),
        fed_until: now,
        pool_units: carried + added,
      },
      seed,
    );
    await move(tx, {
      key: `jackpot-seed:${id}`,
      currency: jackpot.currency,
      of: id,
      move: { from: accounts.house('promo'), to: accounts.jackpot(id), amountUnits: added },
    });
    return id;
  }

  function carry(
    tx: Tx,
    draw: JackpotDrawRow,
    { to, units }: { to: JackpotDrawId; units: bigint },
  ) {
    const [from, into] = [accounts.jackpot(draw.id), accounts.jackpot(to)];
    return move(tx, {
      key: `jackpot-carry:${draw.id}`,
      currency: draw.currency,
      of: draw.id,
      move: { from, to: into, amountUnits: units },
    });
  }

  interface Order {
    readonly key: string;
    readonly currency: string;
    readonly of: JackpotDrawId;
    readonly move: Move;
    readonly kind?: 'jackpot-win';
  }

  async function move(tx: Tx, order: Order): Promise<void> {
    const { key, currency, of: reference, move: one, kind = 'jackpot-share' } = order;
    if (one.amountUnits === 0n) return;
    const [booked] = await ledger.book(tx, [{ key, kind, currency, reference, moves: [one] }]);
    if (!booked?.ok) throw new Error(`${key} could not be booked: ${booked?.code}`);
  }

  function step(draw: JackpotDrawRow): Promise<void> {
    return draw.state === 'locked' ? sealAndBind(draw) : drawAndPay(draw);
  }

  async function sealAndBind(draw: JackpotDrawRow): Promise<void> {
    const seal_hash = await sealOf(draw.id);
    await db.transaction(async (tx) => {
      const now = clock.now();
      const drawsAt = new Date(now.getTime() + afterSealMs);
      const bound = await beacon.roundFor(tx, { locksAt: now, drawsAt });
      if (!bound) return;
      await changeDraw(tx, draw, {
        state: 'sealed',
        seal_hash,
        beacon_source: bound.source,
        beacon_chain: bound.chain,
        beacon_round: bound.round,
      });
    });
  }

  async function sealOf(draw: JackpotDrawId): Promise<string> {
    const hash = createHash('sha256');
    for (let after = -1n; ;) {
      const page = await ticketsAfter(db.read, { draw, after, limit: ticketsAtOnce });
      for (const ticket of page) hash.update(ticketLine(ticketView(ticket)));
      const last = page.at(-1);
      if (!last || page.length < ticketsAtOnce) return hash.digest('hex');
      after = last.first_place;
    }
  }

  /**
   * Writes the result, the payment and the events in one transaction; a second run finds the draw already
   * paid.
   */
  async function drawAndPay(draw: JackpotDrawRow): Promise<void> {
    const { beacon_source: source, beacon_chain: chain, beacon_round: round, seal_hash } = draw;
    if (source === null || round === null || seal_hash === null) return;
    const found = await beacon.valueOf({ source, chain, round });
    const serverSeed = found && (await seedOf(db.read, draw.id));
    if (!found || !serverSeed) return;
    if ((await sha256Hex(serverSeed)) !== draw.commit_hash)
      throw new Error('the server seed does not match its commit: ask who changed it');
    const place = await drawPlace({
      serverSeed,
      numero: draw.numero,
      seal: seal_hash,
      places: draw.places,
      external: `${source}:${round}:${found.value}`,
    });
    await db.transaction(async (tx) => {
      const ticket = await ticketAt(tx, draw.id, place);
      if (!ticket) throw new Error(`place ${place} belongs to nobody`);
      const paid = await changeDraw(tx, draw, {
        state: 'paid',
        place,
        winning_round: ticket.round_id,
        drawn_at: clock.now(),
        beacon_value: found.value,
        beacon_signature: found.signature,
      });
      if (!paid) return;
      await move(tx, {
        key: `jackpot-win:${draw.id}`,
        kind: 'jackpot-win',
        currency: draw.currency,
        of: draw.id,
        move: {
          from: accounts.jackpot(draw.id),
          to: accounts.cash(ticket.member_id),
          amountUnits: draw.pool_units,
        },
      });
      const news = {
        drawId: draw.id,
        amount: formatAmount(draw.pool_units),
        currency: draw.currency,
        account: maskedAccount(ticket.account),
      };
      await live.publish(tx, 'jackpot.won', { brand: draw.brand }, news);
    });
  }

  return { advance };
}

/** The next whole multiple of the period in UTC. */
function nextTime(now: Date, periodSeconds: number): Date {
  const period = periodSeconds * 1_000;
  return new Date((Math.floor(now.getTime() / period) + 1) * period);
}
