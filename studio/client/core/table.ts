import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { PlaySession } from '../../src/play-protocol.ts';
import { clientSeed } from './client-seed.ts';
import { showFailure, showTooLittle } from './failure.ts';
import { saveFreeRounds, nextFreeRound } from './free-rounds.ts';
import { postToHost } from './host.ts';
import { newId } from './new-id.ts';
import { showWin } from './panel.ts';
import { page } from './page-data.ts';
import { saveCommit } from './commits.ts';
import { createRoundEnd } from './round-end.ts';
import { playRound } from './round.ts';
import { announce } from './announce.ts';
import { openSession, resumeSession } from './server.ts';
import type { Show } from './show.ts';
import { cues, sound } from './sound.ts';
import type { Stage } from './stage.ts';
import { createTableState, type TableMode, type TableState } from './table-state.ts';
import { text } from './texts.ts';

export interface Table {
  open(): Promise<void>;
  /** Plays, or speeds up the running animation. */
  press(): void;
  /** Replays an old round; nothing else can begin until the replay ends. */
  replay(work: () => Promise<void>): Promise<void>;
  mode(): TableMode;
  balanceUnits(): bigint;
}

/** The flow of every round that is decided at once: from the press to the balance that includes the win. */
export function createTable(stage: Stage, show: Show): Table {
  const state = createTableState({ onMode: (mode) => show.onMode(mode) });
  const { setMode, setBalance, rest } = state;
  const finish = createRoundEnd(stage, show, state);

  async function openWith(ask: () => Promise<PlaySession>): Promise<void> {
    try {
      const session = await ask();
      saveCommit(session.nextCommit);
      setBalance(BigInt(session.balance));
      saveFreeRounds(session.freeRounds);
      setMode('idle');
      postToHost({ type: 'game.ready' });
      if (session.unfinished) await finish(session.unfinished);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    setMode('closed');
    const goesOn = showFailure(error, {
      reopen: () => void openWith(openSession),
      resume: () => void openWith(resumeSession),
    });
    if (goesOn) rest();
  }

  /** If the balance does not cover the stake, reads the balance first: a deposit may have arrived. */
  async function begin(): Promise<void> {
    const chosen = show.order();
    if (!chosen) return;
    const order = withFreeRound(chosen);
    const staked = stakedOf(order);
    if (staked > state.balance) await readBalance(state);
    if (state.mode !== 'idle') return;
    if (staked > state.balance) return showTooLittle();
    sound(cues.press);
    await play(order);
  }

  async function play(order: Order): Promise<void> {
    const staked = stakedOf(order);
    setMode('turning');
    announce('');
    showWin('');
    setBalance(state.balance - staked);
    postToHost({ type: 'game.round-started' });
    state.restUntil = performance.now() + page.minCycleMs;
    show.begin();
    try {
      const sent = { ...order, orderId: newId(), clientSeed: clientSeed() };
      await finish(await playRound(sent, () => announce(text('still-trying'))));
    } catch (error) {
      show.giveUp();
      setBalance(state.balance + staked);
      fail(error);
    } finally {
      postToHost({ type: 'game.round-ended' });
    }
  }

  // Return from the cashier, which opens over the game.
  window.addEventListener('focus', () => {
    if (state.mode === 'idle') void readBalance(state);
  });

  return {
    open: () => openWith(openSession),
    press() {
      if (state.mode === 'landing') show.fastForward();
      if (state.mode === 'idle') void begin();
    },
    async replay(work) {
      if (state.mode !== 'idle') return;
      setMode('landing');
      showWin('');
      await work();
      rest();
    },
    mode: () => state.mode,
    balanceUnits: () => state.balance,
  };
}

/** Reads money that moved outside the game; without an answer the balance stays unchanged. */
async function readBalance(state: TableState): Promise<void> {
  const before = state.restUntil;
  const session = await resumeSession().catch(() => null);
  const isOfNow = state.mode === 'idle' && state.restUntil === before;
  if (!session || !isOfNow) return;
  state.setBalance(BigInt(session.balance));
  saveFreeRounds(session.freeRounds);
  state.setMode('idle');
}

interface Order {
  readonly stake: DecimalAmount;
  readonly choice?: unknown;
  readonly freeRounds?: string;
}

/** Free rounds are played before anything is staked, at their own stake. */
function withFreeRound(order: Order): Order {
  const free = nextFreeRound();
  return free ? { ...order, stake: free.stake, freeRounds: free.id } : order;
}

const stakedOf = ({ stake, freeRounds }: Order) =>
  freeRounds === undefined ? (parseAmount(stake) ?? 0n) : 0n;
