import type { LedgerReport } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, Empty, Icon, PageHeader, Retry, Skeleton, Stat } from '@croupier/ui';
import { useLedgerReport } from '../api/use-ledger-report.ts';
import styles from './ledger-page.module.css';

/** Whether the books balance, computed from the entries. */
export function LedgerPage() {
  const { t } = useTexts('console');
  const report = useLedgerReport();
  return (
    <>
      <PageHeader
        title={t('ledger.title')}
        lead={t('ledger.lead')}
        actions={
          <Button icon="refresh" isBusy={report.isFetching} onClick={() => void report.refetch()}>
            {t('ledger.again')}
          </Button>
        }
      />
      <Report answer={report} />
    </>
  );
}

function Report({ answer }: { answer: ReturnType<typeof useLedgerReport> }) {
  const { t } = useTexts('console');
  if (answer.isPending) return <Skeleton lines={3} height={96} />;
  if (answer.error) return <Retry error={answer.error} again={answer.refetch} />;
  if (answer.data.transfers === 0) return <Empty title={t('ledger.empty')} art="wallet" />;
  return <ReportCard report={answer.data} />;
}

function ReportCard({ report }: { report: LedgerReport }) {
  const { t, formats } = useTexts('console');
  const isZero = /^-?0+(\.0+)?$/.test(report.sum);
  const isSound = isZero && report.mismatches === 0;
  return (
    <Card className={styles.report} data-sound={isSound}>
      <div className={styles.verdict} role="status">
        <Icon name={isSound ? 'shield' : 'alert'} width="40" height="40" />
        <div>
          <h2>{t(isSound ? 'ledger.sound' : 'ledger.broken')}</h2>
          <p>{t(isSound ? 'ledger.soundText' : 'ledger.brokenText')}</p>
        </div>
      </div>
      <div className={styles.numbers}>
        <Stat
          label={t('ledger.sum')}
          value={formats.money(report.sum, '')}
          tone={isZero ? 'positive' : 'negative'}
        />
        <Stat
          label={t('ledger.mismatches')}
          value={formats.number(report.mismatches)}
          tone={report.mismatches === 0 ? 'positive' : 'negative'}
        />
        <Stat label={t('ledger.accounts')} value={formats.number(report.accounts)} />
        <Stat label={t('ledger.transfers')} value={formats.number(report.transfers)} />
      </div>
      <p className={styles.checked}>
        {t('ledger.checked', { time: formats.dateTime(report.checkedAt) })}
      </p>
    </Card>
  );
}
