import { useTexts } from '@croupier/i18n';
import { Button, Card, Icon, PageHeader } from '@croupier/ui';
import { useState } from 'react';
import { JoinForm } from './join-form.tsx';
import styles from './own-pages.module.css';

const offers = [
  { key: 'affiliate', icon: 'external' },
  { key: 'agent', icon: 'team' },
] as const;

/** For those who want to bring players, or to look after some: what they get, and a way to write. */
export function JoinPage() {
  const { t } = useTexts('news');
  const shell = useTexts('shell');
  return (
    <div className={styles.page}>
      <PageHeader title={shell.t('pages.join')} lead={t('join.lead')} />
      <div className={styles.offers}>
        {offers.map(({ key, icon }) => (
          <Card key={key} className={styles.offer}>
            <Icon name={icon} />
            <h2>{t(`join.${key}`)}</h2>
            <p>{t(`join.${key}Text`)}</p>
          </Card>
        ))}
      </div>
      <Writing />
    </div>
  );
}

function Writing() {
  const { t } = useTexts('news');
  const [contact, setContact] = useState<string | null>(null);
  return (
    <Card className={styles.write}>
      <h2>{t('join.write')}</h2>
      {contact === null ? (
        <JoinForm onSent={setContact} />
      ) : (
        <div role="status" className={styles.steps}>
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
