import type { MessageState, OutgoingMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, useFailureText, useToast, type BadgeTone } from '@croupier/ui';
import { useRetryMessage } from '../../api/use-retry-message.ts';
import styles from './message-card.module.css';

const tones: Readonly<Record<MessageState, BadgeTone>> = {
  waiting: 'warning',
  sent: 'positive',
  kept: 'neutral',
  failed: 'negative',
};

/** One mail or SMS: to whom, what it says, what became of it. */
export function MessageCard({ message }: { message: OutgoingMessage }) {
  const { t, formats } = useTexts('console');
  const { brand, channel, recipient, state, subject, text, madeAt, attempts, lastFault } = message;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <Badge tone={tones[state]}>{t(`outbox.states.${state}`)}</Badge>
        <span>{t(`outbox.channels.${channel}`)}</span>
        <bdi className={styles.recipient}>{recipient}</bdi>
        <span className={styles.aside}>{brand}</span>
        <span className={styles.aside}>
          <time dateTime={madeAt}>{formats.dateTime(madeAt)}</time>
        </span>
      </div>
      {channel === 'mail' && <h2 className={styles.subject}>{subject}</h2>}
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {lastFault !== null && (
        <p className={styles.fault}>
          {t('outbox.fault', { attempts: formats.number(attempts), fault: lastFault })}
        </p>
      )}
      {state === 'failed' && <SendAgain message={message} />}
    </Card>
  );
}

function SendAgain({ message: { id, recipient } }: { message: OutgoingMessage }) {
  const { t } = useTexts('console');
  const retry = useRetryMessage();
  const toast = useToast();
  const failureText = useFailureText();
  const send = () =>
    retry.mutate(
      { id },
      {
        onSuccess: () => toast({ tone: 'positive', text: t('outbox.sending', { recipient }) }),
        onError: (error) => toast({ tone: 'negative', text: failureText(error) }),
        onSettled: retry.reload,
      },
    );
  return (
    <Button
      icon="refresh"
      isBusy={retry.isPending}
      aria-label={t('outbox.againTo', { recipient })}
      onClick={send}
    >
      {t('outbox.again')}
    </Button>
  );
}
