import type { SecurityEvent } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Section, Table, type Column } from '@croupier/ui';
import { useSecurityEvents } from '../../api/security-events.ts';
import { Records } from '../../lib/records.tsx';
import { useCursor } from '@croupier/ui/pager';
import { browserNamed } from '../../lib/browser-named.ts';

/** Sign-ins, failed attempts and changes of password, PIN and second factor. */
export function SecurityEvents() {
  const { t } = useTexts('mfe-member');
  const cursor = useCursor();
  const events = useSecurityEvents(cursor);
  return (
    <Section title={t('security-log.title')}>
      <Records
        answer={events}
        cursor={cursor}
        empty={<Empty look="row" art="river" title={t('security-log.empty')} />}
      >
        {(rows) => <EventTable rows={rows} />}
      </Records>
    </Section>
  );
}

function EventTable({ rows }: { rows: readonly SecurityEvent[] }) {
  const { t, formats } = useTexts('mfe-member');
  const columns: readonly Column<SecurityEvent>[] = [
    {
      id: 'event',
      onCard: 'title',
      header: t('security-log.event'),
      cell: ({ kind }) => t(`security-log.kind.${kind}`),
    },
    {
      id: 'time',
      onCard: 'note',
      header: t('record.time'),
      cell: ({ at }) => formats.dateTime(at),
    },
    {
      id: 'device',
      header: t('security-log.device'),
      cell: ({ userAgent }) => browserNamed(userAgent) || t('sessions.unknown'),
    },
    { id: 'ip', header: t('security-log.address'), cell: ({ ip }) => <bdi>{ip}</bdi> },
  ];
  return (
    <Table
      caption={t('security-log.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
