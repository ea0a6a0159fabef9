import { createHash } from 'node:crypto';
import { sha256Hex, type RaffleId, type RafflePrize } from '@croupier/contracts';
import { drawTickets, raffleEntryText } from '@croupier/contracts/raffle-draw';
import type { Core, Tx } from '../../core.ts';
import type { Live } from '../live/index.ts';
import type { Beacon, BoundBeacon } from '../lottery/index.ts';
import type { Reports } from '../reports/index.ts';
import { awardPrize, type PrizeAwardUses } from './award-prize.ts';
import {
  changeRaffle,
  dueRaffles,
  freezeTickets,
  entriesAfter,
  lockRaffle,
  seedOf,
  type RaffleRow,
} from './raffles.store.ts';

export interface RaffleDrawsUses extends PrizeAwardUses {
  readonly beacon: Beacon;
  readonly live: Pick<Live, 'publish'>;
  readonly reports: Pick<Reports, 'catchUpAll'>;
}

export interface RaffleDraws {
  /** For the job: freezes and draws what is due. */
  advance(): Promise<void>;
  /** Writes the list and binds the draw to a later round of the beacon; `false`: no longer open, or no beacon. */
  freeze(tx: Tx, id: RaffleId): Promise<boolean>;
  /** `false`: the beacon has no value yet, or another node has drawn. */
  draw(raffle: RaffleRow): Promise<boolean>;
}

/** Settlements of the last minute still give tickets. */
const settlingMs = 60_000;
/** Time from the published list to the beacon's round. */
const afterSealMs = 60_000;
const entriesAtOnce = 5_000;

/** `open → frozen → drawn`: the list is published before the value that decides the draw exists. */
export function createRaffleDraws(core: Core, uses: RaffleDrawsUses): RaffleDraws {
  const { db, clock, log } = core;
  const { beacon, live, reports } = uses;

  async function freeze(tx: Tx, id: RaffleId): Promise<boolean> {
    const raffle = await lockRaffle(tx, id);
    if (raffle?.state !== 'open') return false;
    const now = clock.now();
    const tickets = await freezeTickets(tx, raffle);
    const drawsAt = new Date(now.getTime() + afterSealMs);
    const bound = await beacon.roundFor(tx, { locksAt: now, drawsAt });
    if (!bound) throw new Error(`no beacon reaches the draw of ${id}`);
    await changeRaffle(tx, id, {
      state: 'frozen',
      tickets,
      closes_at: now < raffle.closes_at ? now : raffle.closes_at,
      seal_hash: await sealOf(tx, id),
      beacon_source: bound.source,
      ...(bound.chain !== null && { beacon_chain: bound.chain }),
      beacon_round: bound.round,
    });
    await live.publish(tx, 'raffle.changed', { brand: raffle.brand }, { id });
    return true;
  }

  async function draw(raffle: RaffleRow): Promise<boolean> {
    const { id, numero, seal_hash: seal } = raffle;
    const found = await valueFor(raffle);
    const serverSeed = found && (await seedOf(db.read, id));
    if (!found || !serverSeed || seal === null) return false;
    if ((await sha256Hex(serverSeed)) !== raffle.commit_hash)
      throw new Error('the server seed does not match its commit: ask who changed it');
    const prizes = raffle.terms.prizes.flatMap(eachWinner);
    const drawn = await drawTickets({
      serverSeed,
      numero,
      seal,
      tickets: Number(raffle.tickets),
      winners: prizes.length,
      external: found.external,
    });
    return db.transaction(async (tx) => {
      if ((await lockRaffle(tx, id))?.state !== 'frozen') return false;
      for (const [index, ticket] of drawn.entries())
        await awardPrize(tx, uses, {
          raffle,
          place: index + 1,
          ticket,
          reward: prizes[index],
        });
      await changeRaffle(tx, id, {
        state: 'drawn',
        drawn_at: clock.now(),
        beacon_value: found.value,
        ...(found.signature !== null && { beacon_signature: found.signature }),
      });
      await live.publish(tx, 'raffle.changed', { brand: raffle.brand }, { id });
      return true;
    });
  }

  async function valueFor({ beacon_source, beacon_chain, beacon_round }: BoundBeacon) {
    if (beacon_source === null || beacon_round === null) return null;
    const round = { source: beacon_source, chain: beacon_chain, round: beacon_round };
    const found = await beacon.valueOf(round);
    return found && { ...found, external: `${beacon_source}:${beacon_round}:${found.value}` };
  }

  async function step(raffle: RaffleRow): Promise<void> {
    if (raffle.state === 'frozen') {
      await draw(raffle);
      return;
    }
    await reports.catchUpAll();
    await db.transaction((tx) => freeze(tx, raffle.id));
  }

  return {
    freeze,
    draw,
    async advance() {
      await beacon.prepare();
      const closedBefore = new Date(clock.now().getTime() - settlingMs);
      for (const raffle of await dueRaffles(db.read, closedBefore))
        try {
          await step(raffle);
        } catch (error) {
          log.error(
            { err: error, raffle: raffle.id },
            'a raffle could not go on; it is tried again',
          );
        }
    },
  };
}

const eachWinner = ({ reward, winners }: RafflePrize) =>
  Array.from({ length: winners }, () => reward);

async function sealOf(tx: Tx, id: RaffleId): Promise<string> {
  const hash = createHash('sha256');
  for (let after = -1; ;) {
    const page = await entriesAfter(tx, { id, after, limit: entriesAtOnce });
    for (const entry of page) hash.update(raffleEntryText(entry));
    const last = page.at(-1);
    if (!last || page.length < entriesAtOnce) return hash.digest('hex');
    after = last.first;
  }
}
