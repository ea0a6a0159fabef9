import { reaches } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { PageHeader } from '@croupier/ui';
import { ChatQueue } from '../features/chat/chat-queue.tsx';
import { ChatRulesPanel } from '../features/chat/chat-rules-panel.tsx';
import { RainCard } from '../features/chat/rain-card.tsx';
import { BrandPanel } from '../lib/brand-panel.tsx';
import { ByOneBrand } from '../lib/by-brand.tsx';
import styles from '../lib/queue.module.css';
import { useOperator } from '../session/use-operator.ts';

/** The public chat room of a brand: its rules and the messages that members reported. */
export function ChatPage() {
  const { t } = useTexts('console');
  const reach = useOperator()?.reach ?? {};
  return (
    <>
      <PageHeader isSlim title={t('chat.title')} lead={t('chat.lead')} />
      <div className={styles.panel}>
        <ByOneBrand needs="support">
          {(brand) => (
            <>
              <RainCard key={`rain ${brand}`} brand={brand} />
              {reaches(reach, 'bonuses', brand) && (
                <BrandPanel brand={brand} panel={ChatRulesPanel} />
              )}
              <ChatQueue key={`queue ${brand}`} brand={brand} />
            </>
          )}
        </ByOneBrand>
      </div>
    </>
  );
}
