import PQueue from 'p-queue';
import { formatAmount } from '@croupier/contracts';
import { bulletsPerBet, isHuntChoice } from '../../games/fish.ts';
import type { Decision } from '../../games/game.ts';
import { viewOf } from '../../rounds/round-view.ts';
import {
  decideRound,
  roundById,
  roundOfPlayer,
  type Round,
  type Session,
} from '../../rounds/rounds.store.ts';
import { advance, leaseMs, type Settling } from '../../rounds/settle.ts';
import { aliasOf } from '../alias.ts';
import type { CatchesView, ShotsOrder, ShotsView } from '../room-protocol.ts';
import type { EventStream } from '@croupier/provider/event-stream';
import {
  catchesSince,
  idleHunts,
  lockHunt,
  shotsOf,
  type Catch,
  type HuntShot,
} from './hunts.store.ts';
import { leftOf, shoot, shotOf } from './shoot.ts';

export interface Hunts {
  /**
   * Decides bullets, and ends a hunt with its last bullet. `null` if the hunt does not belong to the session.
   */
  shoot(session: Session, order: ShotsOrder): Promise<ShotsView | null>;
  /** Ends a hunt: catches and unused bullets are paid. */
  collect(session: Session, orderId: string): Promise<ShotsView | null>;
  /** The current state of a hunt. */
  look(session: Session, round: Round): Promise<ShotsView>;
  /** Catches of the last minute, for new viewers. */
  recent(): Promise<CatchesView>;
  /** Ends abandoned hunts, and sends catches to the room. Never rejects. */
  tick(): Promise<void | 'idle'>;
  settled(): Promise<void>;
}

export interface HuntGame {
  readonly code: string;
  readonly waterSeed: string;
}

/** After this time without a shot, the hunt ends: unused bullets and catches are paid to the wallet. */
export const idleMs = 30_000;
const recentMs = 60_000;
const sweepMs = 2_000;
const payAtOnce = 20;

export function createHunts(settling: Settling, game: HuntGame, stream: EventStream): Hunts {
  const { db, now, log } = settling;
  const payments = new PQueue({ concurrency: payAtOnce });
  let sweptAt = 0;
  let shownUntil = now();

  /** Under the hunt's lock: a concurrent shot is either paid or refused. */
  async function end(id: string): Promise<void> {
    await db.transaction(async (tx) => {
      const round = await lockHunt(tx, id);
      if (round.state !== 'open') return;
      const { result, winUnits } = decisionOf(round, await shotsOf(tx, id));
      const due = new Date(now().getTime() + leaseMs);
      await decideRound(tx, id, {
        result: JSON.stringify(result),
        win_units: winUnits,
        due_at: due,
      });
    });
    const round = await roundById(db.read, id);
    if (round.state === 'paying') await advance(settling, round);
  }

  async function endLeft(id: string): Promise<void> {
    try {
      await end(id);
    } catch (error) {
      log.warn({ err: error, round: id }, 'a hunt waits for its next try');
    }
  }

  async function sweep(): Promise<void> {
    const at = now().getTime();
    if (at - sweptAt < sweepMs) return;
    sweptAt = at;
    // Only one sweep at a time: another sweep would select hunts again that have not ended yet.
    if (payments.pending > 0) return;
    const idle = await idleHunts(db.read, game.code, new Date(at - idleMs));
    for (const { id } of idle) void payments.add(() => endLeft(id));
  }

  async function show(): Promise<void> {
    if (stream.count === 0) return;
    const catches = await catchesSince(db.read, shownUntil);
    shownUntil = catches.at(-1)?.caught_at ?? shownUntil;
    if (catches.length > 0) stream.send({ name: 'catches', data: catchesOf(catches, now()) });
  }

  return {
    async shoot(session, { orderId, shots }) {
      const round = await roundOfPlayer(db.read, session, orderId);
      if (!round) return null;
      const at = now();
      const { waterSeed } = game;
      for (const shot of shots)
        await db.transaction((tx) => shoot(tx, { round: round.id, ...shot, waterSeed, now: at }));
      if (leftOf(await shotsOf(db.read, round.id)) === 0) await end(round.id);
      return shotsView(settling, session, round.id);
    },

    async collect(session, orderId) {
      const round = await roundOfPlayer(db.read, session, orderId);
      if (!round) return null;
      await end(round.id);
      return shotsView(settling, session, round.id);
    },

    look: (session, { id }) => shotsView(settling, session, id),
    recent: async () =>
      catchesOf(await catchesSince(db.read, new Date(now().getTime() - recentMs)), now()),

    async tick(): Promise<void | 'idle'> {
      try {
        await sweep();
        await show();
        if (stream.count === 0) return 'idle';
      } catch (error) {
        log.warn({ err: error }, 'the reef waits for its next tick');
      }
    },
    settled: () => payments.onIdle(),
  };
}

/** Payment of a hunt: every catch by its worth, plus the unused bullets. */
function decisionOf(round: Round, shots: readonly HuntShot[]): Decision {
  const left = leftOf(shots);
  const bullet = isHuntChoice(round.choice) ? round.choice.bullet : '0.00';
  return {
    result: { kind: 'hunt', bullet, shots: shots.map(shotOf), left },
    winUnits: prizeOf(round, shots) + bulletUnits(round) * BigInt(left),
  };
}

function prizeOf(round: Round, shots: readonly HuntShot[]): bigint {
  const worth = shots.reduce((sum, shot) => sum + (shot.came === 'caught' ? shot.worth : 0), 0);
  return bulletUnits(round) * BigInt(worth);
}

const bulletUnits = (round: Round): bigint => round.stake_units / BigInt(bulletsPerBet);

async function shotsView(
  { db }: Pick<Settling, 'db'>,
  session: Session,
  id: string,
): Promise<ShotsView> {
  const shots = await shotsOf(db.read, id);
  const round = await roundById(db.read, id);
  return {
    shots: shots.map(shotOf),
    left: round.state === 'open' ? leftOf(shots) : 0,
    prize: formatAmount(prizeOf(round, shots)),
    round: viewOf(round, session),
  };
}

const catchesOf = (catches: readonly Catch[], now: Date): CatchesView => ({
  at: now.getTime(),
  catches: catches.map(({ fish, player, currency, stake_units: stake, worth }) => ({
    fish,
    alias: aliasOf(player),
    amount: formatAmount((stake / BigInt(bulletsPerBet)) * BigInt(worth)),
    currency,
  })),
});
