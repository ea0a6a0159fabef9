import { Retry, Skeleton } from '@croupier/ui';
import { useLoaded } from '../use-loaded.ts';
import { loadHelp } from './load-help.ts';

/** Fetches the help page when it is asked for. */
export function HelpHost() {
  const loaded = useLoaded(loadHelp, true);
  if (loaded.state === 'ready') return <loaded.value.HelpPage />;
  if (loaded.state === 'failed') return <Retry error={loaded.error} again={loaded.again} />;
  return <Skeleton height={44} lines={8} />;
}
