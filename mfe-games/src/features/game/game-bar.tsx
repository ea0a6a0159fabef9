import { useTexts } from '@croupier/i18n';
import { Button, Money } from '@croupier/ui';
import { useBalance } from '../../api/balance.ts';
import styles from './game.module.css';

interface GameBarProps {
  readonly name: string;
  readonly onBack: () => void;
  readonly onFullScreen: () => void;
}

/** What stays of the site while a game is on: the way back, the name, the money. */
export function GameBar({ name, onBack, onFullScreen }: GameBarProps) {
  const { t } = useTexts('mfe-games');
  const balance = useBalance();
  return (
    <header className={styles.bar}>
      <Button variant="quiet" icon="arrow-left" onClick={onBack}>
        {t('game.back')}
      </Button>
      <h1 className={styles.name} tabIndex={-1}>
        {name}
      </h1>
      {balance && (
        <p className={styles.balance}>
          <span className={styles.balanceLabel}>{t('game.balance')}</span>{' '}
          <Money amount={balance.sumBalance} />
        </p>
      )}
      {document.fullscreenEnabled && (
        <Button
          variant="quiet"
          icon="expand"
          aria-label={t('game.fullScreen')}
          onClick={onFullScreen}
        />
      )}
    </header>
  );
}
