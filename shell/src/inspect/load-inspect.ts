import { loadTexts } from '@croupier/i18n';
import { inspectTexts } from './inspect-texts.ts';

/** A separate chunk: few visitors need it. */
export async function loadInspect() {
  const panel = import(/* webpackChunkName: "inspect" */ './inspect-panel.tsx');
  await loadTexts('inspect', inspectTexts);
  return panel;
}
