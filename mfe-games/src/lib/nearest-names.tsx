import type { Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import { useId } from 'react';
import styles from './nearest-names.module.css';

interface NearestNamesProps {
  readonly games: readonly Game[];
  readonly onWords: (words: string) => void;
}

/** Names to search for instead of one that no game has; a press puts one into the field. */
export function NearestNames({ games, onWords }: NearestNamesProps) {
  const { t, local } = useTexts('mfe-games');
  const titleId = useId();
  if (games.length === 0) return null;
  const names = [...new Set(games.map(({ name }) => local(name)))];
  return (
    <section aria-labelledby={titleId} className={styles.nearest}>
      <p id={titleId}>{t('lobby.nearest')}</p>
      <ul role="list" className={styles.names}>
        {names.map((name) => (
          <li key={name}>
            <Button size="s" onClick={() => onWords(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
