import { useTopic } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { PlayingGame } from '../features/game/playing-game.tsx';
import { SignInToPlay } from '../features/game/sign-in-to-play.tsx';
import styles from './game-page.module.css';

/** The sports book of the provider coded FB; the launch says so where there is none. */
export function SportsBookPage() {
  const { t } = useTexts('mfe-games');
  const session = useTopic('session.changed');
  if (session) return <PlayingGame key={session.member.id} play={{ kind: 'sports-book' }} />;
  return (
    <div className={styles.message}>
      <h1 className={styles.unseen}>{t('type.SPORTS.title')}</h1>
      <SignInToPlay lobby="/sports" />
    </div>
  );
}
