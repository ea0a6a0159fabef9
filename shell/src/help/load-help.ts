import { loadTexts } from '@croupier/i18n';
import { helpTexts } from './help-texts.ts';

/** A chunk of its own: most page views need none. */
export async function loadHelp() {
  const page = import(/* webpackChunkName: "help" */ './help-page.tsx');
  await loadTexts('help', helpTexts);
  return page;
}

/** Help over what is open, as the terms over a form that asks for them. */
export async function loadHelpTopic() {
  const topic = import(/* webpackChunkName: "help-topic" */ './help-topic.tsx');
  await loadTexts('help', helpTexts);
  return topic;
}
