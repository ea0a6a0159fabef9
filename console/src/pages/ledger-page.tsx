import { useTexts } from '@croupier/i18n';
import { Button, Empty, PageHeader, Retry, Skeleton, useFailureText, useToast } from '@croupier/ui';
import { useCheckLedger, useLedgerChecks } from '../api/ledger.ts';
import { CheckCard } from '../features/ledger/check-card.tsx';
import { ChecksTable } from '../features/ledger/checks-table.tsx';
import styles from './ledger-page.module.css';

/** Whether the books balance: the last checks, and a manual check. */
export function LedgerPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('ledger.title')} lead={t('ledger.lead')} actions={<CheckNow />} />
      <Checks />
    </>
  );
}

function CheckNow() {
  const { t } = useTexts('console');
  const failureText = useFailureText();
  const toast = useToast();
  const { mutate, isPending, reload } = useCheckLedger();
  const check = () =>
    mutate(undefined, {
      onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
      onSettled: reload,
    });
  return (
    <Button icon="refresh" isBusy={isPending} onClick={check}>
      {t('ledger.now')}
    </Button>
  );
}

function Checks() {
  const { t } = useTexts('console');
  const checks = useLedgerChecks();
  if (checks.isPending) return <Skeleton lines={3} height={96} />;
  if (checks.error) return <Retry error={checks.error} onRetry={checks.refetch} />;
  const [newest] = checks.data;
  if (!newest) return <Empty title={t('ledger.empty')} text={t('ledger.emptyText')} art="wallet" />;
  return (
    <div className={styles.page}>
      <CheckCard check={newest} />
      <ChecksTable checks={checks.data} />
    </div>
  );
}
