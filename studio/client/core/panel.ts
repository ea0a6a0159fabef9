import { formatAmount, type DecimalAmount } from '@croupier/contracts';
import { element, elementById, page } from './page-data.ts';
import { announce } from './announce.ts';
import { money, text } from './texts.ts';

/** The current stake, chosen from the page's list. */
export const stake = (): DecimalAmount => chooser().value;

export function showBalance(units: bigint): void {
  elementById('balance').textContent = money(formatAmount(units));
}

export function showWin(words: string, isGain = false): void {
  elementById('win').textContent = words;
  elementById('win').dataset['gain'] = String(isGain);
}

/** Shows which money is used: play money must look different from real money. */
export function labelBalance(): void {
  elementById('balance-label').textContent = text(page.isFun ? 'play-money' : 'balance');
}

/** Fills in the stakes and connects the buttons beside them; `onChange` runs for each new stake. */
export function offerStakes(onChange: () => void = () => undefined): void {
  labelBalance();
  elementById('stake-label').textContent = text('stake');
  elementById('less').setAttribute('aria-label', text('less'));
  elementById('more').setAttribute('aria-label', text('more'));
  page.stakes.forEach((amount) => chooser().add(new Option(money(amount), amount)));
  const change = (): void => {
    showSteps();
    onChange();
  };
  chooser().addEventListener('change', change);
  elementById('less').addEventListener('click', () => step(-1, change));
  elementById('more').addEventListener('click', () => step(1, change));
  showSteps();
}

export function lockStakes(isLocked: boolean): void {
  chooser().disabled = isLocked;
  showSteps();
}

const chooser = () => element('stake', HTMLSelectElement);

function step(by: 1 | -1, change: () => void): void {
  const select = chooser();
  if (select.disabled) return;
  select.selectedIndex = Math.min(page.stakes.length - 1, Math.max(0, select.selectedIndex + by));
  change();
  announce(text('stakeNow', { amount: money(stake()) }), 'screen-reader');
}

function showSteps(): void {
  const { selectedIndex: at, disabled } = chooser();
  element('less', HTMLButtonElement).disabled = disabled || at <= 0;
  element('more', HTMLButtonElement).disabled = disabled || at >= page.stakes.length - 1;
}
