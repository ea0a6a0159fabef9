import { nativeNames, type AdminSupportRoom } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Card } from '@croupier/ui';
import styles from './support.module.css';

interface VisitorCardProps {
  readonly room: AdminSupportRoom;
  readonly visitor: NonNullable<AdminSupportRoom['visitor']>;
}

/** Who writes without an account, as they named themselves: nothing of it is proven. */
export function VisitorCard({ room: { account, roomId }, visitor }: VisitorCardProps) {
  const { t } = useTexts('console');
  const facts = [
    ['contact', visitor.contact],
    ['language', nativeNames[visitor.language]],
    ['id', roomId],
  ] as const;
  return (
    <Card className={styles.talk}>
      <h2 className={styles.title}>
        <bdi>{account}</bdi> <Badge tone="accent">{t('support.visitor.badge')}</Badge>
      </h2>
      <p className={styles.aside}>{t('support.visitor.unproven')}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`support.visitor.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.aside}>{t('support.visitor.byMail')}</p>
    </Card>
  );
}
