import { useTexts } from '@croupier/i18n';
import { Card, Icon, Retry, Section, Skeleton } from '@croupier/ui';
import { useProtectionRules } from '../../api/protection-rules.ts';
import styles from './protection.module.css';

/** Help organisations, as the brand's jurisdiction names them. */
export function Helpers() {
  const { t } = useTexts('mfe-member');
  return (
    <Section title={t('safely.help')}>
      <p className={styles.muted}>{t('safely.help-text')}</p>
      <List />
    </Section>
  );
}

function List() {
  const rules = useProtectionRules();
  if (rules.isPending) return <Skeleton height={72} />;
  if (rules.error) return <Retry error={rules.error} onRetry={rules.refetch} />;
  return (
    <ul role="list" className={styles.helpers}>
      {rules.data.helpers.map(({ name, url, phone }) => (
        <Card as="li" key={name} className={styles.helper}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name} <Icon name="external" width="16" height="16" />
          </a>
          {phone && (
            <a href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          )}
        </Card>
      ))}
    </ul>
  );
}
