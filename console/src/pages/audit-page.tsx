import type { AuditEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, PageHeader, Retry, Skeleton, Table, type Column } from '@croupier/ui';
import { useAudit } from '../api/use-audit.ts';
import styles from './audit-page.module.css';

/** Who changed what, when and why. */
export function AuditPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader title={t('audit.title')} lead={t('audit.lead')} />
      <Trail />
    </>
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

  /** The trail keeps `on, newest` and the like; anything else shows as it was kept. */
  function inWords(kept: string): string {
    const [, state, version] = /^(on|off), (.+)$/.exec(kept) ?? [];
    if (!state || !version) return kept;
    return `${t(`board.${state}`)} · ${version === 'newest' ? t('board.newestNone') : version}`;
  }

  return [
    {
      id: 'at',
      header: t('audit.at'),
      cell: ({ at }) => <time dateTime={at}>{formats.dateTime(at)}</time>,
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
    { id: 'note', header: t('audit.note'), cell: ({ note }) => note },
  ];
}
