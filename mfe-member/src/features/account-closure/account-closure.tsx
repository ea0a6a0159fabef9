import { closureReasons, parseAmount, type AccountClosure as Closure } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ChipGroup,
  ErrorText,
  Retry,
  Section,
  useFailureText,
  useMoney,
} from '@croupier/ui';
import { useDraft } from '@croupier/ui/draft';
import { useState } from 'react';
import { useAccountClosure, useChangeClosure } from '../../api/account-closure.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { ProofForm } from '../../lib/proof-form.tsx';
import styles from './account-closure.module.css';

/** Closes the account: what is open, a cooling-off period with undo, then it is closed. */
export function AccountClosure() {
  const { t } = useTexts('mfe-member');
  const closure = useAccountClosure();
  if (closure.isPending) return <ListSkeleton />;
  if (closure.error) return <Retry error={closure.error} onRetry={closure.refetch} />;
  return (
    <Section title={t('closure.title')}>
      <div className={styles.block}>
        <OpenMatters open={closure.data.open} />
        {closure.data.closesAt === null ? (
          <Ask days={closure.data.coolingOffDays} />
        ) : (
          <Undo closesAt={closure.data.closesAt} />
        )}
      </div>
    </Section>
  );
}

function OpenMatters({ open }: Pick<Closure, 'open'>) {
  const { t, formats } = useTexts('mfe-member');
  const money = useMoney();
  const { balance, withdrawals, bets, bonuses } = open;
  const lines = [
    ...((parseAmount(balance) ?? 0n) > 0n
      ? [t('closure.balance', { amount: money(balance) })]
      : []),
    ...(withdrawals > 0 ? [t('closure.withdrawals', { number: formats.number(withdrawals) })] : []),
    ...(bets > 0 ? [t('closure.bets', { number: formats.number(bets) })] : []),
    ...(bonuses > 0 ? [t('closure.bonuses', { number: formats.number(bonuses) })] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <div>
      <p>{t('closure.open')}</p>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function Ask({ days }: { days: number }) {
  const { t, formats } = useTexts('mfe-member');
  const { request, reload } = useChangeClosure();
  const [isAsking, setAsking] = useState(false);
  const [chosen, setReason] = useDraft('closure.reason', 'unused');
  const reason = closureReasons.find((one) => one === chosen) ?? 'unused';
  const intro = t('closure.intro', { days: formats.number(days) });
  if (!isAsking)
    return (
      <>
        <p className={styles.note}>{intro}</p>
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('closure.begin')}
          </Button>
        </div>
      </>
    );
  return (
    <>
      <ChipGroup
        label={t('closure.reason')}
        options={closureReasons.map((value) => ({ value, label: t(`closure.reason-of.${value}`) }))}
        value={reason}
        onChange={setReason}
      />
      <ProofForm
        note={intro}
        submit={t('closure.confirm')}
        needs="password"
        call={request}
        onSubmit={({ password }) =>
          request.mutate(
            { reason, ...(password !== undefined && { password }) },
            { onSuccess: reload },
          )
        }
      >
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {t('factor.cancel')}
        </Button>
      </ProofForm>
    </>
  );
}

function Undo({ closesAt }: { closesAt: string }) {
  const { t, formats } = useTexts('mfe-member');
  const failureText = useFailureText();
  const { undo, reload } = useChangeClosure();
  return (
    <>
      <p role="status">{t('closure.closes', { time: formats.dateTime(closesAt) })}</p>
      <div>
        <Button
          variant="primary"
          isBusy={undo.isPending}
          onClick={() => undo.mutate(undefined, { onSettled: reload })}
        >
          {t('closure.undo')}
        </Button>
      </div>
      <ErrorText>{undo.error && failureText(undo.error)}</ErrorText>
    </>
  );
}
