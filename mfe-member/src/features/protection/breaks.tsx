import type { ProtectionStatus, TimeOutLength } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Section } from '@croupier/ui';
import { useState } from 'react';
import { useProtectionAgain } from '../../api/protection.ts';
import { useTakeTimeOut } from '../../api/take-time-out.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './protection.module.css';

/** A pause that begins at once. */
export function Breaks({ status }: { status: ProtectionStatus }) {
  const { t } = useTexts('mfe-member');
  const again = useProtectionAgain();
  const pause = useTakeTimeOut();
  const [chosen, setChosen] = useState<TimeOutLength | null>(null);
  return (
    <Section title={t('safely.break')}>
      <p className={styles.muted}>{t('safely.break-text')}</p>
      <p className={styles.actions}>
        {status.rules.timeOutLengths.map((length) => (
          <Button key={length} onClick={() => setChosen(length)}>
            {t(`safely.length.${length}`)}
          </Button>
        ))}
      </p>
      {chosen && (
        <ConfirmDialog
          title={t('safely.break-confirm', { length: t(`safely.length.${chosen}`) })}
          text={t('safely.break-sure')}
          action={t('safely.break-begin')}
          isBusy={pause.isPending}
          error={pause.error}
          onClose={() => setChosen(null)}
          onConfirm={() =>
            pause.mutate(
              { length: chosen },
              {
                onSuccess: () => {
                  again();
                  setChosen(null);
                },
              },
            )
          }
        />
      )}
    </Section>
  );
}
