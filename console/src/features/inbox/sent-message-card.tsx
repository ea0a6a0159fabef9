import { adminInboxImagePath, type InboxState, type SentInboxMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, type BadgeTone } from '@croupier/ui';
import { useState } from 'react';
import bonuses from '../bonuses/bonuses.module.css';
import { CancelMessage } from './cancel-message.tsx';
import { useAudienceText } from './use-audience-text.ts';
import styles from './inbox.module.css';

const tones: Readonly<Record<InboxState, BadgeTone>> = {
  scheduled: 'accent',
  sending: 'warning',
  sent: 'positive',
  cancelled: 'neutral',
};

/** One message: to whom, when, its text, and how many got it. */
export function SentMessageCard({ message }: { message: SentInboxMessage }) {
  const { t, formats, language } = useTexts('console');
  const audienceText = useAudienceText();
  const [isCancelling, setCancelling] = useState(false);
  const { words, state, sendAt, recipients, operator, note, image } = message;
  const shown = words[language] ?? Object.values(words)[0];
  return (
    <Card as="article" className={bonuses.card}>
      <header className={bonuses.head}>
        <h3 dir="auto">{shown?.title}</h3>
        <Badge tone={tones[state]}>{t(`inbox.state.${state}`)}</Badge>
      </header>
      <p>{audienceText(message.audience)}</p>
      <p className={styles.text} dir="auto">
        {shown?.text}
      </p>
      {image && (
        <img
          className={styles.picture}
          src={adminInboxImagePath.replace(':id', image.id)}
          width={image.width}
          height={image.height}
          loading="lazy"
          alt={t('inbox.pictureOf', { title: shown?.title ?? '' })}
        />
      )}
      <p className={bonuses.muted}>
        {t('inbox.at', { time: formats.dateTime(sendAt), operator })}
        {recipients !== null && state !== 'scheduled' && state !== 'cancelled' && (
          <>
            {' '}
            · {t('inbox.recipients', { count: recipients, members: formats.number(recipients) })}
          </>
        )}
        : <q dir="auto">{note}</q>
      </p>
      {state === 'scheduled' && (
        <footer className={bonuses.acts}>
          <Button variant="danger" onClick={() => setCancelling(true)}>
            {t('inbox.cancel')}
          </Button>
        </footer>
      )}
      {isCancelling && (
        <CancelMessage
          message={message}
          title={shown?.title ?? ''}
          onClose={() => setCancelling(false)}
        />
      )}
    </Card>
  );
}
