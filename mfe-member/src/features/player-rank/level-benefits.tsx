import type { VipLadder } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import styles from './player-rank.module.css';

interface LevelBenefitsProps {
  readonly title: string;
  readonly level: VipLadder['levels'][number];
}

/** What a level gives. */
export function LevelBenefits({ title, level }: LevelBenefitsProps) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  const { rebateBonus, withdrawalBonus, instantWithdrawal, levelGift, birthdayGift } =
    level.benefits;
  const lines = [
    rebateBonus > 0 &&
      t('player-rank.benefit.rebate', { rate: formats.percent(rebateBonus / 10_000, 2) }),
    withdrawalBonus !== null &&
      t('player-rank.benefit.withdrawal', { amount: money(withdrawalBonus) }),
    instantWithdrawal !== null &&
      t('player-rank.benefit.instant', { amount: money(instantWithdrawal) }),
    levelGift !== null && t('player-rank.benefit.level', { amount: money(levelGift) }),
    birthdayGift !== null && t('player-rank.benefit.birthday', { amount: money(birthdayGift) }),
    level.hasSupport && t('player-rank.benefit.support'),
  ].filter((line) => line !== false);
  return (
    <div className={styles.level}>
      <h3>{`${title}: ${level.name}`}</h3>
      {lines.length === 0 ? (
        <p className={styles.note}>{t('player-rank.no-benefits')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
