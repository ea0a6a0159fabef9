import type { AdminChatMessage } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Button, Card, Empty, SegmentedControl } from '@croupier/ui';
import { useCursor } from '@croupier/ui/pager';
import { useState } from 'react';
import { useChatMessages } from '../../api/chat.ts';
import { CardList } from '../../lib/card-list.tsx';
import styles from '../../lib/rewarding.module.css';
import { ChatDecision, type ChatAct } from './chat-decision.tsx';

const views = ['reported', 'latest'] as const;

/** Reported messages that wait for a decision, or the latest ones of the room. */
export function ChatQueue({ brand }: { brand: string }) {
  const { t } = useTexts('console');
  const [view, setView] = useState<(typeof views)[number]>('reported');
  const cursor = useCursor(view);
  return (
    <>
      <div>
        <SegmentedControl
          label={t('chat.view')}
          options={views.map((value) => ({ value, label: t(`chat.view-of.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      <CardList
        title={t(`chat.view-of.${view}`)}
        answer={useChatMessages(brand, view, cursor.before)}
        cursor={cursor}
        empty={<Empty title={t('chat.empty')} text={t('chat.emptyText')} art="river" />}
      >
        {(message) => <ChatCard key={message.id} brand={brand} message={message} />}
      </CardList>
    </>
  );
}

function ChatCard({ brand, message }: { brand: string; message: AdminChatMessage }) {
  const { t, formats } = useTexts('console');
  const [act, setAct] = useState<ChatAct | null>(null);
  const { username, text, at, reports, isRemoved, mutedUntil } = message;
  const isMuted = mutedUntil !== null && Date.parse(mutedUntil) > Date.parse(at);
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <strong>
          <bdi>{username}</bdi>
        </strong>
        <time dateTime={at} className={styles.note}>
          {formats.dateTime(at)}
        </time>
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.acts}>
        {reports > 0 && (
          <Badge tone="warning">
            {t('chat.reports', { count: reports, reports: formats.number(reports) })}
          </Badge>
        )}
        {isRemoved && <Badge tone="negative">{t('chat.removed')}</Badge>}
        {isMuted && (
          <Badge tone="negative">
            {t('chat.mutedUntil', { time: formats.dateTime(mutedUntil) })}
          </Badge>
        )}
      </div>
      <div className={styles.acts}>
        {isRemoved ? (
          <Button onClick={() => setAct('restore')}>{t('chat.act.restore')}</Button>
        ) : (
          <Button variant="danger" onClick={() => setAct('remove')}>
            {t('chat.act.remove')}
          </Button>
        )}
        {reports > 0 && !isRemoved && (
          <Button onClick={() => setAct('keep')}>{t('chat.act.keep')}</Button>
        )}
        <Button onClick={() => setAct('mute')}>{t('chat.act.mute')}</Button>
      </div>
      {act && (
        <ChatDecision brand={brand} message={message} act={act} onClose={() => setAct(null)} />
      )}
    </Card>
  );
}
