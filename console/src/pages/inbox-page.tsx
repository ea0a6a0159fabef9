import { languages } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty, PageHeader } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useBrandSettings } from '../api/brands.ts';
import { useSentMessages } from '../api/inbox.ts';
import { ComposeMessage } from '../features/inbox/compose-message.tsx';
import { SentMessageCard } from '../features/inbox/sent-message-card.tsx';
import { ByBrand } from '../lib/by-brand.tsx';
import { CardList } from '../lib/card-list.tsx';
import styles from '../lib/queue.module.css';

/** Messages of a brand to its members: written, previewed, scheduled and cancelled here. */
export function InboxPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('inbox.title')} lead={t('inbox.lead')} />
      <div className={styles.panel}>
        <ByBrand needs="inbox">
          {(brand) =>
            brand === null ? (
              <Empty title={t('inbox.chooseBrand')} art="river" />
            ) : (
              <Messages key={brand} brand={brand} />
            )
          }
        </ByBrand>
      </div>
    </>
  );
}

function Messages({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const cursor = useCursor();
  const [isWriting, setWriting] = useState(false);
  const messages = useSentMessages(brand, cursor.before);
  // The settings are closed to an operator who may only write messages: then every language is offered.
  const brandDetails = useBrandSettings(brand);
  return (
    <>
      <div>
        <Button variant="primary" icon="mail" onClick={() => setWriting(true)}>
          {t('inbox.write')}
        </Button>
      </div>
      <CardList
        title={t('inbox.title')}
        answer={messages}
        cursor={cursor}
        empty={<Empty title={t('inbox.empty')} text={t('inbox.emptyText')} art="river" />}
      >
        {(message) => (
          <li key={message.id}>
            <SentMessageCard message={message} />
          </li>
        )}
      </CardList>
      {isWriting && (
        <ComposeMessage
          brand={brand}
          languages={brandDetails.data?.languages ?? languages}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
