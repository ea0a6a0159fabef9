import { useTexts } from '@croupier/i18n';
import { Icon, LiveRegion } from '@croupier/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { DisclosureContent } from '../../frame/disclosure-button.tsx';
import { noticeSearch } from '../notices/use-notices.ts';
import { supportOverlay } from '../support/load-support.ts';
import { overlaySearch } from '../../windows/window-address.ts';
import { useFocusLeaves } from './use-pointer.ts';
import { useInbox, type Inbox as News } from './use-inbox.ts';
import { useTitleCount } from './use-title-count.ts';
import { focusFirst, useKeys } from './use-keys.ts';
import styles from './inbox.module.css';

/** Names of the member centre and of its page of messages in addresses. */
const messagesPage = ['member-centre', 'messageV2'] as const;

/** The count of unread messages and the inbox: messages, answers of support, and the brand's latest notices. */
export function Inbox({ place, isPressed, onPress }: DisclosureContent) {
  const { t, formats } = useTexts('support');
  const inbox = useInbox();
  const { key } = useLocation();
  const waiting = inbox.messages + inbox.unread;
  const count = waiting > 0 ? formats.number(waiting) : null;
  useTitleCount(count);
  const close = () => onPress(false);
  useFocusLeaves(place, close);
  // Every choice navigates, so a new location closes the menu.
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current !== key) onPress(false);
    shownAt.current = key;
  }, [key, onPress]);
  return (
    <>
      {inbox.news > 0 && (
        <span className={count === null ? styles.dot : styles.count} aria-hidden="true">
          {count}
        </span>
      )}
      <LiveRegion>
        {inbox.news > 0 &&
          t('inbox.new', { count: inbox.news, number: formats.number(inbox.news) })}
      </LiveRegion>
      {isPressed && <Messages place={place} inbox={inbox} onClose={close} />}
    </>
  );
}

interface MessagesProps {
  readonly place: DisclosureContent['place'];
  readonly inbox: News;
  readonly onClose: () => void;
}

function Messages({ place, inbox, onClose }: MessagesProps) {
  const { t, formats } = useTexts('support');
  const { pathname, search } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef(place?.querySelector('button') ?? null);
  useKeys({ opener, panel, onClose });
  useEffect(() => focusFirst(panel.current), []);
  // The items that were shown on closing count as read.
  const { read } = inbox;
  useEffect(() => read, [read]);
  const over = { pathname, state: { opensOverlay: true } };
  return (
    <div
      ref={panel}
      role="group"
      aria-label={t('inbox.title')}
      tabIndex={-1}
      className={styles.panel}
    >
      <Link
        to={{ pathname, search: overlaySearch(search, ...messagesPage) }}
        state={over.state}
        className={styles.message}
        data-new={inbox.messages > 0 || undefined}
      >
        <Icon name="mail" />
        <span className={styles.words}>
          <strong>{t('inbox.own')}</strong>
          <span>
            {inbox.messages > 0
              ? t('inbox.new', { count: inbox.messages, number: formats.number(inbox.messages) })
              : t('inbox.none')}
          </span>
        </span>
      </Link>
      <Link
        to={{ pathname, search: overlaySearch(search, supportOverlay) }}
        state={over.state}
        className={styles.message}
        data-new={inbox.unread > 0 || undefined}
      >
        <Icon name="chat" />
        <span className={styles.words}>
          <strong>{t('chat.title')}</strong>
          <span>
            {inbox.unread > 0
              ? t('chat.unread', { count: inbox.unread, number: formats.number(inbox.unread) })
              : t('inbox.support')}
          </span>
        </span>
      </Link>
      {inbox.notices.map(({ id, title, startsAt, isNew }) => (
        <Link
          key={id}
          to={{ pathname, search: noticeSearch(search, id) }}
          state={over.state}
          className={styles.message}
          data-new={isNew || undefined}
        >
          <Icon name="info" />
          <span className={styles.words}>
            <strong>{title}</strong>
            <span>{formats.date(startsAt)}</span>
          </span>
        </Link>
      ))}
      <Link to="/noticePage" className={styles.all}>
        {t('inbox.all')}
      </Link>
    </div>
  );
}
