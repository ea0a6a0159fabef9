import { colourOf, returnOf, spots, type Spot } from '../../../src/games/roulette-spots.ts';
import { formatAmount } from '@croupier/contracts';
import { make, makeButton } from '../../core/make.ts';
import { money, number } from '../../core/texts.ts';
import type { Chips } from './chips.ts';
import { boxOf, clothCells, type Box } from './layout.ts';
import { nextTowards } from './next-spot.ts';
import { shortAmount } from './short-amount.ts';
import { text } from './texts.ts';

export interface Cloth {
  readonly element: HTMLElement;
  /** Draws the current chips. */
  draw(): void;
  /** Marks the winning number; `null` removes the mark. */
  mark(pocket: number | null): void;
}

interface Place {
  readonly spot: Spot;
  readonly box: Box;
  readonly button: HTMLButtonElement;
  readonly chip: HTMLElement;
}

/** The table layout as buttons: each spot can be reached by touch, mouse and arrow keys. */
export function createCloth(chips: Chips, onPut: (spot: Spot) => void): Cloth {
  const element = make('div', { class: 'cloth', label: text('cloth') });
  element.setAttribute('role', 'group');
  const places = spots.map((spot) => placeOf(spot, onPut));
  element.append(...places.map(({ button }) => button));
  const [first] = places;
  if (first) first.button.tabIndex = 0;
  element.addEventListener('keydown', (event) => {
    const at = places.find(({ button }) => button === event.target);
    const next = at && nextTowards(event.key, at, { places, isUpright: isUpright(element) });
    if (!at || !next) return;
    event.preventDefault();
    at.button.tabIndex = -1;
    next.button.tabIndex = 0;
    next.button.focus();
  });
  return {
    element,
    draw() {
      for (const place of places) drawChip(place, chips.on(place.spot.id));
    },
    mark(pocket) {
      for (const { spot, button } of places)
        button.dataset['came'] = String(pocket !== null && spot.numbers.includes(pocket));
    },
  };
}

/** On a narrow page the layout is shown upright. */
const isUpright = (element: HTMLElement): boolean => element.clientHeight > element.clientWidth;

function placeOf(spot: Spot, onPut: (spot: Spot) => void): Place {
  const chip = make('span', { class: 'lying' });
  const button = makeButton({ class: `spot ${spot.kind}` }, () => onPut(spot));
  button.tabIndex = -1;
  const box = boxOf(spot);
  button.style.setProperty('--x', String(box.x / clothCells.long));
  button.style.setProperty('--y', String(box.y / clothCells.wide));
  button.style.setProperty('--w', String(box.width / clothCells.long));
  button.style.setProperty('--h', String(box.height / clothCells.wide));
  const written = writtenOn(spot);
  if (written !== null) button.append(make('span', { class: 'written', text: written }));
  if (spot.kind === 'straight') button.dataset['colour'] = colourOf(spot.numbers[0] ?? 0);
  if (spot.id === 'red' || spot.id === 'black') button.dataset['diamond'] = spot.id;
  button.append(chip);
  return { spot, box, button, chip };
}

function drawChip({ spot, button, chip }: Place, units: bigint): void {
  chip.hidden = units === 0n;
  chip.textContent = units === 0n ? '' : shortAmount(units);
  const pays = text('pays', { odds: number(returnOf(spot) - 1) });
  const lying = units === 0n ? '' : ` ${text('lying', { amount: money(formatAmount(units)) })}`;
  button.setAttribute('aria-label', `${nameOf(spot)}. ${pays}${lying}`);
}

/** Name of a spot for screen readers. */
export function nameOf({ id, kind, numbers }: Spot): string {
  if (kind === 'straight') return number(numbers[0] ?? 0);
  if (kind === 'even-money') return text(evenChance(id));
  const last = Number(id.slice(-1));
  if (kind === 'column') return text('column', { which: number(last) });
  if (kind === 'dozen')
    return text('dozen', { from: number(last * 12 - 11), to: number(last * 12) });
  return text(kind, { numbers: numbers.map(number).join(', ') });
}

function writtenOn({ id, kind, numbers }: Spot): string | null {
  if (kind === 'straight') return number(numbers[0] ?? 0);
  if (kind === 'column') return text('column-short', { two: number(2), one: number(1) });
  if (kind === 'dozen') return nameOf({ id, kind, numbers });
  if (id === 'red' || id === 'black') return '';
  return kind === 'even-money' ? text(evenChance(id)) : null;
}

const chances = ['low', 'even', 'red', 'black', 'odd', 'high'] as const;

function evenChance(id: string): (typeof chances)[number] {
  const chance = chances.find((name) => name === id);
  if (!chance) throw new Error(`${id} is no even chance`);
  return chance;
}
