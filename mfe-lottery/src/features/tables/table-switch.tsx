import type { LotteryTable } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Countdown } from '@croupier/ui';
import { Link } from 'react-router-dom';
import styles from './table-switch.module.css';

interface TableSwitchProps {
  readonly tables: readonly LotteryTable[];
  readonly gameId: string;
}

/** The tables of the lottery, each with the time that is left on it. */
export function TableSwitch({ tables, gameId }: TableSwitchProps) {
  const { t, local } = useTexts('mfe-lottery');
  return (
    <nav aria-label={t('tables.label')}>
      <ul className={styles.tables}>
        {tables.map(({ game, current }) => (
          <li key={game.gameId}>
            <Link
              to={`/lottery?gameCode=${game.gameId}`}
              replace
              className={styles.table}
              aria-current={game.gameId === gameId ? 'true' : undefined}
            >
              <span className={styles.name}>{local(game.name)}</span>
              <span className={styles.left}>
                <Countdown to={current.drawsAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
