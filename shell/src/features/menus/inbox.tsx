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
import { focusFirst, useKeys } from './use-keys.ts';
import styles from './inbox.module.css';

/** The unread dot and the inbox: answers of customer service, and the brand's latest notices. */
export function Inbox({ place, isPressed, onPress }: DisclosureContent) {
  const { t, formats } = useTexts('support');
  const inbox = useInbox();
  const { key } = useLocation();
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
      {inbox.news > 0 && <span className={styles.dot} aria-hidden="true" />}
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
