import { reaches, type TeamMove } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, type BadgeTone } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useMoveDecisions, useTeamMoves } from '../../api/agents.ts';
import { DecisionDialog } from '../../lib/decision-dialog.tsx';
import { Paged } from '../../lib/paged.tsx';
import { useOperator } from '../../session/use-operator.ts';
import { MoveDialog } from './move-dialog.tsx';
import styles from './agents.module.css';

const tones: Readonly<Record<TeamMove['state'], BadgeTone>> = {
  proposed: 'warning',
  moved: 'positive',
  refused: 'neutral',
};

/** The moves of a brand's teams: those that wait for a second person, and those that were decided. */
export function TeamMoves({ brand }: { readonly brand: string }) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  return (
    <Paged
      answer={useTeamMoves(brand, cursor.before)}
      cursor={cursor}
      empty={<Empty title={t('agents.move.none')} art="team" />}
    >
      {(rows) => (
        <ul className={styles.list} aria-label={t('agents.part.moves')}>
          {rows.map((move) => (
            <MoveCard key={move.id} move={move} />
          ))}
        </ul>
      )}
    </Paged>
  );
}

type Open = 'confirm' | 'refuse' | 'back';

function MoveCard({ move }: { readonly move: TeamMove }) {
  const { t, formats } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  const [open, setOpen] = useState<Open | null>(null);
  const { brand, account, from, to, members, state, note, operator, proposedAt } = move;
  const none = t('members.none');
  const close = () => setOpen(null);
  const mayDecide = reaches(reach, 'members', brand);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.bar}>
        <Badge tone={tones[state]}>{t(`agents.move.state.${state}`)}</Badge>
        <span>
          {t('agents.move.line', {
            account,
            from: from ?? none,
            to: to ?? none,
            members: formats.number(members),
          })}
        </span>
      </div>
      <p>
        <q dir="auto">{note}</q>
      </p>
      <p className={styles.note}>
        {t('corrections.proposedBy', { operator, time: formats.dateTime(proposedAt) })}
      </p>
      {move.decidedAt !== null && (
        <p className={styles.note}>
          {t('corrections.decidedBy', {
            operator: move.decidedBy,
            time: formats.dateTime(move.decidedAt),
          })}{' '}
          <q dir="auto">{move.decisionNote}</q>
        </p>
      )}
      {mayDecide && state === 'proposed' && (
        <div className={styles.bar}>
          <Button variant="primary" onClick={() => setOpen('confirm')}>
            {t('agents.move.confirm')}
          </Button>
          <Button onClick={() => setOpen('refuse')}>{t('agents.move.refuse')}</Button>
        </div>
      )}
      {mayDecide && state === 'moved' && (
        <Button size="s" onClick={() => setOpen('back')}>
          {t('agents.move.back')}
        </Button>
      )}
      {open === 'back' && (
        <MoveDialog brand={brand} account={account} target={from} onClose={close} />
      )}
      {(open === 'confirm' || open === 'refuse') && (
        <DecideDialog move={move} decision={open} onClose={close} />
      )}
    </Card>
  );
}

interface DecideDialogProps {
  readonly move: TeamMove;
  readonly decision: 'confirm' | 'refuse';
  readonly onClose: () => void;
}

function DecideDialog({ move, decision, onClose }: DecideDialogProps) {
  const { t, formats } = useTexts('console');
  const { reload, ...decisions } = useMoveDecisions();
  const decide = decisions[decision];
  const { brand, id, account } = move;
  return (
    <DecisionDialog
      title={t('agents.move.of', { account })}
      confirm={t(`agents.move.${decision}`)}
      isBusy={decide.isPending}
      error={decide.error}
      done={t('agents.move.decided', { account })}
      reload={reload}
      onConfirm={(note, _fields, { callbacks }) => decide.mutate({ brand, id, note }, callbacks)}
      onClose={onClose}
    >
      <p>
        {t('agents.move.line', {
          account,
          from: move.from ?? t('members.none'),
          to: move.to ?? t('members.none'),
          members: formats.number(move.members),
        })}
      </p>
    </DecisionDialog>
  );
}
