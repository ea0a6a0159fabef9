import type { MemberId, TeamMember } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Retry, Skeleton } from '@croupier/ui';
import { useState } from 'react';
import { useTeamMembers } from '../../api/team.ts';
import styles from './team-tree.module.css';

interface TeamTreeProps {
  /** Whose recruits the table shows; `undefined` for those of the agent. */
  readonly chosen: MemberId | undefined;
  readonly onChoose: (id: MemberId | undefined) => void;
}

/** The agents below, as a tree that loads each level when it is expanded. */
export function TeamTree({ chosen, onChoose }: TeamTreeProps) {
  const { t } = useTexts('mfe-agent');
  return (
    <nav aria-label={t('tree.title')} className={styles.tree}>
      <Button
        size="s"
        variant="quiet"
        icon="team"
        aria-current={chosen === undefined ? 'page' : undefined}
        onClick={() => onChoose(undefined)}
      >
        {t('tree.own')}
      </Button>
      <ul role="list" className={styles.nodes}>
        <Level chosen={chosen} onChoose={onChoose} />
      </ul>
    </nav>
  );
}

interface LevelProps extends TeamTreeProps {
  readonly under?: MemberId;
  readonly before?: string;
}

const atOnce = 20;

/** A part of a level; the rest of it follows on request. */
function Level({ under, before, ...tree }: LevelProps) {
  const { t } = useTexts('mfe-agent');
  const [isMore, setMore] = useState(false);
  const agents = useTeamMembers({
    agents: 'yes',
    limit: atOnce,
    ...(under ? { under } : {}),
    ...(before ? { before } : {}),
  });
  if (agents.isPending)
    return (
      <li>
        <Skeleton height={36} />
      </li>
    );
  if (agents.error)
    return (
      <li>
        <Retry error={agents.error} onRetry={agents.refetch} />
      </li>
    );
  const { rows, next } = agents.data;
  if (rows.length === 0) return <li className={styles.none}>{t('tree.none')}</li>;
  return (
    <>
      {rows.map((agent) => (
        <Node key={agent.id} agent={agent} {...tree} />
      ))}
      {next !== null &&
        (isMore ? (
          <Level {...(under ? { under } : {})} before={next} {...tree} />
        ) : (
          <li>
            <Button size="s" variant="quiet" onClick={() => setMore(true)}>
              {t('tree.more')}
            </Button>
          </li>
        ))}
    </>
  );
}

function Node({ agent, chosen, onChoose }: TeamTreeProps & { readonly agent: TeamMember }) {
  const { t, formats } = useTexts('mfe-agent');
  const [isOpen, setOpen] = useState(false);
  const { id, account, recruits } = agent;
  return (
    <li>
      <div className={styles.node}>
        <Button
          size="s"
          variant="quiet"
          icon={isOpen ? 'minus' : 'plus'}
          aria-label={t('tree.expand', { account })}
          aria-expanded={isOpen}
          disabled={recruits === 0}
          onClick={() => setOpen(!isOpen)}
        />
        <Button
          size="s"
          variant="quiet"
          className={styles.name}
          aria-label={t('tree.show', { account })}
          aria-current={id === chosen ? 'page' : undefined}
          onClick={() => onChoose(id)}
        >
          <bdi>{account}</bdi>
          <span className={styles.count}>{formats.number(recruits)}</span>
        </Button>
      </div>
      {isOpen && (
        <ul role="list" className={styles.nodes}>
          <Level under={id} chosen={chosen} onChoose={onChoose} />
        </ul>
      )}
    </li>
  );
}
