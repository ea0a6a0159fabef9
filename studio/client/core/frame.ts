import { leave, whenReady } from './host.ts';
import type { Kind } from './kind.ts';
import { openPanels } from './panels.ts';
import { elementById, page } from './page-data.ts';
import { offerSound } from './sound.ts';
import { showAskedRound } from './shown-round.ts';
import { text } from './texts.ts';

/** Labels the frame of the page and connects its buttons. */
export function openFrame(kind: Kind): void {
  document.body.dataset['game'] = page.game.art;
  document.body.dataset['kind'] = page.face.kind;
  document.body.dataset['provider'] = page.provider;
  // The embedding page has its own back button.
  document.body.dataset['framed'] = String(window.parent !== window);
  elementById('back').setAttribute('aria-label', text('back'));
  elementById('info').setAttribute('aria-label', text('info'));
  elementById('back').addEventListener('click', leave);
  elementById('info').addEventListener('click', () => openPanels(kind));
  offerSound();
  whenReady(() => void showAskedRound(kind));
}
