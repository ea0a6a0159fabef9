import { useTexts } from '@croupier/i18n';
import { Card, Section } from '@croupier/ui';
import { useProtectionRules } from '../../api/protection-rules.ts';
import styles from './protection.module.css';

/** The rules of the jurisdiction that the brand plays by, for visitors and members alike. */
export function SiteRules() {
  const { t, formats } = useTexts('mfe-member');
  const { data: rules } = useProtectionRules();
  if (!rules) return null;
  const lines = [
    ...(rules.asksDepositLimit ? [t('safely.rules.deposit-limit')] : []),
    t('safely.rules.looser', {
      count: rules.looserAfterHours,
      hours: formats.number(rules.looserAfterHours),
    }),
    t(rules.isRealityCheckEnforced ? 'safely.rules.check-enforced' : 'safely.rules.check-shown'),
    t('safely.rules.closed'),
  ];
  return (
    <Section title={t('safely.rules.title')}>
      <Card className={styles.card}>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
    </Section>
  );
}
