import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { parseAmount } from '@croupier/contracts';
import type { PlayFailure, PlaySession, SpinOrder, SpinView } from '../play-protocol.ts';
import type { Tx } from '../db/connect.ts';
import { slotByCode } from '../games/slots.ts';
import { commitOf, stopsOf } from '../maths/draw.ts';
import { gridAt, type SlotDefinition } from '../maths/definition.ts';
import { coinsOf, winsOf } from '../maths/evaluate.ts';
import {
  addRound,
  addSession,
  lockSession,
  roundBySpin,
  sessionByToken,
  setNextSeed,
  unfinishedRound,
  type Round,
  type Session,
} from './rounds.store.ts';
import { advance, leaseMs, type Settling } from './settle.ts';
import { viewOf } from './spin-view.ts';

export type Played<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: PlayFailure['code'] };

export interface Play {
  /** Exchanges a launch token, once, for a session of the page's own. */
  open(launch: { launchToken: string; gameCode: string }): Promise<Played<PlaySession>>;
  /** The session behind a token, as after a reload. */
  resume(token: string): Promise<Played<PlaySession>>;
  /** Plays a spin; the same spin id is the same round, however often it is asked for. */
  spin(token: string, order: SpinOrder): Promise<Played<SpinView>>;
  look(token: string, spinId: string): Promise<Played<SpinView>>;
}

const refused = (code: PlayFailure['code']) => ({ ok: false, code }) as const;

export function createPlay(settling: Settling): Play {
  const { db, wallet, now } = settling;

  async function sessionOf(token: string): Promise<Session | null> {
    const session = await sessionByToken(db.read, hashOf(token));
    return session && session.expires_at > now() ? session : null;
  }

  return {
    async open({ launchToken, gameCode }) {
      const answer = await wallet.ask('authenticate', {
        launch_token: launchToken,
        game_code: gameCode,
      });
      if (!answer) return refused('wallet-down');
      const { status, token: walletToken, user, currency, balance } = answer;
      if (status !== 'RS_OK' || !walletToken || !user || !currency)
        return refused('launch-refused');
      const token = randomBytes(32).toString('base64url');
      const session = sessionFrom({
        token,
        walletToken,
        user,
        currency,
        gameCode,
        answer,
        now: now(),
      });
      await addSession(db.read, session);
      return {
        ok: true,
        value: {
          token,
          balance: balance ?? '0',
          nextCommit: commitOf(session.next_seed),
          unfinished: null,
        },
      };
    },

    async resume(token) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const answer = await wallet.ask('balance', {
        token: session.wallet_token,
        game_code: session.game_code,
      });
      if (!answer) return refused('wallet-down');
      if (answer.status !== 'RS_OK') return refused('session-lost');
      const round = await unfinishedRound(db.read, session.id);
      return {
        ok: true,
        value: {
          balance: answer.balance ?? '0',
          nextCommit: commitOf(session.next_seed),
          unfinished: round ? viewOf(round, session) : null,
        },
      };
    },

    async spin(token, order) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const slot = slotByCode(session.game_code);
      const isOffered = slot?.stakes[session.currency]?.includes(order.stake) ?? false;
      if (!slot || !isOffered) return refused('stake-refused');
      const begun = await db.transaction((tx) => begin(tx, { session, slot, order, now: now() }));
      if (!begun) return refused('round-open');
      const round = begun.isNew ? await advance(settling, begun.round) : begun.round;
      return { ok: true, value: viewOf(round, (await sessionOf(token)) ?? session) };
    },

    async look(token, spinId) {
      const session = await sessionOf(token);
      if (!session) return refused('session-lost');
      const round = await roundBySpin(db.read, { session: session.id, spin: spinId });
      return round ? { ok: true, value: viewOf(round, session) } : refused('unreadable');
    },
  };
}

interface Beginning {
  readonly session: Session;
  readonly slot: SlotDefinition;
  readonly order: SpinOrder;
  readonly now: Date;
}

/**
 * Writes the round with its outcome before anything is staked: whatever crashes afterwards, nobody can
 * draw again, and what is owed can be read from the row. `null` while another round of the session runs.
 */
async function begin(
  tx: Tx,
  { session, slot, order, now }: Beginning,
): Promise<{ round: Round; isNew: boolean } | null> {
  const { next_seed: serverSeed } = await lockSession(tx, session.id);
  const known = await roundBySpin(tx, { session: session.id, spin: order.spinId });
  if (known) return { round: known, isNew: false };
  if (await unfinishedRound(tx, session.id)) return null;
  const stops = stopsOf(slot, { server: serverSeed, client: order.clientSeed });
  const stakeUnits = parseAmount(order.stake) ?? 0n;
  const coins = coinsOf(winsOf(slot, gridAt(slot, stops)));
  const round = await addRound(tx, {
    id: randomUUID(),
    session_id: session.id,
    spin_id: order.spinId,
    state: 'betting',
    stake_units: stakeUnits,
    win_units: (stakeUnits / BigInt(slot.coins)) * BigInt(coins),
    server_seed: serverSeed,
    client_seed: order.clientSeed,
    stops: JSON.stringify(stops),
    refusal: null,
    balance: null,
    attempts: 0,
    due_at: new Date(now.getTime() + leaseMs),
    started_at: now,
    ended_at: null,
  });
  await setNextSeed(tx, session.id, newSeed());
  return { round, isNew: true };
}

const newSeed = () => randomBytes(32).toString('hex');

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const sessionLifeMs = 4 * 3_600_000;

interface Opened {
  readonly token: string;
  readonly walletToken: string;
  readonly user: string;
  readonly currency: string;
  readonly gameCode: string;
  readonly answer: { readonly language?: string; readonly session_expires_at?: string };
  readonly now: Date;
}

function sessionFrom({
  token,
  walletToken,
  user,
  currency,
  gameCode,
  answer,
  now,
}: Opened): Session {
  const ends = Date.parse(answer.session_expires_at ?? '');
  return {
    id: randomUUID(),
    token_hash: hashOf(token),
    wallet_token: walletToken,
    player: user,
    currency,
    language: answer.language ?? 'en',
    game_code: gameCode,
    next_seed: newSeed(),
    started_at: now,
    expires_at: new Date(Number.isNaN(ends) ? now.getTime() + sessionLifeMs : ends),
  };
}
