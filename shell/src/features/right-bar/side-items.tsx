import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../frame/use-session.ts';
import { supportOverlay } from '../support/support-address.ts';
import { overlaySearch } from '../../windows/window-address.ts';
import { ChannelLink } from './channel-link.tsx';
import { LiveChatButton } from './live-chat-button.tsx';
import { servedBy } from './served-by.ts';
import { useIsVip } from './use-is-vip.ts';
import styles from './side-bar.module.css';

/**
 * Everything beside the page, in order: customer service, the brand's channels, the app, the recently played
 * games.
 */
export function SideItems({ unread }: { unread: number }) {
  const { t, formats } = useTexts('support');
  const shell = useTexts('shell');
  const session = useSession();
  const { pathname, search } = useLocation();
  const status = useCallQuery(calls.systemStatus, { host: window.location.hostname });
  const items = servedBy(status.data?.info?.customerService.items ?? [], useIsVip());
  const chat = items.find(({ csType }) => csType === 'LIVECHAT');
  return (
    <ul role="list" className={styles.items}>
      <li>
        <Link
          to={{ pathname, search: overlaySearch(search, supportOverlay) }}
          state={{ opensOverlay: true }}
          className={styles.item}
        >
          <Icon name="user" />
          <span className={styles.word}>{t('chat.title')}</span>
          {unread > 0 && (
            <span
              className={styles.count}
              aria-label={t('chat.unread', { count: unread, number: formats.number(unread) })}
            >
              {formats.number(unread)}
            </span>
          )}
        </Link>
      </li>
      {chat && (
        <li>
          <LiveChatButton isVip={chat.csPosition === 'VIP'} />
        </li>
      )}
      {items
        .filter(({ csType }) => csType !== 'LIVECHAT')
        .map((item) => (
          <li key={`${item.csType} ${item.path}`}>
            <ChannelLink item={item} />
          </li>
        ))}
      {session && (
        <li>
          <Link
            to={{ pathname, search: overlaySearch(search, 'feedback') }}
            state={{ opensOverlay: true }}
            className={styles.item}
          >
            <Icon name="info" />
            <span className={styles.word}>{shell.t('windows.feedback')}</span>
          </Link>
        </li>
      )}
      <li>
        <Link to="/down" className={styles.item}>
          <Icon name="deposit" />
          <span className={styles.word}>{t('bar.app')}</span>
        </Link>
      </li>
      <li>
        <Link
          to={{ pathname, search: overlaySearch(search, 'history') }}
          state={{ opensOverlay: true }}
          className={styles.item}
        >
          <Icon name="history" />
          <span className={styles.word}>{shell.t('windows.history')}</span>
        </Link>
      </li>
    </ul>
  );
}
