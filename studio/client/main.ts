import './main.css';
import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import type { PlaySession, SpinOutcome, SpinView } from '../src/play-protocol.ts';
import { drawScene } from './art/draw-scene.ts';
import { scenes } from './art/scenes.ts';
import { celebrate } from './celebration.ts';
import { leave, tellHost } from './host.ts';
import { notify } from './notice.ts';
import { element, elementById, page } from './page-data.ts';
import { contextOf, createReels } from './reels.ts';
import { openRules } from './rules.ts';
import { openSession, PlayFailed, resumeSession } from './server.ts';
import { playSpin, untilPaid } from './spin.ts';
import { money, text, type TextKey } from './texts.ts';

const scene = scenes[page.game.code] ?? Object.values(scenes)[0];
if (!scene) throw new Error('there is no scene to play in');

const stillness = window.matchMedia('(prefers-reduced-motion: reduce)');
const reels = createReels({
  element: element('reels', HTMLCanvasElement),
  box: elementById('board'),
  game: page.game,
  scene,
  isStill: () => stillness.matches,
});
const spinButton = element('spin', HTMLButtonElement);
const stakeChooser = element('stake', HTMLSelectElement);

/** `closed` needs a new session; `landing` shows a result that a press may hurry. */
let mode: 'opening' | 'idle' | 'turning' | 'landing' | 'closed' = 'opening';
let balanceUnits = 0n;
let nextCommit = '';
let last: SpinOutcome | null = null;

function begin(): void {
  document.body.dataset['game'] = page.game.code;
  // The page around has a way back of its own.
  document.body.dataset['framed'] = String(window.parent !== window);
  paintScene();
  window.addEventListener('resize', paintScene);
  label();
  page.stakes.forEach((stake) => stakeChooser.add(new Option(money(stake), stake)));
  stakeChooser.addEventListener('change', stakeChanged);
  elementById('less').addEventListener('click', () => stepStake(-1));
  elementById('more').addEventListener('click', () => stepStake(1));
  elementById('back').addEventListener('click', leave);
  elementById('info').addEventListener('click', () =>
    openRules({ stake: stake(), nextCommit, last }),
  );
  spinButton.addEventListener('click', press);
  elementById('reels').addEventListener('click', press);
  window.addEventListener('keydown', pressByKey);
  void open(openSession);
}

function label(): void {
  elementById('back').setAttribute('aria-label', text('back'));
  elementById('info').setAttribute('aria-label', text('info'));
  elementById('less').setAttribute('aria-label', text('less'));
  elementById('more').setAttribute('aria-label', text('more'));
  elementById('reels').setAttribute('aria-label', text('reels'));
  elementById('balance-label').textContent = text('balance');
  elementById('stake-label').textContent = text('stake');
  spinButton.setAttribute('aria-label', text('spin'));
}

async function open(ask: () => Promise<PlaySession>): Promise<void> {
  try {
    const session = await ask();
    nextCommit = session.nextCommit;
    showBalance(BigInt(session.balance));
    setMode('idle');
    stakeChanged();
    tellHost({ type: 'game.ready' });
    if (session.unfinished) await finish(session.unfinished);
  } catch (error) {
    fail(error);
  }
}

function pressByKey(event: KeyboardEvent): void {
  if (event.key !== ' ' || event.repeat || document.querySelector('dialog[open]')) return;
  const onControl =
    event.target instanceof HTMLButtonElement || event.target instanceof HTMLSelectElement;
  if (onControl && event.target !== spinButton) return;
  event.preventDefault();
  press();
}

function press(): void {
  if (mode === 'landing') reels.hurry();
  if (mode !== 'idle') return;
  const staked = parseAmount(stake()) ?? 0n;
  if (staked > balanceUnits) return notify('not-enough-money', [{ label: 'ok', act: focusSpin }]);
  void play(staked);
}

async function play(staked: bigint): Promise<void> {
  setMode('turning');
  say('');
  elementById('win').textContent = '';
  showBalance(balanceUnits - staked);
  tellHost({ type: 'game.round-started' });
  reels.start();
  const order = { spinId: newId(), stake: stake(), clientSeed: newId() };
  try {
    await finish(await playSpin(order, () => say(text('still-trying'))));
  } catch (error) {
    reels.giveUp();
    showBalance(balanceUnits + staked);
    fail(error);
  } finally {
    tellHost({ type: 'game.round-ended' });
  }
}

/** Shows what came of a spin, whatever it was. */
async function finish(view: SpinView): Promise<void> {
  nextCommit = view.nextCommit;
  if (view.state === 'pending') return finish(await untilPaid(view));
  if (!view.outcome) return takeBack(view);
  setMode('landing');
  await reels.stopAt(view.outcome.stops);
  last = view.outcome;
  await showOutcome(view, view.outcome);
  if (view.state === 'paying') say(text('paying'));
  const paid = await untilPaid(view);
  if (paid.balance !== null) showBalance(BigInt(paid.balance));
  setMode('idle');
}

async function takeBack(view: SpinView): Promise<void> {
  reels.giveUp();
  showBalance(
    view.balance === null ? balanceUnits + (parseAmount(view.stake) ?? 0n) : BigInt(view.balance),
  );
  setMode('idle');
  notify(refusalText(view), [{ label: 'ok', act: focusSpin }]);
  if (view.refusal === 'RS_ERROR_TOKEN_EXPIRED' || view.refusal === 'RS_ERROR_INVALID_TOKEN')
    fail(new PlayFailed('session-lost'));
}

function refusalText({ state, refusal }: SpinView): TextKey {
  if (state === 'cancelled') return 'cancelled';
  return refusalTexts[refusal ?? ''] ?? 'refused';
}

const refusalTexts: Readonly<Record<string, TextKey>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: 'not-enough-money',
  RS_ERROR_LIMIT_REACHED: 'limit-reached',
  RS_ERROR_USER_DISABLED: 'play-closed',
};

async function showOutcome(view: SpinView, { win, wins }: SpinOutcome): Promise<void> {
  reels.show(wins);
  const [won, staked] = [parseAmount(win) ?? 0n, parseAmount(view.stake) ?? 0n];
  if (won === 0n) return say(text('noWin'), 'heard');
  const isGain = won > staked;
  say(text(isGain ? 'won' : 'paid', { amount: money(win) }), 'heard');
  // What gives back no more than the stake is no reason to celebrate.
  if (isGain && !stillness.matches) {
    if (won >= staked * 5n) celebrate();
    await countUp(won);
  }
  elementById('win').textContent = money(win);
  elementById('win').dataset['gain'] = String(isGain);
}

function countUp(won: bigint): Promise<void> {
  const length = 900;
  const start = performance.now();
  return new Promise((resolve) => {
    const draw = (time: number): void => {
      const share = Math.min(1, (time - start) / length);
      const shown = (won * BigInt(Math.round(share * 1_000))) / 1_000n;
      elementById('win').textContent = money(formatAmount(shown - (shown % 1_000n)));
      if (share < 1) window.requestAnimationFrame(draw);
      else resolve();
    };
    window.requestAnimationFrame(draw);
  });
}

function fail(error: unknown): void {
  const code = error instanceof PlayFailed ? error.code : 'unreadable';
  if (code === 'round-open') return void open(resumeSession);
  if (code === 'wallet-down' || code === 'offline') {
    setMode('closed');
    return notify('wallet-down', [
      { label: 'retry', act: () => void open(openSession) },
      { label: 'back', act: leave },
    ]);
  }
  if (code === 'stake-refused') {
    setMode('idle');
    return notify('refused', [{ label: 'ok', act: focusSpin }]);
  }
  setMode('closed');
  tellHost({ type: 'game.failed', code });
  notify(code === 'launch-refused' ? 'launch-refused' : 'session-lost', [
    { label: 'back', act: leave },
  ]);
}

function setMode(next: typeof mode): void {
  mode = next;
  document.body.dataset['mode'] = next;
  spinButton.setAttribute('aria-label', text(next === 'landing' ? 'stop' : 'spin'));
  spinButton.setAttribute('aria-disabled', String(next !== 'idle' && next !== 'landing'));
  stakeChooser.disabled = next !== 'idle';
  stakeChanged();
}

function stake(): DecimalAmount {
  return stakeChooser.value;
}

function stepStake(by: 1 | -1): void {
  if (stakeChooser.disabled) return;
  stakeChooser.selectedIndex = Math.min(
    page.stakes.length - 1,
    Math.max(0, stakeChooser.selectedIndex + by),
  );
  stakeChanged();
  say(text('stakeNow', { amount: money(stake()) }), 'heard');
}

function stakeChanged(): void {
  const at = stakeChooser.selectedIndex;
  element('less', HTMLButtonElement).disabled = stakeChooser.disabled || at <= 0;
  element('more', HTMLButtonElement).disabled =
    stakeChooser.disabled || at >= page.stakes.length - 1;
}

function showBalance(units: bigint): void {
  balanceUnits = units;
  elementById('balance').textContent = money(formatAmount(units));
}

/** `heard` words stand on the screen in another form already. */
function say(words: string, how: 'shown' | 'heard' = 'shown'): void {
  elementById('said').dataset['quiet'] = String(how === 'heard');
  elementById('said').textContent = words;
}

function paintScene(): void {
  const canvas = element('scene', HTMLCanvasElement);
  canvas.width = window.innerWidth;
  canvas.height = window.innerHeight;
  if (scene) drawScene(contextOf(canvas), scene, { width: canvas.width, height: canvas.height });
}

const focusSpin = () => spinButton.focus();

/** `randomUUID` is missing on a page without TLS; the bits are the same. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = ((Number.parseInt(hex[16] ?? '0', 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}

begin();
