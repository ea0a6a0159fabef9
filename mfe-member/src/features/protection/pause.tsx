import type { ExclusionLength, TimeOutLength } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Section } from '@croupier/ui';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useState } from 'react';
import { useInvalidateProtection } from '../../api/protection.ts';
import type { useTakeTimeOut } from '../../api/take-time-out.ts';
import styles from './protection.module.css';

interface PauseProps<Length> {
  /** Selects the texts: a break of hours or weeks, an exclusion of half a year or more. */
  readonly kind: 'break' | 'exclusion';
  readonly lengths: readonly Length[];
  readonly taking: Pick<ReturnType<typeof useTakeTimeOut>, 'isPending' | 'error'> & {
    mutate(input: { length: Length }, options: { onSuccess: () => void }): void;
  };
}

/** Time without play, which begins after a confirmation. */
export function Pause<Length extends TimeOutLength | ExclusionLength>({
  kind,
  lengths,
  taking,
}: PauseProps<Length>) {
  const { t } = useTexts('mfe-member');
  const reload = useInvalidateProtection();
  const [chosen, setChosen] = useState<Length | null>(null);
  const begin = (length: Length) =>
    taking.mutate(
      { length },
      {
        onSuccess: () => {
          reload();
          setChosen(null);
        },
      },
    );
  return (
    <Section title={t(`safely.${kind}`)}>
      <p className={styles.muted}>{t(`safely.${kind}-text`)}</p>
      <p className={styles.actions}>
        {lengths.map((length) => (
          <Button key={length} onClick={() => setChosen(length)}>
            {t(`safely.length.${length}`)}
          </Button>
        ))}
      </p>
      {chosen && (
        <ConfirmDialog
          title={t(`safely.${kind}-confirm`, { length: t(`safely.length.${chosen}`) })}
          confirm={t(`safely.${kind}-begin`)}
          isDanger
          isBusy={taking.isPending}
          error={taking.error}
          onClose={() => setChosen(null)}
          onConfirm={() => begin(chosen)}
        >
          {t(`safely.${kind}-sure`)}
        </ConfirmDialog>
      )}
    </Section>
  );
}
