import { useTexts } from '@croupier/i18n';
import { Section, Tabs } from '@croupier/ui';
import { useState } from 'react';
import { useUnreadCount } from '../../api/inbox.ts';
import { Announcements } from './announcements.tsx';
import { MessageBox } from './message-box.tsx';
import { SupportEntry } from './support-entry.tsx';
import styles from './inbox.module.css';

const tabs = ['messages', 'announcements', 'support'] as const;
type InboxTab = (typeof tabs)[number];

/** Messages to the member, published notices, and the way to support. */
export function Inbox() {
  const { t } = useTexts('mfe-member');
  const [tab, setTab] = useState<InboxTab>('messages');
  const { data } = useUnreadCount();
  const counts: Readonly<Partial<Record<InboxTab, number>>> = {
    messages: data?.messages ?? 0,
    support: data?.support ?? 0,
  };
  return (
    <Section title={t('inbox.title')} className={styles.inbox}>
      <Tabs
        label={t('inbox.title')}
        tabs={tabs.map((id) => ({
          id,
          label: t(`inbox.tab.${id}`),
          count: counts[id] || undefined,
        }))}
        value={tab}
        onChange={(chosen) => setTab(tabs.find((one) => one === chosen) ?? tab)}
      />
      <div role="tabpanel" aria-label={t(`inbox.tab.${tab}`)}>
        {tab === 'messages' && <MessageBox unread={counts.messages ?? 0} />}
        {tab === 'announcements' && <Announcements />}
        {tab === 'support' && <SupportEntry unread={counts.support ?? 0} />}
      </div>
    </Section>
  );
}
