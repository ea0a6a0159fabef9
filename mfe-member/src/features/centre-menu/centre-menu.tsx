import { capabilitiesOf } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon, VisuallyHidden, useSite } from '@croupier/ui';
import { useInSight } from '@croupier/ui/in-sight';
import { useUnreadCount } from '../../api/inbox.ts';
import { centrePages, type CentrePage } from '../../lib/centre-pages.ts';
import styles from './centre-menu.module.css';

interface CentreMenuProps {
  readonly page: string | undefined;
  readonly onPage: (page: string) => void;
}

const icons = {
  securityCenter: 'user',
  depositv2: 'deposit',
  transferFund: 'wallet',
  withdraw: 'external',
  transferUpline: 'team',
  personalHistoryCopy: 'ticket',
  transactionHistory: 'history',
  personalProfit: 'chart',
  bonusDetails: 'star',
  rewardCenter: 'gift',
  messageV2: 'mail',
  missionLeaderboard: 'star',
  playerRank: 'crown',
  manualRebate: 'ticket',
  referral: 'team',
  playSafely: 'shield',
} as const satisfies Record<CentrePage, string>;

export function CentreMenu({ page, onPage }: CentreMenuProps) {
  const { t, formats } = useTexts('mfe-member');
  const { data } = useUnreadCount();
  const counts: Readonly<Partial<Record<CentrePage, number>>> = {
    messageV2: (data?.messages ?? 0) + (data?.support ?? 0),
    missionLeaderboard: data?.missions ?? 0,
    rewardCenter: data?.rewards ?? 0,
  };
  const { referral } = capabilitiesOf(useSite().flags);
  const pages = centrePages.filter((name) => name !== 'referral' || referral);
  const row = useInSight(page ?? centrePages[0]);
  return (
    <nav aria-label={t('menu.label')} className={styles.menu}>
      <ul ref={row} role="list" className={styles.list}>
        {pages.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.entry}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => onPage(name)}
            >
              <Icon name={icons[name]} />
              {t(`menu.${name}`)}
              {counts[name] ? (
                <span className={styles.count}>
                  <span aria-hidden="true">{formats.number(counts[name])}</span>
                  <VisuallyHidden>
                    {t(name === 'messageV2' ? 'menu.unread' : 'menu.claimable', {
                      count: counts[name],
                      number: formats.number(counts[name]),
                    })}
                  </VisuallyHidden>
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
