import { parseAmount } from '@croupier/contracts';
import { make, makeButton } from '../../core/make.ts';
import { page } from '../../core/page-data.ts';
import { setText } from '../../core/set-text.ts';
import { money, number } from '../../core/texts.ts';
import type { FlightRoom } from './room.ts';
import type { Seat } from './seat.ts';
import { text } from './texts.ts';

export interface SeatPanel {
  readonly element: HTMLElement;
  /** The action that is possible now: bet, take the bet back, or cash out. */
  press(): void;
  draw(): void;
}

interface PanelOptions {
  readonly seat: Seat;
  readonly room: FlightRoom;
  readonly index: 0 | 1;
  /** Whether the balance covers the stake; shows a message if not. */
  readonly canStake: (units: bigint) => boolean;
}

const autoAtFirst = '2.00';

/** Stake, auto cash-out and the main button of a seat. */
export function createSeatPanel({ seat, room, index, canStake }: PanelOptions): SeatPanel {
  const which = number(index + 1);
  const stake = make('select', { label: text('stake', { which }) });
  page.stakes.forEach((amount) => stake.add(new Option(money(amount), amount)));
  const less = makeButton({ class: 'round', text: '−', label: text('less') }, () => step(-1));
  const more = makeButton({ class: 'round', text: '+', label: text('more') }, () => step(1));
  const isAuto = make('input', { id: `auto-${index}` });
  isAuto.type = 'checkbox';
  const auto = make('input', { class: 'auto-odds', label: text('auto-odds', { which }) });
  Object.assign(auto, {
    type: 'number',
    min: '1.01',
    max: '1000',
    step: '0.1',
    value: autoAtFirst,
  });
  auto.inputMode = 'decimal';
  const label = make('label', {}, isAuto, make('span', { text: text('auto') }));
  const button = makeButton({ class: 'act' }, press);
  const [title, amount] = [
    make('span', { class: 'act-name' }),
    make('span', { class: 'act-amount' }),
  ];
  button.append(title, amount);
  const fields = make('fieldset', { class: 'fields' });
  fields.append(
    make('legend', { text: text('seat', { which }) }),
    make('div', { class: 'stakes' }, less, stake, more),
    make('div', { class: 'auto' }, label, auto),
  );

  function step(by: 1 | -1): void {
    const last = page.stakes.length - 1;
    stake.selectedIndex = Math.min(last, Math.max(0, stake.selectedIndex + by));
    draw();
  }

  /** Hundredths; `null` if auto cash-out is off or the input is invalid. */
  function autoOdds(): number | null {
    const odds = Math.round(Number(auto.value) * 100);
    return isAuto.checked && odds >= 101 ? Math.min(odds, 100_000) : null;
  }

  function press(): void {
    const state = seat.state();
    if (state === 'waiting') return seat.drop();
    if (state === 'aboard' && room.view()?.state === 'flying') return void seat.leave();
    if (state !== 'free' || !canStake(parseAmount(stake.value) ?? 0n)) return;
    auto.value = ((autoOdds() ?? (Math.round(Number(auto.value) * 100) || 200)) / 100).toFixed(2);
    seat.place({ stake: stake.value, autoOdds: autoOdds() });
  }

  function draw(): void {
    const state = seat.state();
    const isFlying = state === 'aboard' && room.view()?.state === 'flying';
    fields.disabled = state !== 'free';
    button.dataset['does'] = isFlying ? 'leave' : state;
    button.disabled =
      state === 'placing' || state === 'leaving' || (state === 'aboard' && !isFlying);
    setText(title, text(nameOf(state, isFlying)));
    setText(amount, money(isFlying ? seat.worth() : (seat.bet()?.stake ?? stake.value)));
  }

  stake.addEventListener('change', draw);
  draw();
  return { element: make('section', { class: 'seat' }, fields, button), press, draw };
}

function nameOf(state: ReturnType<Seat['state']>, isFlying: boolean) {
  if (state === 'free') return 'bet';
  if (state === 'waiting') return 'waiting';
  if (state === 'placing') return 'placing';
  if (state === 'leaving') return 'leaving';
  return isFlying ? 'leave' : 'aboard';
}
