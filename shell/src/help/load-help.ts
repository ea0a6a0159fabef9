import { loadTexts } from '@croupier/i18n';
import { helpTexts } from './help-texts.ts';

/** A chunk of its own: most page views need none. */
export async function loadHelp() {
  const page = import(/* webpackChunkName: "help" */ './help-page.tsx');
  await loadTexts('help', helpTexts);
  return page;
}

/** The terms over a form that asks for them. */
export async function loadTerms() {
  const dialog = import(/* webpackChunkName: "terms" */ './terms-dialog.tsx');
  await loadTexts('help', helpTexts);
  return dialog;
}
