import { calls, type Ticket, type TicketLine } from '@croupier/contracts';
import { useInvalidate } from '@croupier/client';
import { useTexts } from '@croupier/i18n';
import { Button, useFailureText, useServerNow, useToast } from '@croupier/ui';
import { PrintButton } from '@croupier/ui/copy-button';
import { useCancelTicket } from '../../api/cancel-ticket.ts';
import { useAllLines } from '../../api/ticket-lines.ts';
import { phaseOf } from '../../lib/phase.ts';
import styles from './my-tickets.module.css';

interface TicketActionsProps {
  readonly ticket: Ticket;
  readonly numero: string;
  /** Shows the lines: they belong on the printed ticket. */
  readonly onPrint: () => void;
  readonly onAgain: (ticket: Ticket, lines: readonly TicketLine[]) => void;
}

/** Puts the same lines on the slip again; until the lock, also cancels the ticket. */
export function TicketActions({ ticket, numero, onPrint, onAgain }: TicketActionsProps) {
  const { t } = useTexts('mfe-lottery');
  const toast = useToast();
  const failureText = useFailureText();
  const invalidate = useInvalidate();
  const cancel = useCancelTicket();
  const allLines = useAllLines();
  const isOpen = phaseOf(ticket.draw, useServerNow(1000)) === 'open';

  function takeBack(): void {
    cancel.mutate(
      { ticketId: ticket.id },
      {
        onSuccess: () => toast({ tone: 'positive', text: t('tickets.takenBack', { numero }) }),
        onSettled: () => invalidate(calls.tickets),
      },
    );
  }

  function again(): void {
    allLines(ticket).then(
      (lines) => onAgain(ticket, lines),
      () => toast({ tone: 'negative', text: t('tickets.againFailed') }),
    );
  }

  return (
    <>
      <Button
        variant="quiet"
        size="s"
        icon="refresh"
        aria-label={t('tickets.againOf', { numero })}
        onClick={again}
      >
        {t('tickets.again')}
      </Button>
      <PrintButton
        variant="quiet"
        size="s"
        what={t('tickets.printed', { numero })}
        unfold={onPrint}
      />
      {ticket.isCancellable && isOpen && (
        <Button
          variant="quiet"
          size="s"
          icon="close"
          isBusy={cancel.isPending}
          aria-label={t('tickets.takeBackOf', { numero })}
          onClick={takeBack}
        >
          {t('tickets.takeBack')}
        </Button>
      )}
      {cancel.error && (
        <p role="alert" className={styles.failure}>
          {failureText(cancel.error)}
        </p>
      )}
    </>
  );
}
