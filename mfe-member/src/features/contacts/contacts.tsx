import type { ContactKind, MemberContact } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Retry, Section } from '@croupier/ui';
import { useState } from 'react';
import { useContacts } from '../../api/contacts.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { ContactChange } from './contact-change.tsx';
import shortForm from '../../lib/short-form.module.css';
import styles from './contacts.module.css';

/** The member's mail address and mobile number, each with whether it is proven. */
export function Contacts() {
  const { t } = useTexts('mfe-member');
  const contacts = useContacts();
  if (contacts.isPending) return <ListSkeleton />;
  if (contacts.error) return <Retry error={contacts.error} onRetry={contacts.refetch} />;
  return (
    <Section title={t('contacts.title')}>
      <p className={shortForm.note}>{t('contacts.lead')}</p>
      <Contact kind="email" contact={contacts.data.email} />
      <Contact kind="mobile" contact={contacts.data.mobile} />
    </Section>
  );
}

function Contact({ kind, contact }: { kind: ContactKind; contact: MemberContact }) {
  const { t, formats } = useTexts('mfe-member');
  const [change, setChange] = useState<'verify' | 'change' | null>(null);
  const { shown, verifiedAt } = contact;
  return (
    <div className={styles.contact}>
      <h3>{t(`contacts.kind.${kind}`)}</h3>
      <p className={styles.line}>
        {shown ? <bdi dir="ltr">{shown}</bdi> : t('contacts.none')}
        {shown && (
          <Badge tone={verifiedAt ? 'positive' : 'second'}>
            {t(verifiedAt ? 'contacts.verified' : 'contacts.unverified')}
          </Badge>
        )}
      </p>
      {verifiedAt && (
        <p className={shortForm.note}>
          {t('contacts.verified-at', { time: formats.dateTime(verifiedAt) })}
        </p>
      )}
      {change ? (
        <ContactChange
          kind={kind}
          isNew={change === 'change'}
          isProven={verifiedAt !== null}
          onClose={() => setChange(null)}
        />
      ) : (
        <div className={shortForm.acts}>
          {shown && !verifiedAt && (
            <Button
              aria-label={t(`contacts.verify-label.${kind}`)}
              onClick={() => setChange('verify')}
            >
              {t('contacts.verify')}
            </Button>
          )}
          <Button
            variant={shown && !verifiedAt ? 'quiet' : 'secondary'}
            aria-label={t(`contacts.${shown ? 'change' : 'add'}-label.${kind}`)}
            onClick={() => setChange('change')}
          >
            {t(shown ? 'contacts.change' : 'contacts.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
