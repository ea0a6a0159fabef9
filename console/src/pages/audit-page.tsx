import type { AuditEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, Icon, PageHeader, Retry, Skeleton, Table, type Column } from '@croupier/ui';
import { useAudit } from '../api/use-audit.ts';
import { useAuditCheck } from '../api/use-audit-check.ts';
import { useNoteWords } from '../features/placement/use-note-words.ts';
import { usePlacedWords } from '../features/placement/use-placed-words.ts';
import styles from './audit-page.module.css';

/** Who changed what, when and why. */
export function AuditPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader title={t('audit.title')} lead={t('audit.lead')} />
      <Seal />
      <Trail />
    </>
  );
}

/** Whether the trail is as it was written. */
function Seal() {
  const { t, formats } = useTexts('console');
  const check = useAuditCheck();
  if (!check.data) return null;
  const { entries, seal, broken } = check.data;
  return (
    <p
      className={styles.seal}
      data-broken={broken !== null || undefined}
      role={broken === null ? undefined : 'alert'}
    >
      <Icon name={broken === null ? 'shield' : 'alert'} />
      <span>
        {broken === null
          ? t('audit.whole', { count: entries, entries: formats.number(entries) })
          : t('audit.broken', { entry: broken })}{' '}
        <bdi dir="ltr" title={seal}>
          {seal.slice(0, 12)}
        </bdi>
      </span>
    </p>
  );
}

function Trail() {
  const { t } = useTexts('console');
  const columns = useColumns();
  const audit = useAudit();
  if (audit.isPending) return <Skeleton lines={8} height={44} />;
  if (audit.error) return <Retry error={audit.error} again={audit.refetch} />;
  if (audit.data.length === 0)
    return <Empty title={t('audit.empty')} text={t('audit.emptyText')} art="search" />;
  return (
    <Card className={styles.card}>
      <Table
        caption={t('audit.title')}
        columns={columns}
        rows={audit.data}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const { t, formats } = useTexts('console');
  const inWords = usePlacedWords();
  const whyOf = useNoteWords();
  return [
    {
      id: 'at',
      header: t('audit.at'),
      cell: ({ at }) => (
        <time className={styles.at} dateTime={at}>
          {formats.dateTime(at)}
        </time>
      ),
    },
    { id: 'operator', header: t('audit.operator'), cell: ({ operator }) => operator },
    {
      id: 'action',
      header: t('audit.action'),
      // An action newer than these texts shows under its own name.
      cell: ({ action }) => t(`audit.actions.${action}`, { defaultValue: action }),
    },
    { id: 'subject', header: t('audit.subject'), cell: ({ subject }) => subject },
    {
      id: 'before',
      header: t('audit.before'),
      cell: ({ before }) => <span className={styles.before}>{inWords(before)}</span>,
    },
    {
      id: 'after',
      header: t('audit.after'),
      cell: ({ after }) => <span className={styles.after}>{inWords(after)}</span>,
    },
    { id: 'note', header: t('audit.note'), cell: whyOf },
  ];
}
