import { formatAmount, parseAmount, shareOf, type ShownCampaign } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Progress, useMoney } from '@croupier/ui';
import styles from './campaign-detail.module.css';

type MemberProgress = NonNullable<ShownCampaign['progress']>;

/** How far the member is, and what is missing. */
export function CampaignProgress({ progress }: { progress: MemberProgress }) {
  const { t, formats } = useTexts('mfe-promo');
  const money = useMoney();
  const { unit, value, target } = progress;
  const shown = (amount: string) =>
    unit === 'money' ? money(amount) : formats.number(Number(amount));
  const rest = (parseAmount(target) ?? 0n) - (parseAmount(value) ?? 0n);
  return (
    <div className={styles.progress}>
      <Progress value={Math.min(1, shareOf(value, target))} label={t('progress.label')} />
      <p>
        <b>{t(`progress.${unit}`, { value: shown(value), target: shown(target) })}</b>
      </p>
      <p className={styles.missing}>
        {rest > 0n
          ? t(`progress.missing-${unit}`, { rest: shown(formatAmount(rest)) })
          : t('progress.done')}
      </p>
    </div>
  );
}
