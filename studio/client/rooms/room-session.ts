import type { PlaySession, RoundView } from '../../src/play-protocol.ts';
import { showFailure, showTooLittle } from '../core/failure.ts';
import { postToHost } from '../core/host.ts';
import { showBalance } from '../core/panel.ts';
import { saveCommit } from '../core/commits.ts';
import { openSession, resumeSession } from '../core/server.ts';

/** A player's session in a room: the balance of all rounds in progress, and the recovery after a failure. */
export interface RoomSession {
  open(): Promise<void>;
  balanceUnits(): bigint;
  /** Shows that a stake exceeds the balance, and reads the balance again. */
  refuse(): void;
  /** Updates the money and the next seed from a round's answer. */
  take(view: RoundView): void;
  /** Shows an error with the possible actions. */
  fail(error: unknown): void;
}

interface RoomSessionOptions {
  /** The session is open: unfinished rounds are looked up. */
  readonly onOpen: () => Promise<void>;
  /** Called when a request fails, with whether play may continue at once. */
  readonly onFailure?: (goesOn: boolean) => void;
}

export function createRoomSession({ onOpen, onFailure }: RoomSessionOptions): RoomSession {
  let balance = 0n;
  let updates = 0;

  function setBalance(units: bigint): void {
    updates += 1;
    balance = units;
    showBalance(units);
  }

  /** Reads money that moved outside the game, such as a deposit. */
  async function read(): Promise<void> {
    const before = updates;
    const session = await resumeSession().catch(() => null);
    // A round that was answered in the meantime has a newer balance.
    if (session && updates === before) setBalance(BigInt(session.balance));
  }

  async function openWith(read: () => Promise<PlaySession>): Promise<void> {
    try {
      const session = await read();
      saveCommit(session.nextCommit);
      setBalance(BigInt(session.balance));
      postToHost({ type: 'game.ready' });
      await onOpen();
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    const goesOn = showFailure(error, {
      reopen: () => void openWith(openSession),
      resume: () => void openWith(resumeSession),
    });
    onFailure?.(goesOn);
  }

  // Return from the cashier, which opens over the game.
  window.addEventListener('focus', () => {
    if (updates > 0) void read();
  });

  return {
    open: () => openWith(openSession),
    balanceUnits: () => balance,
    refuse() {
      showTooLittle();
      void read();
    },
    take(view) {
      saveCommit(view.nextCommit);
      if (view.balance !== null) setBalance(BigInt(view.balance));
    },
    fail,
  };
}
