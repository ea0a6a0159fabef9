import './roulette.css';
import { formatAmount, type DecimalAmount } from '@croupier/contracts';
import { spotById } from '../../../src/games/roulette-spots.ts';
import type { RoundView } from '../../../src/play-protocol.ts';
import { openFrame } from '../../core/frame.ts';
import { make } from '../../core/make.ts';
import { elementById, page } from '../../core/page-data.ts';
import { labelBalance, showWin } from '../../core/panel.ts';
import { joinPress } from '../../core/press-button.ts';
import { announce } from '../../core/announce.ts';
import { readHistory } from '../../core/server.ts';
import { sound, type Note } from '../../core/sound.ts';
import type { Stage } from '../../core/stage.ts';
import { createTable } from '../../core/table.ts';
import type { TableMode } from '../../core/table-state.ts';
import { money } from '../../core/texts.ts';
import { createChips, type Chips } from './chips.ts';
import { createCloth, nameOf, type Cloth } from './cloth.ts';
import { createWinningNumber } from './winning-number.ts';
import { rouletteKind } from './kind.ts';
import { createRacetrack } from './racetrack.ts';
import { createResults } from './results.ts';
import { paintRoom } from './room.ts';
import { text } from './texts.ts';
import { createTools } from './tools.ts';
import { createWheel } from './wheel.ts';
import { placeWheel } from './wheel-place.ts';

const click: readonly Note[] = [{ hz: 1_900, to: 1_200, ms: 40, wave: 'triangle', loud: 0.25 }];

/** European roulette: chips on the layout, and a wheel that shows the number drawn by the server. */
export function start(stage: Stage): void {
  const { face } = page;
  const limits = face.kind === 'roulette' ? face.limits[page.currency] : undefined;
  if (!limits) throw new Error('this table has no limits');
  const board = elementById('board');
  const wheel = createWheel(stage);
  const results = createResults();
  let isTrack = false;

  const chips = createChips(limits, draw);
  const cloth = createCloth(chips, (spot) => put([[spot.id, 1]], nameOf(spot)));
  const racetrack = createRacetrack((spots) => put(spots));
  const winningNumber = createWinningNumber({ wheel, cloth });
  const tools = createTools(chips, { refuse: () => sayLimit(limits.mostOnTable), toggleTrack });

  const table = createTable(stage, {
    order: () => orderOf(chips),
    begin() {
      chips.played();
      winningNumber.clear();
      wheel.throwBall();
    },
    async reveal(_view, { result }) {
      if (result.kind !== 'roulette') return;
      await winningNumber.show(result.pocket);
      results.add(result.pocket);
      chips.settle();
    },
    giveUp: () => wheel.takeBall(),
    fastForward: () => wheel.fastForward(),
    onMode,
  });
  const press = joinPress(table.press, (mode) => text(mode === 'landing' ? 'hurry' : 'spin'));

  function put(spots: Spots, name?: string): void {
    if (table.mode() !== 'idle') return;
    cloth.mark(null);
    if (!chips.put(spots, tools.chip())) return sayLimit(limits?.mostOnTable ?? '0');
    sound(click);
    sayPut(spots, { chips, name });
  }

  function toggleTrack(): void {
    isTrack = !isTrack;
    draw();
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
      const { bets, pocket } = outcome.result;
      chips.show(bets.filter(({ spot }) => spotById(spot)));
      wheel.throwBall();
      await winningNumber.show(pocket);
      showWin(text('replayed', { amount: money(outcome.win) }));
      chips.settle();
    });
  }

  spinOnSpace(cloth, table.press);
  paintRoom(stage);
  board.append(
    placeWheel(stage, wheel, () => isRunning(table.mode())),
    make('div', { class: 'table' }, results.element, cloth.element, racetrack, tools.element),
    winningNumber.element,
  );
  labelBalance();
  openFrame(rouletteKind(replay));
  draw();
  void table.open().then(() => showPast(results.add));
}

type Spots = readonly (readonly [string, number])[];

const isRunning = (mode: TableMode): boolean => mode === 'turning' || mode === 'landing';

function orderOf(chips: Chips) {
  if (chips.total() > 0n)
    return { stake: formatAmount(chips.total()), choice: { bets: chips.bets() } };
  announce(text('place-chips'));
  return null;
}

const sayLimit = (most: DecimalAmount): void => announce(text('limit', { most: money(most) }));

function sayPut([only]: Spots, { chips, name }: { chips: Chips; name: string | undefined }): void {
  const lies = money(formatAmount(chips.on(only?.[0] ?? '')));
  announce(name ? text('put', { spot: name, amount: lies }) : text('put-many'), 'screen-reader');
}

/**
 * A spot is a button, and the space bar would press it: here the space bar spins, as everywhere at the table.
 */
function spinOnSpace({ element }: Cloth, spin: () => void): void {
  for (const moment of ['keydown', 'keyup'] as const)
    element.addEventListener(moment, (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (moment === 'keydown' && !event.repeat) spin();
    });
}

/** The results of this player's earlier spins. */
async function showPast(add: (pocket: number) => void): Promise<void> {
  const past = await readHistory().catch(() => ({ rounds: [] }));
  for (const { outcome } of past.rounds.toReversed())
    if (outcome?.result.kind === 'roulette') add(outcome.result.pocket);
}
