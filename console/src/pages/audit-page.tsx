import type { AuditEntry } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, Icon, PageHeader, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useAudit, useAuditCheck } from '../api/audit.ts';
import {
  AuditFilters,
  noFilter,
  auditFilterOf,
  type AuditForm,
} from '../features/audit/audit-filters.tsx';
import { RecordedValue } from '../features/audit/recorded-value.tsx';
import { useNoteText } from '../features/placement/use-note-text.ts';
import { Paged } from '../lib/paged.tsx';
import styles from './audit-page.module.css';

/** The audit trail: who changed what, when and why. */
export function AuditPage() {
  const { t } = useTexts('console');
  const [form, setForm] = useState(noFilter);
  return (
    <>
      <PageHeader isSlim title={t('audit.title')} lead={t('audit.lead')} />
      <Seal />
      <AuditFilters form={form} onChange={setForm} />
      <Trail key={JSON.stringify(form)} form={form} />
    </>
  );
}

/** Whether the audit trail is unaltered. */
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

function Trail({ form }: { readonly form: AuditForm }) {
  const { t } = useTexts('console');
  const columns = useColumns();
  const cursor = useCursor();
  const isNarrowed = form !== noFilter;
  return (
    <Paged
      answer={useAudit(auditFilterOf(form), cursor.before)}
      cursor={cursor}
      skeleton={{ lines: 8, height: 44 }}
      empty={
        <Empty
          title={t(isNarrowed ? 'audit.nothing' : 'audit.empty')}
          text={t(isNarrowed ? 'audit.nothingText' : 'audit.emptyText')}
          art="search"
        />
      }
    >
      {(rows) => (
        <Card className={styles.card}>
          <Table caption={t('audit.title')} columns={columns} rows={rows} rowKey={({ id }) => id} />
        </Card>
      )}
    </Paged>
  );
}

function useColumns(): readonly Column<AuditEntry>[] {
  const { t, formats } = useTexts('console');
  const whyOf = useNoteText();
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
      // An action without a text in this version is shown by its code.
      cell: ({ action }) => t(`audit.actions.${action}`, { defaultValue: action }),
    },
    {
      id: 'subject',
      header: t('audit.subject'),
      cell: ({ subject }) => <span className={styles.subject}>{subject}</span>,
    },
    {
      id: 'before',
      header: t('audit.before'),
      cell: ({ before }) => (
        <div className={styles.before}>
          <RecordedValue stored={before} />
        </div>
      ),
    },
    {
      id: 'after',
      header: t('audit.after'),
      cell: ({ after }) => <RecordedValue stored={after} />,
    },
    { id: 'note', header: t('audit.note'), cell: whyOf },
  ];
}
