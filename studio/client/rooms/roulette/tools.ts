import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import { make, makeButton } from '../../core/make.ts';
import { page } from '../../core/page-data.ts';
import { money } from '../../core/texts.ts';
import type { Chips } from './chips.ts';
import { shortAmount } from './short-amount.ts';
import { text } from './texts.ts';

export interface Tools {
  readonly element: HTMLElement;
  /** The selected chip. */
  chip(): DecimalAmount;
  draw(options: { readonly isLocked: boolean; readonly isTrack: boolean }): void;
}

interface ToolActions {
  readonly refuse: () => void;
  readonly toggleTrack: () => void;
}

const signs = { undo: '↶', clear: '✕', double: '×2', repeat: '↻', track: '⬭' } as const;
type Tool = keyof typeof signs;

/** The chip selection, and the actions for the chips on the layout. */
export function createTools(chips: Chips, { refuse, toggleTrack }: ToolActions): Tools {
  let held: DecimalAmount = page.stakes[0] ?? '0.00';
  const rack = make('fieldset', { class: 'rack' });
  rack.append(make('legend', { text: text('chip') }));
  page.stakes.forEach((amount, index) => rack.append(chipChoice(amount, index)));
  rack.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) held = target.value;
  });
  const acts: Readonly<Record<Tool, () => void>> = {
    undo: () => chips.undo(),
    clear: () => chips.clear(),
    double: () => chips.double() || refuse(),
    repeat: () => chips.repeat() || refuse(),
    track: toggleTrack,
  };
  const buttons = new Map(toolNames.map((tool) => [tool, toolButton(tool, acts[tool])]));
  const total = make('output', { class: 'total' });
  const bar = make('div', { class: 'bar', label: text('tools') }, ...buttons.values());
  bar.setAttribute('role', 'group');
  return {
    element: make('div', { class: 'tools' }, rack, bar, total),
    chip: () => held,
    draw({ isLocked, isTrack }) {
      const can = chips.can();
      rack.disabled = isLocked;
      const isOff: Readonly<Record<Tool, boolean>> = {
        undo: isLocked || !can.undo,
        clear: isLocked || chips.total() === 0n,
        double: isLocked || !can.double,
        repeat: isLocked || !can.repeat,
        track: isLocked,
      };
      for (const [tool, button] of buttons) button.disabled = isOff[tool];
      buttons.get('track')?.setAttribute('aria-pressed', String(isTrack));
      total.textContent = text('total', { amount: money(formatAmount(chips.total())) });
    },
  };
}

const toolNames: readonly Tool[] = ['undo', 'clear', 'double', 'repeat', 'track'];

function toolButton(tool: Tool, act: () => void): HTMLButtonElement {
  const button = makeButton({ class: 'tool', label: text(tool) }, act);
  const sign = make('span', { class: 'sign', text: signs[tool] });
  sign.setAttribute('aria-hidden', 'true');
  button.append(sign, make('span', { text: text(tool) }));
  return button;
}

function chipChoice(amount: DecimalAmount, index: number): HTMLElement {
  const input = make('input', { label: money(amount) });
  input.type = 'radio';
  input.name = 'chip';
  input.value = amount;
  input.checked = index === 0;
  const face = make('span', { text: shortAmount(parseAmount(amount) ?? 0n) });
  face.setAttribute('aria-hidden', 'true');
  const label = make('label', { class: 'chip' }, input, face);
  label.dataset['chip'] = String(index);
  return label;
}
