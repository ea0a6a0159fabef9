import type { VipLadder } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import { PromotionArt } from '@croupier/ui/artwork';
import { usePoints } from '../../lib/use-points.ts';
import styles from './vip-ladder.module.css';

type Level = VipLadder['levels'][number];

/** One level: what leads to it, what keeps it, and its benefits. */
export function LevelCard({ level }: { level: Level }) {
  const { t, formats } = useTexts('mfe-promo');
  const shown = usePoints();
  const { level: number, name, reach, keep } = level;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <PromotionArt seed={`vip level ${number}`} category="vip" />
        <span className={styles.number}>{t('vip.level', { number: formats.number(number) })}</span>
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.reach}>{t('vip.reach', { points: shown(reach) })}</p>
        <p className={styles.note}>
          {keep === 0 ? t('vip.kept') : t('vip.keep', { points: shown(keep) })}
        </p>
        <Benefits level={level} />
      </div>
    </article>
  );
}

function Benefits({ level: { benefits, hasSupport } }: { level: Level }) {
  const { t, formats } = useTexts('mfe-promo');
  const money = useMoney();
  const { rebateBonus, withdrawalBonus, instantWithdrawal, levelGift, birthdayGift } = benefits;
  const lines = [
    rebateBonus > 0 && t('vip.benefit.rebate', { rate: formats.percent(rebateBonus / 10_000, 2) }),
    withdrawalBonus !== null && t('vip.benefit.withdrawal', { amount: money(withdrawalBonus) }),
    instantWithdrawal !== null && t('vip.benefit.instant', { amount: money(instantWithdrawal) }),
    levelGift !== null && t('vip.benefit.level', { amount: money(levelGift) }),
    birthdayGift !== null && t('vip.benefit.birthday', { amount: money(birthdayGift) }),
    hasSupport && t('vip.benefit.support'),
  ].filter((line) => line !== false);
  if (lines.length === 0) return <p className={styles.note}>{t('vip.no-benefits')}</p>;
  return (
    <ul className={styles.benefits} aria-label={t('vip.benefits')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
