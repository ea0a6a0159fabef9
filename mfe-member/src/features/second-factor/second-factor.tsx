import { useTexts } from '@croupier/i18n';
import { Badge, Retry, Section } from '@croupier/ui';
import { useState } from 'react';
import { useInvalidateSecondFactor, useSecondFactor } from '../../api/second-factor.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { FactorOn } from './factor-on.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetUpFactor } from './set-up-factor.tsx';
import shortForm from '../../lib/short-form.module.css';

/** Two-factor sign-in by an authenticator app: set up, recovery codes, turn off. */
export function SecondFactor() {
  const { t, formats } = useTexts('mfe-member');
  const state = useSecondFactor();
  const invalidate = useInvalidateSecondFactor();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (state.isPending) return <ListSkeleton />;
  if (state.error) return <Retry error={state.error} onRetry={state.refetch} />;
  const { since, recoveryCodesLeft } = state.data;

  function show(next: readonly string[]): void {
    setCodes(next);
    invalidate();
  }

  return (
    <Section
      title={t('factor.title')}
      action={
        <Badge tone={since ? 'positive' : 'neutral'}>{t(since ? 'factor.on' : 'factor.off')}</Badge>
      }
    >
      {since && (
        <p className={shortForm.note}>
          {t('factor.since', {
            time: formats.dateTime(since),
            left: formats.number(recoveryCodesLeft),
          })}
        </p>
      )}
      {codes ? (
        <RecoveryCodeList codes={codes} onKept={() => setCodes(null)} />
      ) : since ? (
        <FactorOn onCodes={show} onOff={invalidate} />
      ) : (
        <SetUpFactor onCodes={show} />
      )}
    </Section>
  );
}
