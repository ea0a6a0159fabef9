import { useBus, useTopic } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink, Empty } from '@croupier/ui';
import { PlayingGame } from '../features/game/playing-game.tsx';
import styles from './game-page.module.css';

/** The sports book of the provider coded FB; the launch says so where there is none. */
export function SportsBookPage() {
  const { t } = useTexts('mfe-games');
  const bus = useBus();
  const session = useTopic('session.changed');
  if (session) return <PlayingGame key={session.member.id} play={{ kind: 'sports-book' }} />;
  return (
    <div className={styles.message}>
      <h1 className={styles.unseen}>{t('type.SPORTS.title')}</h1>
      <Empty
        title={t('game.signInTitle')}
        text={t('game.signInText')}
        action={
          <div className={styles.actions}>
            <Button
              variant="primary"
              onClick={() => bus.publish('sign-in.requested', { reason: 'play' })}
            >
              {t('game.signIn')}
            </Button>
            <ButtonLink to="/sports">{t('game.lobby')}</ButtonLink>
          </div>
        }
      />
    </div>
  );
}
