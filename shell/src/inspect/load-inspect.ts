import { loadTexts } from '@croupier/i18n';
import { inspectTexts } from './inspect-texts.ts';

/** A chunk of its own: hardly anybody needs it. */
export async function loadInspect() {
  const panel = import(/* webpackChunkName: "inspect" */ './inspect-panel.tsx');
  await loadTexts('inspect', inspectTexts);
  return panel;
}
