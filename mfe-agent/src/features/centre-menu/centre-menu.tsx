import { useTexts } from '@croupier/i18n';
import { Icon, useSite } from '@croupier/ui';
import { useInSight } from '@croupier/ui/in-sight';
import { pagesWith, type CentrePage } from '../../lib/centre-pages.ts';
import styles from './centre-menu.module.css';

interface CentreMenuProps {
  readonly page: string | undefined;
  readonly onPage: (page: string) => void;
}

const icons = {
  announcement: 'info',
  agentTeamOverview: 'chart',
  account: 'user',
  teamManagement: 'team',
  teamBetting: 'ticket',
  userProfitLoss: 'wallet',
  myIncome: 'deposit',
  transactionDetails: 'history',
  dividend: 'crown',
  dailySalary: 'star',
  hourlySalary: 'clock',
  realTimeSalary: 'live',
} as const satisfies Record<CentrePage, string>;

/** The pages of the agent centre. */
export function CentreMenu({ page, onPage }: CentreMenuProps) {
  const { t } = useTexts('mfe-agent');
  const pages = pagesWith(useSite().flags);
  const row = useInSight(page ?? '');
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
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
