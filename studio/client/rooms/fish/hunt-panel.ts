import { formatAmount, parseAmount, type DecimalAmount } from '@croupier/contracts';
import { make, makeButton } from '../../core/make.ts';
import { element, elementById } from '../../core/page-data.ts';
import { lockStakes, offerStakes, showWin, stake } from '../../core/panel.ts';
import { money, number } from '../../core/texts.ts';
import type { Hunt } from './hunt.ts';
import { text } from './texts.ts';

interface PanelState {
  readonly state: ReturnType<Hunt['state']>;
  readonly isReady: boolean;
  /** Bullets in the magazine. */
  readonly left: number;
  readonly prize: DecimalAmount;
}

interface HuntPanel {
  draw(drawn: PanelState): void;
}

/** Units that one bet of the chosen bullet costs. */
export const costOf = (bulletsPerBet: number): bigint =>
  (parseAmount(stake()) ?? 0n) * BigInt(bulletsPerBet);

/** The button that buys bullets, the magazine, and the button that collects early. */
export function createHuntPanel({
  bulletsPerBet,
  onChange,
  onLoad,
  onCollect,
}: {
  readonly bulletsPerBet: number;
  readonly onChange: () => void;
  readonly onLoad: () => void;
  readonly onCollect: () => void;
}): HuntPanel {
  const magazine = make('output', { class: 'magazine' });
  const collect = makeButton({ class: 'plain collect', text: text('collect') }, onCollect);
  const load = element('press', HTMLButtonElement);
  const cost = make('small', { class: 'load-cost' });
  load.append(cost);
  load.addEventListener('click', onLoad);
  elementById('controls').append(magazine, collect);
  offerStakes(onChange);
  elementById('stake-label').textContent = text('bullet');

  return {
    draw({ state, isReady, left, prize }) {
      document.body.dataset['hunt'] = state;
      document.body.dataset['mode'] = state === 'none' && isReady ? 'idle' : 'turning';
      lockStakes(state !== 'none');
      magazine.textContent = state === 'open' ? number(left) : '';
      magazine.setAttribute('aria-label', text('left', { count: number(left) }));
      collect.disabled = state !== 'open';
      const amount = money(formatAmount(costOf(bulletsPerBet)));
      load.setAttribute('aria-label', text('load', { count: number(bulletsPerBet), amount }));
      load.setAttribute('aria-disabled', String(state !== 'none' || !isReady));
      cost.textContent = amount;
      if (state === 'open') showWin(text('bag', { amount: money(prize) }));
    },
  };
}
