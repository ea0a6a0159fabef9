import { agentMarkKinds, type AgentMark } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Card, Empty, Select, Table, type Column } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { Link, useSearchParams } from 'react-router-dom';
import { useAgentMarks } from '../../api/agents.ts';
import { changed } from '../../lib/changed-search.ts';
import { Paged } from '../../lib/paged.tsx';
import styles from './agents.module.css';

/** Agents and their members who may be the same person, or pass money on without playing. */
export function AgentMarks({ brand }: { readonly brand: string }) {
  const { t } = useTexts('console');
  const [search, setSearch] = useSearchParams();
  const kind = agentMarkKinds.find((one) => one === search.get('kind')) ?? 'address';
  const setKind = (chosen: AgentMark['kind']) =>
    setSearch((before) => changed(before, { kind: chosen }), { replace: true });
  return (
    <div className={styles.list}>
      <p className={styles.note}>{t('agents.marks.lead')}</p>
      <Select
        name="kind"
        label={t('agents.marks.kind')}
        value={kind}
        onChange={(event) =>
          setKind(agentMarkKinds.find((one) => one === event.currentTarget.value) ?? 'address')
        }
      >
        {agentMarkKinds.map((one) => (
          <option key={one} value={one}>
            {t(`agents.marks.of.${one}`)}
          </option>
        ))}
      </Select>
      <Marks key={kind} brand={brand} kind={kind} />
    </div>
  );
}

const moneyKinds: ReadonlySet<AgentMark['kind']> = new Set(['pass-through', 'circular']);

interface MarksProps {
  readonly brand: string;
  readonly kind: AgentMark['kind'];
}

function Marks({ brand, kind }: MarksProps) {
  const { t, formats } = useTexts('console');
  const cursor = useCursor();
  const answer = useAgentMarks(brand, kind, cursor.before);
  const terms = answer.data?.terms;
  const days = formats.number(terms?.markDays ?? 0);
  const amountsOf = ({ currency, ...amounts }: NonNullable<AgentMark['money']>) => {
    const shown = (amount: string) => formats.money(amount, `${currency} `);
    return {
      received: shown(amounts.received),
      passedOn: shown(amounts.passedOn),
      turnover: shown(amounts.turnover),
      days,
    };
  };
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
      cell: ({ shared, money }) =>
        money ? t('agents.marks.money', amountsOf(money)) : <bdi>{shared}</bdi>,
    },
  ];
  return (
    <>
      {terms && moneyKinds.has(kind) && (
        <p className={styles.note}>
          {t('agents.marks.terms', {
            days,
            passedOn: formats.percent(terms.passedOnPercent / 100),
            turnover: formats.percent(terms.turnoverPercent / 100),
          })}
        </p>
      )}
      <Paged
        answer={answer}
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
    </>
  );
}
