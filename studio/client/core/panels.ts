import type { Kind } from './kind.ts';
import { fairness } from './fairness.ts';
import { history } from './history.ts';
import { make, makeButton } from './make.ts';
import { element, page } from './page-data.ts';
import { percent, text } from './texts.ts';

const tabs = ['rules', 'history', 'fairness'] as const;
type Tab = (typeof tabs)[number];

/** Connects the panels of the game: rules, past rounds with replay, and the check of each round. */
export function openPanels(kind: Kind, shown: Tab = 'rules'): void {
  const dialog = element('panels', HTMLDialogElement);
  const body = make('div', { class: 'panel-body' });
  body.setAttribute('role', 'tabpanel');
  body.tabIndex = 0;
  const close = (): void => dialog.close();
  const buttons = tabs.map((tab) => {
    const button = makeButton({ text: text(`tab-${tab}`), class: 'tab' }, () => show(tab));
    button.setAttribute('role', 'tab');
    button.id = `tab-${tab}`;
    button.addEventListener('keydown', (event) => step(event, tab));
    return button;
  });
  const show = (tab: Tab): void => {
    for (const button of buttons) {
      const isShown = button.id === `tab-${tab}`;
      button.setAttribute('aria-selected', String(isShown));
      button.tabIndex = isShown ? 0 : -1;
    }
    body.setAttribute('aria-labelledby', `tab-${tab}`);
    body.replaceChildren(...contents[tab](kind, close));
  };
  const step = (event: KeyboardEvent, tab: Tab): void => {
    const isForward = (event.key === 'ArrowRight') === (document.dir !== 'rtl');
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    const next = tabs[(tabs.indexOf(tab) + (isForward ? 1 : tabs.length - 1)) % tabs.length];
    if (!next) return;
    show(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  const list = make('div', { class: 'tabs', label: text('info') }, ...buttons);
  list.setAttribute('role', 'tablist');
  dialog.replaceChildren(
    list,
    body,
    makeButton({ text: text('close'), class: 'plain wide' }, close),
  );
  show(shown);
  if (!dialog.open) dialog.showModal();
}

const contents: Readonly<Record<Tab, (kind: Kind, close: () => void) => readonly Node[]>> = {
  rules: (kind) => [
    ...kind.rules(),
    make('h3', { text: text('rtp', { percent: percent(page.game.rtp) }) }),
    make('p', { text: text('rtpText') }),
  ],
  history,
  fairness,
};
