import type { ExclusionLength, ProtectionStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Section } from '@croupier/ui';
import { useState } from 'react';
import { useExcludeSelf } from '../../api/exclude-self.ts';
import { useProtectionAgain } from '../../api/protection.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './protection.module.css';

/** Half a year or more without play. */
export function Exclusions({ status }: { status: ProtectionStatus }) {
  const { t } = useTexts('mfe-member');
  const again = useProtectionAgain();
  const exclude = useExcludeSelf();
  const [chosen, setChosen] = useState<ExclusionLength | null>(null);
  return (
    <Section title={t('safely.exclusion')}>
      <p className={styles.muted}>{t('safely.exclusion-text')}</p>
      <p className={styles.actions}>
        {status.rules.exclusionLengths.map((length) => (
          <Button key={length} onClick={() => setChosen(length)}>
            {t(`safely.length.${length}`)}
          </Button>
        ))}
      </p>
      {chosen && (
        <ConfirmDialog
          title={t('safely.exclusion-confirm', { length: t(`safely.length.${chosen}`) })}
          text={t('safely.exclusion-sure')}
          action={t('safely.exclusion-begin')}
          isBusy={exclude.isPending}
          error={exclude.error}
          onClose={() => setChosen(null)}
          onConfirm={() =>
            exclude.mutate(
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
