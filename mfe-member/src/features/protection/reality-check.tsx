import type { ProtectionStatus } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, ErrorText, Section, useFailureText } from '@croupier/ui';
import { useInvalidateProtection } from '../../api/protection.ts';
import { useSetRealityCheck } from '../../api/set-reality-check.ts';
import styles from './protection.module.css';

/** The interval at which play pauses to show its time and result. */
export function RealityCheck({ status }: { status: ProtectionStatus }) {
  const { t, formats } = useTexts('mfe-member');
  const failureText = useFailureText();
  const reload = useInvalidateProtection();
  const change = useSetRealityCheck();
  return (
    <Section title={t('safely.check')}>
      <p className={styles.muted}>{t('safely.check-text')}</p>
      <ChipGroup
        label={t('safely.check')}
        options={status.rules.realityCheckChoices.map((minutes) => ({
          value: String(minutes),
          label: t('safely.minutes', { minutes: formats.number(minutes) }),
        }))}
        value={String(status.realityCheckMinutes)}
        onChange={(minutes) => change.mutate({ minutes: Number(minutes) }, { onSuccess: reload })}
      />
      <ErrorText>{change.error && failureText(change.error)}</ErrorText>
    </Section>
  );
}
