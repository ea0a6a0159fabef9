import type { AdminAgent } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAgentTree } from '../../api/agents.ts';
import { Paged } from '../../lib/paged.tsx';
import { statusTones } from '../../lib/status-tones.ts';
import styles from './agents.module.css';

interface AgentTreeProps {
  readonly brand: string;
  readonly search: string;
  readonly isFrozen: boolean;
  readonly onMove: (account: string) => void;
  readonly onType: (agent: AdminAgent) => void;
}

/** The agents of a brand: a tree that opens level by level, or those that a search finds. */
export function AgentTree({ brand, search, isFrozen, ...acts }: AgentTreeProps) {
  const filter = { ...(search && { search }), ...(isFrozen && { frozen: 'yes' as const }) };
  return (
    <Card className={styles.card}>
      <Level brand={brand} filter={filter} {...acts} />
    </Card>
  );
}

interface LevelProps extends Pick<AgentTreeProps, 'brand' | 'onMove' | 'onType'> {
  readonly filter: {
    readonly under?: string;
    readonly search?: string;
    readonly frozen?: 'yes';
  };
}

function Level({ brand, filter, ...acts }: LevelProps) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const agents = useAgentTree({
    brand,
    ...filter,
    ...(cursor.before && { before: cursor.before }),
  });
  return (
    <Paged answer={agents} cursor={cursor} empty={<Empty title={t('agents.none')} art="team" />}>
      {(rows) => (
        <ul className={styles.nodes} aria-label={filter.under ?? t('agents.title')}>
          {rows.map((agent) => (
            <Node key={agent.id} brand={brand} agent={agent} {...acts} />
          ))}
        </ul>
      )}
    </Paged>
  );
}

interface NodeProps extends Pick<AgentTreeProps, 'brand' | 'onMove' | 'onType'> {
  readonly agent: AdminAgent;
}

function Node({ brand, agent, ...acts }: NodeProps) {
  const { t, formats } = useTexts('console');
  const [isOpen, setOpen] = useState(false);
  const { account, status, agents, team, prizeGroup, lastSeenAt, uplineAccount } = agent;
  return (
    <li>
      <div className={styles.node}>
        <Button
          size="s"
          variant="quiet"
          icon={isOpen ? 'minus' : 'plus'}
          aria-label={t('agents.expand', { account })}
          aria-expanded={isOpen}
          disabled={agents === 0}
          onClick={() => setOpen(!isOpen)}
        />
        <Link to={`/members/${brand}/${encodeURIComponent(account)}`}>
          <bdi>{account}</bdi>
        </Link>
        {status !== 'active' && (
          <Badge tone={statusTones[status]}>{t(`members.status.${status}`)}</Badge>
        )}
        <span className={styles.note}>
          {t('agents.facts', {
            team: formats.number(team),
            agents: formats.number(agents),
            group: prizeGroup === null ? t('members.none') : formats.number(prizeGroup),
            seen: lastSeenAt === null ? t('members.none') : formats.dateTime(lastSeenAt),
            upline: uplineAccount ?? t('members.none'),
          })}
        </span>
        <Button
          size="s"
          aria-label={t('agents.move.of', { account })}
          onClick={() => acts.onMove(account)}
        >
          {t('agents.move.open')}
        </Button>
        <Button
          size="s"
          aria-label={t('agents.type.of', { account })}
          onClick={() => acts.onType(agent)}
        >
          {t('agents.type.open')}
        </Button>
      </div>
      {isOpen && <Level brand={brand} filter={{ under: account }} {...acts} />}
    </li>
  );
}
