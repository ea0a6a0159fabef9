import type { GameFamily, PlayType, Ticket, TicketLine } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Money } from '@croupier/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DrawnNumbers } from '../../lib/drawn-numbers.tsx';
import { useNumero } from '../../lib/use-numero.ts';
import { toneOf } from './line-tones.ts';
import styles from './my-tickets.module.css';
import { TicketActions } from './ticket-actions.tsx';
import { TicketLines } from './ticket-lines.tsx';

interface TicketRowProps {
  readonly ticket: Ticket;
  readonly family: GameFamily;
  readonly playTypes: readonly PlayType[];
  readonly onAgain: (ticket: Ticket, lines: readonly TicketLine[]) => void;
}

/** One ticket; expanded, the outcome of each of its lines. */
export function TicketRow({ ticket, family, playTypes, onAgain }: TicketRowProps) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const [isUnfolded, setUnfolded] = useState(false);
  const { draw, state, lineCount } = ticket;
  const numero = useNumero()(draw.numero);
  const hasReturn = Number(ticket.payout) > 0;
  return (
    <li className={styles.ticket} data-state={state} data-printable="">
      <p className={styles.onPaper}>
        <strong>{local(ticket.gameName)}</strong>
        <time dateTime={ticket.placedAt}>{formats.dateTime(ticket.placedAt)}</time>
        <code dir="ltr">{ticket.id}</code>
      </p>
      <div className={styles.head}>
        <span className={styles.numero}>{numero}</span>
        <Badge tone={toneOf(state)}>{t(`state.${state}`)}</Badge>
        {ticket.chaseId && <Badge>{t('chase.badge')}</Badge>}
        <Link
          className={styles.check}
          to={`/lottery/fairness/${draw.id}`}
          aria-label={t('opened.check', { numero })}
        >
          {t('opened.checkShort')}
        </Link>
      </div>
      {draw.result.length > 0 && <DrawnNumbers family={family} result={draw.result} isShort />}
      <div className={styles.body}>
        <span>{t('slip.lines', { count: lineCount, shown: formats.number(lineCount) })}</span>
        <span>
          {t('tickets.stake')} <Money amount={ticket.stake} />
        </span>
        {hasReturn && (
          <strong className={styles.payout}>
            <Money amount={ticket.payout} tone="signed" />
          </strong>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="s"
          icon="chevron-down"
          aria-expanded={isUnfolded}
          aria-label={t('tickets.linesOf', { numero })}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('tickets.lines')}
        </Button>
        <TicketActions
          ticket={ticket}
          numero={numero}
          onPrint={() => setUnfolded(true)}
          onAgain={onAgain}
        />
      </div>
      {isUnfolded && <TicketLines ticket={ticket} playTypes={playTypes} />}
    </li>
  );
}
