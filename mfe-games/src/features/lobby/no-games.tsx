import type { Game } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Empty } from '@croupier/ui';
import { NearestNames } from '../../lib/nearest-names.tsx';
import styles from './lobby.module.css';
import type { LobbyFilter } from './lobby-filter.ts';

interface NoGamesProps {
  readonly filter: LobbyFilter;
  readonly nearest: readonly Game[];
  readonly onClear: () => void;
  readonly onWords: (words: string) => void;
}

/** Shown when no game matches the filter, with a way to widen the filter. */
export function NoGames({ filter, nearest, onClear, onWords }: NoGamesProps) {
  const { t } = useTexts('mfe-games');
  const clear = <Button onClick={onClear}>{t('lobby.clear')}</Button>;
  if (filter.searchText) {
    return (
      <Empty
        art="search"
        title={t('lobby.nothing', { words: filter.searchText })}
        text={t('lobby.nothingText')}
        action={
          <div className={styles.ways}>
            <NearestNames games={nearest} onWords={onWords} />
            {clear}
          </div>
        }
      />
    );
  }
  return <Empty title={t('lobby.noneLeft')} text={t('lobby.noneLeftText')} action={clear} />;
}
