import { formatAmount, parseAmount, type GameId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Money, TotalFunds } from '@croupier/ui';
import { useFunds } from '../../api/balance.ts';
import { useActiveBonus } from '../../api/bonus.ts';
import { FreeRoundsNow } from './free-rounds-now.tsx';
import styles from './game.module.css';

interface GameBarProps {
  readonly name: string;
  /** Played for free: no balance is shown. */
  readonly isFun: boolean;
  /** The game that is played for money; `null`: another way of play. */
  readonly nodeId: GameId | null;
  readonly onBack: () => void;
  readonly onFullScreen: () => void;
}

/** The part of the site shown during a game: the link back, the game's name, the balance. */
export function GameBar({ name, isFun, nodeId, onBack, onFullScreen }: GameBarProps) {
  const { t } = useTexts('mfe-games');
  return (
    <header className={styles.bar}>
      <Button variant="quiet" icon="arrow-left" onClick={onBack}>
        {t('game.back')}
      </Button>
      <h1 className={styles.name} tabIndex={-1}>
        {name}
      </h1>
      {isFun ? (
        <Badge tone="accent">{t('about.fun')}</Badge>
      ) : (
        <>
          {nodeId && <FreeRoundsNow nodeId={nodeId} />}
          <BonusNow />
          <BalanceNow />
        </>
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

/** Bonus money, separate from cash, with the remaining wagering and the deadline. */
function BonusNow() {
  const { t, formats } = useTexts('mfe-games');
  const bonus = useActiveBonus();
  if (!bonus) return null;
  const { left, wagered, target, expiresAt } = bonus;
  const rest = formatAmount((parseAmount(target) ?? 0n) - (parseAmount(wagered) ?? 0n));
  return (
    <p className={styles.bonus}>
      <span className={styles.bonusLabel}>{t('game.bonus')}</span> <Money amount={left} />
      <small>
        {t('game.bonusRest')} <Money amount={rest} />{' '}
        <span className={styles.until}>
          · {t('game.bonusUntil', { time: formats.dateTime(expiresAt) })}
        </span>
      </small>
    </p>
  );
}

function BalanceNow() {
  const { t } = useTexts('mfe-games');
  const funds = useFunds();
  if (!funds) return null;
  return (
    <p className={styles.balance}>
      <span className={styles.balanceLabel}>{t('game.balance')}</span> <TotalFunds {...funds} />
    </p>
  );
}
