import { reaches, type MessageState, type OutgoingMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, useFailureText, useToast, type BadgeTone } from '@croupier/ui';
import { useRetryMessage, useRevealMessage } from '../../api/messages.ts';
import { useOperator } from '../../session/use-operator.ts';
import styles from './message-card.module.css';

const tones: Readonly<Record<MessageState, BadgeTone>> = {
  waiting: 'warning',
  sent: 'positive',
  kept: 'neutral',
  failed: 'negative',
};

/** One mail or SMS: recipient, content and delivery state. */
export function MessageCard({ message: listed }: { message: OutgoingMessage }) {
  const { t, formats } = useTexts('console');
  const reveal = useRevealMessage();
  const message = reveal.data ?? listed;
  const { brand, channel, recipient, state, subject, text, madeAt, attempts, lastError } = message;
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
      {lastError !== null && (
        <p className={styles.error}>
          {t('outbox.error', { attempts: formats.number(attempts), error: lastError })}
        </p>
      )}
      <div className={styles.acts}>
        {listed.canReveal && !reveal.data && <Reveal message={listed} reveal={reveal} />}
        {state === 'failed' && <SendAgain message={message} />}
      </div>
    </Card>
  );
}

interface RevealProps {
  readonly message: OutgoingMessage;
  readonly reveal: ReturnType<typeof useRevealMessage>;
}

/** Shows the code or link for as long as this page is open. */
function Reveal({ message: { id, recipient }, reveal }: RevealProps) {
  const { t } = useTexts('console');
  const operator = useOperator();
  const toast = useToast();
  const failureText = useFailureText();
  if (!operator || !reaches(operator.reach, 'messages-reveal', null)) return null;
  const show = () =>
    reveal.mutate(
      { id },
      { onError: (error) => toast({ tone: 'negative', text: failureText(error) }) },
    );
  return (
    <Button
      icon="eye"
      isBusy={reveal.isPending}
      aria-label={t('outbox.revealTo', { recipient })}
      onClick={show}
    >
      {t('outbox.reveal')}
    </Button>
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
