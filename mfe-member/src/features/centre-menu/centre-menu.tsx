import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { centrePages, type CentrePage } from '../../lib/centre-pages.ts';
import styles from './centre-menu.module.css';
import { useInSight } from './use-in-sight.ts';

interface CentreMenuProps {
  readonly page: string | undefined;
  readonly onPage: (page: string) => void;
}

const icons = {
  securityCenter: 'user',
  depositv2: 'deposit',
  transferFund: 'wallet',
  withdraw: 'external',
  personalHistoryCopy: 'ticket',
  transactionHistory: 'history',
  personalProfit: 'chart',
  bonusDetails: 'gift',
  playSafely: 'shield',
} as const satisfies Record<CentrePage, string>;

export function CentreMenu({ page, onPage }: CentreMenuProps) {
  const { t } = useTexts('mfe-member');
  const row = useInSight(page ?? centrePages[0]);
  return (
    <nav aria-label={t('menu.label')} className={styles.menu}>
      <ul ref={row} role="list" className={styles.list}>
        {centrePages.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.entry}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => onPage(name)}
            >
              <Icon name={icons[name]} />
              {t(`menu.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
