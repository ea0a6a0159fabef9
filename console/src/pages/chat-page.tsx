import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { ChatQueue } from '../features/chat/chat-queue.tsx';
import { ChatSettingsCard } from '../features/chat/chat-settings-card.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';

/** The public chat room of a brand: its rules and the messages that members reported. */
export function ChatPage() {
  const { t } = useTexts('console');
  return (
    <>
      <PageHeader isSlim title={t('chat.title')} lead={t('chat.lead')} />
      <div className={styles.panel}>
        <ByOneBrand needs="support">
          {(brand) => (
            <>
              <ChatSettingsCard key={`settings ${brand}`} brand={brand} />
              <ChatQueue key={`queue ${brand}`} brand={brand} />
            </>
          )}
        </ByOneBrand>
      </div>
    </>
  );
}
