import { loadTexts } from '@croupier/i18n';
import { helpTexts } from './help-texts.ts';

/** A separate chunk: most page views do not need it. */
export async function loadHelp() {
  const page = import(/* webpackChunkName: "help" */ './help-page.tsx');
  await loadTexts('help', helpTexts);
  return page;
}

/** Help over the open page, such as the terms over a form that requires them. */
export async function loadHelpTopic() {
  const topic = import(/* webpackChunkName: "help-topic" */ './help-topic.tsx');
  await loadTexts('help', helpTexts);
  return topic;
}
