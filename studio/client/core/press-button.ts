import { element } from './page-data.ts';
import type { TableMode } from './table-state.ts';

/** The round main button of a table, with the space bar as its key. */
export function joinPress(press: () => void, labelOf: (mode: TableMode) => string) {
  const button = element('press', HTMLButtonElement);
  button.addEventListener('click', press);
  window.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.repeat || document.querySelector('dialog[open]')) return;
    const { target } = event;
    const isControl =
      target instanceof HTMLButtonElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLInputElement;
    if (isControl && target !== button) return;
    event.preventDefault();
    press();
  });
  return {
    show(mode: TableMode): void {
      button.setAttribute('aria-label', labelOf(mode));
      button.setAttribute('aria-disabled', String(mode !== 'idle' && mode !== 'landing'));
    },
  };
}
