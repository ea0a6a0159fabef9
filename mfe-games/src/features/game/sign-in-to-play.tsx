import { useBus } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink, Empty } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './game.module.css';

interface SignInToPlayProps {
  readonly lobby: string;
  /** Further links. */
  readonly children?: ReactNode;
}

/** Shown to a visitor in place of a game. */
export function SignInToPlay({ lobby, children }: SignInToPlayProps) {
  const { t } = useTexts('mfe-games');
  const bus = useBus();
  return (
    <Empty
      title={t('game.signInTitle')}
      text={t('game.signInText')}
      action={
        <div className={styles.ways}>
          <Button
            variant="primary"
            onClick={() => bus.publish('sign-in.requested', { reason: 'play' })}
          >
            {t('game.signIn')}
          </Button>
          {children}
          <ButtonLink to={lobby}>{t('game.lobby')}</ButtonLink>
        </div>
      }
    />
  );
}
