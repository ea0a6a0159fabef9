import { agentMarkKinds, type AgentMark } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, SegmentedControl, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAgentMarks } from '../../api/agents.ts';
import { Paged } from '../../lib/paged.tsx';
import styles from './agents.module.css';

/** Agents and their members who share a device or account detail: they may be the same person. */
export function AgentMarks({ brand }: { readonly brand: string }) {
  const { t } = useTexts('console');
  const [kind, setKind] = useState<AgentMark['kind']>('address');
  return (
    <div className={styles.list}>
      <p className={styles.note}>{t('agents.marks.lead')}</p>
      <SegmentedControl
        label={t('agents.marks.kind')}
        options={agentMarkKinds.map((value) => ({ value, label: t(`agents.marks.of.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Marks key={kind} brand={brand} kind={kind} />
    </div>
  );
}

interface MarksProps {
  readonly brand: string;
  readonly kind: AgentMark['kind'];
}

function Marks({ brand, kind }: MarksProps) {
  const { t, formats } = useTexts('console');
  const cursor = useCursor();
  const account = (name: string) => (
    <Link to={`/members/${brand}/${encodeURIComponent(name)}`}>
      <bdi>{name}</bdi>
    </Link>
  );
  const columns: readonly Column<AgentMark>[] = [
    {
      id: 'agent',
      header: t('agents.marks.agent'),
      onCard: 'title',
      cell: ({ agent }) => account(agent),
    },
    {
      id: 'member',
      header: t('agents.marks.member'),
      onCard: 'figure',
      cell: ({ member }) => account(member),
    },
    {
      id: 'level',
      header: t('agents.marks.level'),
      align: 'end',
      cell: ({ level }) => formats.number(level),
    },
    {
      id: 'shared',
      header: t('agents.marks.shared'),
      cell: ({ shared }) => <bdi>{shared}</bdi>,
    },
  ];
  return (
    <Paged
      answer={useAgentMarks(brand, kind, cursor.before)}
      cursor={cursor}
      empty={<Empty title={t('agents.marks.none')} art="search" />}
    >
      {(rows) => (
        <Card>
          <Table
            caption={t('agents.part.marks')}
            columns={columns}
            rows={rows}
            rowKey={({ agent, member }) => `${agent} ${member}`}
          />
        </Card>
      )}
    </Paged>
  );
}
