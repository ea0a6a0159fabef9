import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import styles from './account.module.css';

const ways = [
  { page: 'transferFund', icon: 'wallet' },
  { page: 'withdraw', icon: 'external' },
  { page: 'personalHistoryCopy', icon: 'ticket' },
  { page: 'transactionHistory', icon: 'history' },
] as const;

export function AccountLinks({ onPage }: { onPage: (page: string) => void }) {
  const { t } = useTexts('mfe-member');
  return (
    <ul role="list" className={styles.ways}>
      {ways.map(({ page, icon }) => (
        <li key={page}>
          <button type="button" className={styles.way} onClick={() => onPage(page)}>
            <Icon name={icon} />
            <span className={styles.words}>
              <strong>{t(`menu.${page}`)}</strong>
              <span className={styles.muted}>{t(`account.way.${page}`)}</span>
            </span>
            <Icon name="chevron-right" className={styles.arrow} />
          </button>
        </li>
      ))}
    </ul>
  );
}
