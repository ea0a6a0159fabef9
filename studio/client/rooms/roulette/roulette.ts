import './roulette.css';
import { formatAmount } from '@croupier/contracts';
import { colourOf, spotById } from '../../../src/games/roulette-spots.ts';
import type { RouletteResult } from '../../../src/games/roulette.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import { openFrame } from '../../core/frame.ts';
import { make } from '../../core/make.ts';
import { elementById, page } from '../../core/page-data.ts';
import { labelBalance, showWin } from '../../core/panel.ts';
import { joinPress } from '../../core/press-button.ts';
import { say } from '../../core/say.ts';
import { readHistory } from '../../core/server.ts';
import { sound, type Note } from '../../core/sound.ts';
import type { Stage } from '../../core/stage.ts';
import { createTable, type TableMode } from '../../core/table.ts';
import { money, number } from '../../core/texts.ts';
import { createChips } from './chips.ts';
import { createCloth, nameOf } from './cloth.ts';
import { rouletteKind } from './kind.ts';
import { createRacetrack } from './racetrack.ts';
import { createResults } from './results.ts';
import { createRoom } from './room.ts';
import { text } from './texts.ts';
import { createTools } from './tools.ts';
import { createWheel } from './wheel.ts';

const click: readonly Note[] = [{ hz: 1_900, to: 1_200, ms: 40, wave: 'triangle', loud: 0.25 }];

/** European roulette: chips on the cloth, a wheel that shows what the server drew. */
export function start(stage: Stage): void {
  const { face } = page;
  const limits = face.kind === 'roulette' ? face.limits[page.currency] : undefined;
  if (!limits) throw new Error('this table has no limits');
  const board = elementById('board');
  const wheel = createWheel(stage);
  const wheelPlace = make('div', { class: 'wheel-place' });
  const badge = make('p', { class: 'badge' });
  const results = createResults();
  let isTrack = false;

  const chips = createChips(limits, draw);
  const cloth = createCloth(chips, (spot) => put([[spot.id, 1]], nameOf(spot)));
  const racetrack = createRacetrack((spots) => put(spots));
  const tools = createTools(chips, {
    refuse: () => say(text('limit', { most: money(limits.mostOnTable) })),
    toggleTrack() {
      isTrack = !isTrack;
      draw();
    },
  });

  const table = createTable(stage, {
    order() {
      if (chips.total() === 0n) {
        say(text('place-chips'));
        return null;
      }
      return { stake: formatAmount(chips.total()), choice: { bets: chips.bets() } };
    },
    begin() {
      chips.played();
      cloth.mark(null);
      badge.textContent = '';
      wheel.throwBall();
    },
    async reveal(_view, { result }) {
      if (result.kind !== 'roulette') return;
      await show(result);
      results.add(result.pocket);
      chips.settle();
    },
    giveUp: () => wheel.takeBall(),
    hurry: () => wheel.hurry(),
    onMode,
  });
  const press = joinPress(table.press, (mode) => text(mode === 'landing' ? 'hurry' : 'spin'));

  function put(spots: readonly (readonly [string, number])[], name?: string): void {
    if (table.mode() !== 'idle') return;
    cloth.mark(null);
    if (!chips.put(spots, tools.chip()))
      return say(text('limit', { most: money(limits?.mostOnTable ?? '0') }));
    sound(click);
    const [only] = spots;
    const lies = chips.on(only?.[0] ?? '');
    say(
      name ? text('put', { spot: name, amount: money(formatAmount(lies)) }) : text('put-many'),
      'heard',
    );
  }

  async function show({ pocket }: RouletteResult): Promise<void> {
    await wheel.fall(pocket);
    cloth.mark(pocket);
    badge.textContent = number(pocket);
    badge.dataset['colour'] = colourOf(pocket);
    say(text('came', { number: number(pocket), colour: text(colourOf(pocket)) }), 'heard');
    // The wheel stays in view for a moment before the cloth comes back over it.
    await new Promise((resolve) => window.setTimeout(resolve, 900));
  }

  function onMode(mode: TableMode): void {
    press.show(mode);
    draw();
  }

  function draw(): void {
    board.dataset['track'] = String(isTrack);
    cloth.draw();
    cloth.element.dataset['settled'] = String(chips.isSettled());
    tools.draw({ isLocked: table.mode() !== 'idle', isTrack });
  }

  function replay({ outcome }: RoundView): Promise<void> {
    return table.replay(async () => {
      if (outcome?.result.kind !== 'roulette') return;
      chips.show(outcome.result.bets.filter(({ spot }) => spotById(spot)));
      wheel.throwBall();
      await show(outcome.result);
      showWin(text('replayed', { amount: money(outcome.win) }));
      chips.settle();
    });
  }

  // A spot is a button, and the space bar is a button's own key: here it spins, as everywhere at the table.
  for (const moment of ['keydown', 'keyup'] as const)
    cloth.element.addEventListener(moment, (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (moment === 'keydown' && !event.repeat) table.press();
    });
  stage.world.addChild(createRoom(stage));
  stage.board.addChild(wheel.view);
  board.append(
    wheelPlace,
    make('div', { class: 'table' }, results.element, cloth.element, racetrack, tools.element),
    badge,
  );
  stage.onResize(() => {
    const {
      offsetLeft: left,
      offsetTop: top,
      clientWidth: width,
      clientHeight: height,
    } = wheelPlace;
    wheel.resize(Math.max(40, Math.min(width, height)));
    wheel.view.position.set(left + width / 2, top + height / 2);
  });
  // On a narrow page the wheel stands behind the cloth, and shows while it turns.
  stage.onFrame((passedMs) => {
    const isShown = board.clientWidth > board.clientHeight || !isCovered(table.mode());
    const step = passedMs / 260;
    wheel.view.alpha = Math.min(1, Math.max(0, wheel.view.alpha + (isShown ? step : -step)));
  });
  labelBalance();
  openFrame(rouletteKind(replay));
  draw();
  void table.open().then(showPast);

  async function showPast(): Promise<void> {
    const past = await readHistory().catch(() => ({ rounds: [] }));
    for (const { outcome } of past.rounds.toReversed())
      if (outcome?.result.kind === 'roulette') results.add(outcome.result.pocket);
  }
}

const isCovered = (mode: TableMode): boolean => mode !== 'turning' && mode !== 'landing';
