import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts, loadTexts, type TextLoaders } from '@croupier/i18n';
import { Retry } from '@croupier/ui';
import { useState } from 'react';
import { ServerMarkup } from '../server-render/server-skeleton.tsx';
import { PagePlace } from '../pages/own-page.tsx';
import { useLoaded } from '../use-loaded.ts';
import './help.module.css';

/**
 * Fetches the help page on request. A page that arrived with its text keeps the text until the help page has
 * loaded.
 */
export function HelpHost() {
  const { t, language } = useTexts('shell');
  const loaded = useLoaded(loadHelp, true);
  const words = useCallQuery(calls.helpCenter, { language });
  const [isArriving, setArriving] = useState(true);
  const isHere = loaded.state === 'ready' && !words.isPending;
  if (isArriving && isHere) setArriving(false);
  if (loaded.state === 'failed') return <Retry error={loaded.error} onRetry={loaded.retry} />;
  if (loaded.state === 'ready' && !isArriving) return <loaded.value.HelpPage />;
  return <ServerMarkup name={helpArrival} otherwise={<PagePlace title={t('help.title')} />} />;
}

/** A separate chunk: most page views do not need it. */
async function loadHelp() {
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

/** Texts of the help page: they load with the page. */
export const helpTexts: TextLoaders = {
  en: () => import(/* webpackChunkName: 'help-en' */ './texts/en.json', { with: { type: 'json' } }),
  bn: () => import(/* webpackChunkName: 'help-bn' */ './texts/bn.json', { with: { type: 'json' } }),
  es: () => import(/* webpackChunkName: 'help-es' */ './texts/es.json', { with: { type: 'json' } }),
  ar: () => import(/* webpackChunkName: 'help-ar' */ './texts/ar.json', { with: { type: 'json' } }),
};

/** Name of the help page's markup in the server's frame. */
export const helpArrival = 'shell/help';

/** Topic of the terms on the help page (specification §2). */
export const termsTopic = 'term';
