import { parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { PlaySession, RoundOutcome, RoundView } from '../../src/play-protocol.ts';
import { celebrate } from './celebration.ts';
import { clientSeed } from './client-seed.ts';
import { countUp } from './count-up.ts';
import { showFailure, showRefusal, showTooLittle } from './failure.ts';
import { keepFreeRounds, nextFreeRound } from './free-rounds.ts';
import { tellHost } from './host.ts';
import { newId } from './new-id.ts';
import { lockStakes, showBalance, showWin } from './panel.ts';
import { page } from './page-data.ts';
import { keepPromise } from './promises.ts';
import { playRound, untilPaid } from './round.ts';
import { say } from './say.ts';
import { openSession, resumeSession } from './server.ts';
import { cues, sound } from './sound.ts';
import { isStill, type Stage } from './stage.ts';
import { money, text } from './texts.ts';

/**
 * `closed` needs a new session; `landing` shows a result that a press may speed up; `resting` waits for the
 * minimum time between rounds.
 */
export type TableMode = 'opening' | 'idle' | 'turning' | 'landing' | 'resting' | 'closed';

/** What a kind of game whose rounds are decided at once implements for its table. */
export interface Show {
  /** The order of a press; `null` if nothing is chosen yet. */
  order(): { readonly stake: DecimalAmount; readonly choice?: unknown } | null;
  /** The stake was sent: starts the animation. */
  begin(): void;
  /** Shows how the result came about; resolves when the result is final on the screen. */
  reveal(view: RoundView, outcome: RoundOutcome): Promise<void>;
  /** Ends the animation without a result. */
  giveUp(): void;
  hurry(): void;
  onMode(mode: TableMode): void;
}

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
  let mode: TableMode = 'opening';
  let balance = 0n;
  let restUntil = 0;

  function setMode(next: TableMode): void {
    mode = next;
    document.body.dataset['mode'] = next;
    lockStakes(next !== 'idle' || nextFreeRound() !== null);
    show.onMode(next);
  }

  function setBalance(units: bigint): void {
    balance = units;
    showBalance(units);
  }

  /** Becomes ready again after the minimum time between two rounds. */
  function rest(): void {
    const left = restUntil - performance.now();
    if (left <= 0) return setMode('idle');
    setMode('resting');
    window.setTimeout(() => setMode('idle'), left);
  }

  async function openWith(ask: () => Promise<PlaySession>): Promise<void> {
    try {
      const session = await ask();
      keepPromise(session.nextCommit);
      setBalance(BigInt(session.balance));
      keepFreeRounds(session.freeRounds);
      setMode('idle');
      tellHost({ type: 'game.ready' });
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
    if (staked > balance) await readBalance();
    if (mode !== 'idle') return;
    if (staked > balance) return showTooLittle();
    sound(cues.press);
    await play(order);
  }

  /** Reads money that moved outside the game; without an answer the balance stays unchanged. */
  async function readBalance(): Promise<void> {
    const before = restUntil;
    const session = await resumeSession().catch(() => null);
    const isOfNow = mode === 'idle' && restUntil === before;
    if (!session || !isOfNow) return;
    setBalance(BigInt(session.balance));
    keepFreeRounds(session.freeRounds);
    setMode('idle');
  }

  async function play(order: Order): Promise<void> {
    const staked = stakedOf(order);
    setMode('turning');
    say('');
    showWin('');
    setBalance(balance - staked);
    tellHost({ type: 'game.round-started' });
    restUntil = performance.now() + page.minCycleMs;
    show.begin();
    try {
      const sent = { ...order, orderId: newId(), clientSeed: clientSeed() };
      await finish(await playRound(sent, () => say(text('still-trying'))));
    } catch (error) {
      show.giveUp();
      setBalance(balance + staked);
      fail(error);
    } finally {
      tellHost({ type: 'game.round-ended' });
    }
  }

  /** Shows the result of a round, whatever its state. */
  async function finish(view: RoundView): Promise<void> {
    keepPromise(view.nextCommit);
    keepFreeRounds(view.freeRounds);
    if (view.state === 'pending') return finish(await untilPaid(view));
    if (!view.outcome) return takeBack(view);
    setMode('landing');
    await show.reveal(view, view.outcome);
    await tell(stage, view, view.outcome);
    if (view.state === 'paying') say(text('paying'));
    const paid = await untilPaid(view);
    if (paid.balance !== null) setBalance(BigInt(paid.balance));
    rest();
  }

  function takeBack(view: RoundView): void {
    show.giveUp();
    sound(cues.refused);
    setBalance(view.balance === null ? balance + stakedIn(view) : BigInt(view.balance));
    setMode('closed');
    if (showRefusal(view)) rest();
  }

  // Return from the cashier, which opens over the game.
  window.addEventListener('focus', () => {
    if (mode === 'idle') void readBalance();
  });

  return {
    open: () => openWith(openSession),
    press() {
      if (mode === 'landing') show.hurry();
      if (mode === 'idle') void begin();
    },
    async replay(work) {
      if (mode !== 'idle') return;
      setMode('landing');
      showWin('');
      await work();
      rest();
    },
    mode: () => mode,
    balanceUnits: () => balance,
  };
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

const stakedIn = ({ stake, isFree }: RoundView) => (isFree ? 0n : (parseAmount(stake) ?? 0n));

const manyTimes = 5n;

/** Announces the result of a round. A payment of no more than the stake is not celebrated. */
async function tell(stage: Stage, view: RoundView, { win }: RoundOutcome): Promise<void> {
  const [won, staked] = [parseAmount(win) ?? 0n, parseAmount(view.stake) ?? 0n];
  if (won === 0n) return say(text('noWin'), 'heard');
  const isGain = won > staked;
  say(text(isGain ? 'won' : 'paid', { amount: money(win) }), 'heard');
  const isMuch = won >= staked * manyTimes;
  sound(!isGain ? cues.paid : isMuch ? cues.bigWin : cues.win);
  if (isGain && !isStill()) {
    if (isMuch) celebrate(stage);
    await countUp(won);
  }
  showWin(money(win), isGain);
}
