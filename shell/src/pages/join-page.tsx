import type { FeedbackTopic } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Card, PageHeader } from '@croupier/ui';
import { useRef, useState } from 'react';
import { CoverArt } from '../surface/cover-art.tsx';
import { JoinForm } from './join-form.tsx';
import page from './own-pages.module.css';
import styles from './join-page.module.css';

const offers = [
  { topic: 'affiliate', pick: 'pickAffiliate', art: 'kite festival' },
  { topic: 'agent', pick: 'pickAgent', art: 'boat on a journey' },
] as const;

const steps = ['first', 'second', 'third'] as const;

/** For visitors who want to become an agent or an affiliate: benefits, next steps, and a contact form. */
export function JoinPage() {
  const { t } = useTexts('news');
  const shell = useTexts('shell');
  const [topic, setTopic] = useState<FeedbackTopic>('affiliate');
  const writing = useRef<HTMLDivElement>(null);

  function pick(wanted: FeedbackTopic): void {
    setTopic(wanted);
    writing.current?.scrollIntoView({ block: 'start' });
    writing.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <div className={page.page}>
      <PageHeader title={shell.t('pages.join')} lead={t('join.lead')} />
      <div className={styles.offers}>
        {offers.map((offer) => (
          <Card key={offer.topic} className={styles.offer}>
            <div className={styles.art}>
              <CoverArt seed={offer.art} aspect="16:9" />
            </div>
            <h2>{t(`join.${offer.topic}`)}</h2>
            <p>{t(`join.${offer.topic}Text`)}</p>
            <Button onClick={() => pick(offer.topic)}>{t(`join.${offer.pick}`)}</Button>
          </Card>
        ))}
      </div>
      <Steps />
      <div ref={writing} className={styles.writing}>
        <Writing topic={topic} onTopic={setTopic} />
      </div>
    </div>
  );
}

function Steps() {
  const { t } = useTexts('news');
  return (
    <ol role="list" aria-label={t('join.steps')} className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <h3>{t(`join.${step}`)}</h3>
          <p>{t(`join.${step}Text`)}</p>
        </li>
      ))}
    </ol>
  );
}

interface WritingProps {
  readonly topic: FeedbackTopic;
  readonly onTopic: (topic: FeedbackTopic) => void;
}

function Writing(props: WritingProps) {
  const { t } = useTexts('news');
  const [contact, setContact] = useState<string | null>(null);
  return (
    <Card className={page.write}>
      <h2>{t('join.write')}</h2>
      {contact === null ? (
        <JoinForm {...props} onSent={setContact} />
      ) : (
        <div role="status" className={page.steps}>
          <h3>{t('join.sent')}</h3>
          <p>{t('join.sentText', { contact })}</p>
          <p>
            <Button onClick={() => setContact(null)}>{t('join.another')}</Button>
          </p>
        </div>
      )}
    </Card>
  );
}
