import type { LineState, Ticket } from '@croupier/contracts';
import { useTopic } from '@croupier/bus';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Empty, Money, Retry, Skeleton, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTickets } from '../../api/tickets.ts';
import { Dice } from '../../lib/dice.tsx';
import { useNumero } from '../../lib/use-numero.ts';
import styles from './my-tickets.module.css';
import { TicketNews } from './ticket-news.tsx';

const page = 6;
const most = 96;

/** The member's tickets of a game; they move on by themselves when their draw is settled. */
export function MyTickets({ gameId }: { gameId: string }) {
  const { t } = useTexts('mfe-lottery');
  const session = useTopic('session.changed');
  const [limit, setLimit] = useState(page);
  const tickets = useTickets(gameId, { limit, enabled: Boolean(session) });
  if (!session) return <Empty title={t('tickets.signedOut')} art="ticket" />;
  if (tickets.isPending) {
    return (
      <div aria-busy="true">
        <Skeleton height={76} lines={3} />
      </div>
    );
  }
  if (tickets.error) return <Retry error={tickets.error} again={tickets.refetch} />;
  const { rows, next } = tickets.data;
  return (
    <>
      <TicketNews tickets={rows} />
      {rows.length === 0 && (
        <Empty title={t('tickets.none')} text={t('tickets.noneText')} art="ticket" />
      )}
      <ul className={styles.tickets}>
        {rows.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {next !== null && limit < most && (
        <Button variant="quiet" onClick={() => setLimit(limit + page)}>
          {t('tickets.more')}
        </Button>
      )}
    </>
  );
}

const tones: Readonly<Record<LineState, BadgeTone>> = {
  waiting: 'warning',
  won: 'positive',
  lost: 'neutral',
  refunded: 'second',
};

function TicketRow({ ticket }: { ticket: Ticket }) {
  const { t, formats } = useTexts('mfe-lottery');
  const { draw, state, lines } = ticket;
  const numero = useNumero()(draw.numero);
  return (
    <li className={styles.ticket} data-state={state}>
      <div className={styles.head}>
        <span className={styles.numero}>{numero}</span>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <div className={styles.body}>
        {draw.result.length > 0 && <Dice faces={draw.result} />}
        <span>{t('slip.lines', { count: lines.length, shown: formats.number(lines.length) })}</span>
        <span className={styles.stake}>
          {t('tickets.stake')} <Money amount={ticket.stake} />
        </span>
        {state === 'won' || state === 'refunded' ? (
          <strong className={styles.payout}>
            <Money amount={ticket.payout} tone="signed" />
          </strong>
        ) : null}
      </div>
      <Link
        className={styles.check}
        to={`/lottery/fairness/${draw.id}`}
        aria-label={t('opened.check', { numero })}
      >
        {t('opened.checkShort')}
      </Link>
    </li>
  );
}
