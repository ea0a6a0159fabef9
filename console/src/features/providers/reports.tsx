import type { ProviderReport } from '@croupier/contracts';
import { dayjs, useTexts } from '@croupier/i18n';
import {
  Badge,
  Button,
  Card,
  Empty,
  Retry,
  Skeleton,
  useFailureText,
  useToast,
} from '@croupier/ui';
import { useProviderReports, useReconcileProvider } from '../../api/providers.ts';
import styles from './providers.module.css';

interface ReportsProps {
  readonly providers: readonly { readonly provider: string; readonly name: string }[];
}

/** Reconciliations, rounds that the platform closed, and corrected results. */
export function Reports({ providers }: ReportsProps) {
  const { t } = useTexts('console');
  const reports = useProviderReports();
  if (reports.isPending) return <Skeleton lines={4} height={72} />;
  if (reports.error) return <Retry error={reports.error} onRetry={reports.refetch} />;
  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        {providers.map(({ provider, name }) => (
          <CompareNow key={provider} provider={provider} name={name} />
        ))}
      </div>
      {reports.data.length === 0 ? (
        <Empty title={t('providers.noReports')} text={t('providers.noReportsText')} />
      ) : (
        <ul className={styles.list}>
          {reports.data.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface CompareNowProps {
  readonly provider: string;
  readonly name: string;
}

/** The last day, up to an hour ago: by then, pending bookings have settled. */
function CompareNow({ provider, name }: CompareNowProps) {
  const { t } = useTexts('console');
  const { mutate, isPending, reload } = useReconcileProvider();
  const toast = useToast();
  const failureText = useFailureText();
  function compare(): void {
    const until = dayjs().subtract(1, 'hour');
    mutate(
      { provider, from: until.subtract(1, 'day').toISOString(), until: until.toISOString() },
      {
        onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
        onSettled: reload,
      },
    );
  }
  return (
    <Button icon="refresh" isBusy={isPending} onClick={compare}>
      {t('providers.compare', { name })}
    </Button>
  );
}

function Report({ report }: { report: ProviderReport }) {
  const { t, formats } = useTexts('console');
  const { kind, provider, isClean, madeAt, from, until, facts } = report;
  return (
    <li>
      <Card as="article" className={styles.card}>
        <header className={styles.title}>
          <h3>{t(`providers.report.${kind}`)}</h3>
          <Badge tone={isClean ? 'positive' : 'warning'}>
            {t(isClean ? 'providers.clean' : 'providers.unclean')}
          </Badge>
        </header>
        <p className={styles.muted}>
          {provider} · {formats.dateTime(madeAt)}
          {from && until && ` · ${formats.dateTime(from)} – ${formats.dateTime(until)}`}
        </p>
        <details>
          <summary>{t('providers.facts')}</summary>
          <pre className={styles.facts} dir="ltr">
            {JSON.stringify(facts, null, 2)}
          </pre>
        </details>
      </Card>
    </li>
  );
}
