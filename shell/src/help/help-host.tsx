import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Retry } from '@croupier/ui';
import { useState } from 'react';
import { ServerMarkup } from '../server-render/server-skeleton.tsx';
import { PagePlace } from '../pages/page-place.tsx';
import { useLoaded } from '../use-loaded.ts';
import { helpArrival } from './help-address.ts';
import { loadHelp } from './load-help.ts';
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
  if (loaded.state === 'failed') return <Retry error={loaded.error} again={loaded.again} />;
  if (loaded.state === 'ready' && !isArriving) return <loaded.value.HelpPage />;
  return <ServerMarkup name={helpArrival} otherwise={<PagePlace title={t('help.title')} />} />;
}
