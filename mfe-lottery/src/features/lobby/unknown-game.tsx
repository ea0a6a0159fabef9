import type { LotteryTable } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Empty } from '@croupier/ui';
import { useId } from 'react';
import { nearTables } from '../../lib/near-tables.ts';
import styles from './unknown-game.module.css';

interface UnknownGameProps {
  readonly code: string;
  readonly tables: readonly LotteryTable[];
  readonly addressOf: (gameId: string) => string;
  /** Address of all games. */
  readonly lobby: string;
}

/** The address names a game that is not offered: the games with a similar code or name, and the lobby. */
export function UnknownGame({ code, tables, addressOf, lobby }: UnknownGameProps) {
  const { t, local } = useTexts('mfe-lottery');
  const titleId = useId();
  const near = nearTables(tables, code);
  return (
    <Empty
      title={t('tables.unknown')}
      action={
        <div className={styles.ways}>
          {near.length > 0 && (
            <section aria-labelledby={titleId} className={styles.near}>
              <p id={titleId}>{t('tables.near')}</p>
              <ul role="list" className={styles.names}>
                {near.map(({ game }) => (
                  <li key={game.gameId}>
                    <ButtonLink to={addressOf(game.gameId)} size="s">
                      {local(game.name)}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <ButtonLink to={lobby}>{t('next.all')}</ButtonLink>
        </div>
      }
    />
  );
}
