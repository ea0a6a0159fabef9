import type { PlaySession, RoundView } from '../../src/play-protocol.ts';
import { showFailure, showTooLittle } from '../core/failure.ts';
import { tellHost } from '../core/host.ts';
import { showBalance } from '../core/panel.ts';
import { keepPromise } from '../core/promises.ts';
import { openSession, resumeSession } from '../core/server.ts';

/** A player's session in a room: the balance of all rounds under way, and the way back in after a failure. */
export interface RoomSession {
  open(): Promise<void>;
  balanceUnits(): bigint;
  /** Says that a stake is more than there is, and asks whether more came since. */
  refuse(): void;
  /** What a round's answer says of the money and of the next seed. */
  take(view: RoundView): void;
  /** Says what went wrong and offers the way on. */
  fail(error: unknown): void;
}

interface RoomSessionOptions {
  /** The session stands: what was begun before is looked for. */
  readonly onOpen: () => Promise<void>;
  /** Something failed; whether play may go on at once. */
  readonly onFailure?: (goesOn: boolean) => void;
}

export function createRoomSession({ onOpen, onFailure }: RoomSessionOptions): RoomSession {
  let balance = 0n;
  let told = 0;

  function setBalance(units: bigint): void {
    told += 1;
    balance = units;
    showBalance(units);
  }

  /** What money came or went beside the game, as by a deposit. */
  async function read(): Promise<void> {
    const before = told;
    const session = await resumeSession().catch(() => null);
    // A round that answered meanwhile knows better.
    if (session && told === before) setBalance(BigInt(session.balance));
  }

  async function openWith(read: () => Promise<PlaySession>): Promise<void> {
    try {
      const session = await read();
      keepPromise(session.nextCommit);
      setBalance(BigInt(session.balance));
      tellHost({ type: 'game.ready' });
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

  // Back from the cashier, which opens over the game.
  window.addEventListener('focus', () => {
    if (told > 0) void read();
  });

  return {
    open: () => openWith(openSession),
    balanceUnits: () => balance,
    refuse() {
      showTooLittle();
      void read();
    },
    take(view) {
      keepPromise(view.nextCommit);
      if (view.balance !== null) setBalance(BigInt(view.balance));
    },
    fail,
  };
}
