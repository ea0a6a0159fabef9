import { useCallQuery } from '@croupier/client';
import { calls, type Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, CoverArt, Empty, Retry, Skeleton } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { useSession } from '../../shell-scope.tsx';
import { useSignIn } from '../../sign-in/use-sign-in.ts';
import styles from './history.module.css';

/** The member's recently played games. */
export function History() {
  const { t } = useTexts('support');
  const session = useSession();
  const recent = useCallQuery(calls.recentGames, {}, { enabled: session !== null });
  if (!session) return <NoVisitorHistory />;
  if (recent.isPending) return <Skeleton height={64} lines={4} />;
  if (recent.error) return <Retry error={recent.error} onRetry={recent.refetch} />;
  const { list } = recent.data;
  if (list.length === 0)
    return <Empty art="river" title={t('history.empty')} text={t('history.emptyText')} />;
  return (
    <ul role="list" className={styles.list}>
      {list.map((game) => (
        <li key={game.nodeId}>
          <Played game={game} />
        </li>
      ))}
    </ul>
  );
}

function NoVisitorHistory() {
  const { t } = useTexts('support');
  const shell = useTexts('shell');
  const signIn = useSignIn();
  return (
    <Empty
      art="river"
      title={t('history.empty')}
      text={t('history.visitor')}
      action={
        <Button variant="primary" onClick={() => signIn.open('login')}>
          {shell.t('signIn.login')}
        </Button>
      }
    />
  );
}

function Played({ game }: { game: Game }) {
  const { local } = useTexts('support');
  const { nodeId, name, art, vassalage } = game;
  return (
    <Link to={`/game?${new URLSearchParams({ nodeId })}`} className={styles.game}>
      <span className={styles.cover}>
        <CoverArt seed={art} aspect="1:1" />
      </span>
      <span>
        <strong>{local(name)}</strong>
        <span className={styles.provider}>{vassalage}</span>
      </span>
    </Link>
  );
}
