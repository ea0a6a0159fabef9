import { useCallQuery } from '@croupier/client';
import { calls, type ServiceItem, readServicePath, type ServiceType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../../shell-scope.tsx';
import { supportOverlay } from '../support/load-support.ts';
import { overlaySearch } from '../../windows/window-address.ts';
import { LiveChatButton } from './live-chat-button.tsx';
import styles from './side-bar.module.css';
import { NetworkMark } from '../../frame/footer-marks.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { useCallback } from 'react';

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

/** VIP support serves members above this rank (specification §2). */
const highestUsualRank = 4;

function useIsVip(): boolean {
  const session = useSession();
  const profile = useCallQuery(calls.memberInfo, undefined, { enabled: session !== null });
  return session !== null && (profile.data?.clubLabel?.rankLevel ?? 0) > highestUsualRank;
}

/**
 * The support items of a member, in the brand's order: of each kind the one for VIP members, if the member is
 * one and the brand has one.
 */
export function servedBy(items: readonly ServiceItem[], isVip: boolean): readonly ServiceItem[] {
  const forVips = items.filter(({ csPosition }) => isVip && csPosition === 'VIP');
  const replaced = new Set(forVips.map(({ csType }) => csType));
  return items.filter(({ csType, csPosition }) =>
    replaced.has(csType) ? csPosition === 'VIP' : csPosition === 'SIDE',
  );
}

/** The networks' own spelling, the same in every language. */
const names: Readonly<Record<Exclude<ServiceType, 'LIVECHAT'>, string>> = {
  TELEGRAM: 'Telegram',
  TELEGRAM2: 'Telegram 2',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
};

/** A channel of the brand on another network; the address is validated here, before a visitor follows it. */
function ChannelLink({ item: { csType, path } }: { item: ServiceItem }) {
  const load = useCallback(() => readServicePath(path), [path]);
  const address = useLoaded(load, true);
  if (csType === 'LIVECHAT' || address.state !== 'ready' || address.value === null) return null;
  return (
    <a href={address.value} target="_blank" rel="noopener noreferrer" className={styles.item}>
      <NetworkMark network={csType === 'TELEGRAM2' ? 'TELEGRAM' : csType} />
      <span className={styles.word}>{names[csType]}</span>
    </a>
  );
}
