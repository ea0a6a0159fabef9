import { useTexts } from '@croupier/i18n';
import { Badge, Button, Money } from '@croupier/ui';
import { useBalance } from '../../api/balance.ts';
import styles from './game.module.css';

interface GameBarProps {
  readonly name: string;
  /** Played for nothing: there is no money to show. */
  readonly isFun: boolean;
  readonly onBack: () => void;
  readonly onFullScreen: () => void;
}

/** What stays of the site while a game is on: the way back, the name, the money. */
export function GameBar({ name, isFun, onBack, onFullScreen }: GameBarProps) {
  const { t } = useTexts('mfe-games');
  return (
    <header className={styles.bar}>
      <Button variant="quiet" icon="arrow-left" onClick={onBack}>
        {t('game.back')}
      </Button>
      <h1 className={styles.name} tabIndex={-1}>
        {name}
      </h1>
      {isFun ? <Badge tone="accent">{t('about.fun')}</Badge> : <BalanceNow />}
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

function BalanceNow() {
  const { t } = useTexts('mfe-games');
  const balance = useBalance();
  if (!balance) return null;
  return (
    <p className={styles.balance}>
      <span className={styles.balanceLabel}>{t('game.balance')}</span>{' '}
      <Money amount={balance.sumBalance} />
    </p>
  );
}
