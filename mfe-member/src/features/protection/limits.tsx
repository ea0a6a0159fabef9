import { limitKinds, type LimitKind, type ProtectionStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Section } from '@croupier/ui';
import { useState } from 'react';
import { LimitDialog } from './limit-dialog.tsx';
import { LimitRow } from './limit-row.tsx';
import styles from './protection.module.css';

export function Limits({ status }: { status: ProtectionStatus }) {
  const { t, formats } = useTexts('mfe-member');
  const [open, setOpen] = useState<LimitKind | null>(null);
  return (
    <Section title={t('safely.limits')}>
      <p className={styles.muted}>
        {t('safely.limits-text', { hours: formats.number(status.rules.looserAfterHours) })}
      </p>
      <div className={styles.kinds}>
        {limitKinds.map((kind) => (
          <Card key={kind} className={styles.card}>
            <h3 className={styles.title}>{t(`safely.kind.${kind}`)}</h3>
            <p className={styles.muted}>{t(`safely.kind-text.${kind}`)}</p>
            {status.limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow key={limit.period} limit={limit} />
              ))}
            <Button className={styles.end} onClick={() => setOpen(kind)}>
              {t('safely.set-limit')}
            </Button>
          </Card>
        ))}
      </div>
      {open && <LimitDialog kind={open} status={status} onClose={() => setOpen(null)} />}
    </Section>
  );
}
