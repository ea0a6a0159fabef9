import { Retry } from '@croupier/ui';
import { useSession } from '../../shell-scope.tsx';
import { useLoaded } from '../../use-loaded.ts';
import styles from './play-watch.module.css';

/** Shown above every page with play: elapsed time, net result, and the check when it is due. */
export function PlayWatch() {
  const session = useSession();
  return session ? <Watching key={session.member.id} /> : null;
}

/** Reserves the space while the strip loads, so that the game does not move. */
function Watching() {
  const loaded = useLoaded(loadPlayStrip, true);
  if (loaded.state === 'ready') return <loaded.value.PlayStrip />;
  if (loaded.state === 'failed') return <Retry error={loaded.error} onRetry={loaded.retry} />;
  return <div className={styles.strip} />;
}

/** Only members who play need it. */
const loadPlayStrip = () => import(/* webpackChunkName: "play-strip" */ './play-strip.tsx');
