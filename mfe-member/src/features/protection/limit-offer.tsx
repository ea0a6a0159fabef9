import { useTexts } from '@croupier/i18n';
import { Button, Card } from '@croupier/ui';
import { useProtection } from '../../api/protection.ts';
import styles from './protection.module.css';
import { useLimitText } from './use-limit-text.ts';

/** Above the deposit form: the remaining amount of the member's limits, or an offer to set one. */
export function LimitOffer({ onPage }: { onPage: (page: string) => void }) {
  const { t } = useTexts('mfe-member');
  const textOf = useLimitText();
  const { data: status } = useProtection();
  if (!status) return null;
  const limits = status.limits.filter(({ kind }) => kind === 'deposit');
  const toLimits = (
    <Button
      size="s"
      variant={limits.length > 0 ? 'secondary' : 'quiet'}
      icon="shield"
      onClick={() => onPage('playSafely')}
    >
      {t(limits.length > 0 ? 'safely.change-limits' : 'safely.offer-limit')}
    </Button>
  );
  if (limits.length === 0) return toLimits;
  return (
    <Card className={styles.card} tone="sunken">
      <h3 className={styles.title}>{t('safely.kind.deposit')}</h3>
      {limits.map(({ kind, period, value, remaining }) => (
        <p key={period} className={styles.line}>
          <span>
            {t('safely.limit-in', {
              value: textOf(kind, value),
              period: t(`safely.period.${period}`),
            })}
          </span>
          <strong>{t('safely.left', { value: textOf(kind, remaining) })}</strong>
        </p>
      ))}
      {toLimits}
    </Card>
  );
}
