import type { GameCategory } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ButtonLink, Dialog, Empty, Retry, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useVendorGames } from '../../api/vendor-games.ts';
import { CardGrid, CardGridSkeleton } from '../../lib/card-grid.tsx';
import { GameCard } from '../../lib/game-card.tsx';
import { NearestNames } from '../../lib/nearest-names.tsx';
import type { Play } from '../../lib/use-play.ts';
import { useSettled } from '../../lib/use-settled.ts';
import styles from './vendor-games.module.css';

interface VendorGamesProps {
  readonly vendor: { readonly vassalage: string; readonly displayName: string };
  readonly category: GameCategory;
  readonly onPlay: Play;
  readonly onClose: () => void;
}

const typingMs = 250;
const step = 18;
/** The maximum of one call; the lobby shows more. */
const mostShown = 90;

/** The games of one provider, to choose one for launch (specification §4, `VASSALAGE`). */
export function VendorGames({ vendor, onClose, ...rest }: VendorGamesProps) {
  return (
    <Dialog isOpen onClose={onClose} title={vendor.displayName} size="l">
      <VendorGameList vassalage={vendor.vassalage} {...rest} />
    </Dialog>
  );
}

type VendorGameListProps = Pick<VendorGamesProps, 'category' | 'onPlay'> & {
  readonly vassalage: string;
};

/** The same list without its own window. */
export function VendorGameList({ vassalage, category, onPlay }: VendorGameListProps) {
  const { t } = useTexts('mfe-games');
  const [words, setWords] = useState('');
  return (
    <div className={styles.window}>
      <TextInput
        type="search"
        name="vendor-words"
        label={t('launch.search')}
        placeholder={t('lobby.searchHint')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <Found
        vassalage={vassalage}
        category={category}
        words={useSettled(words.trim(), typingMs)}
        onPlay={onPlay}
        onWords={setWords}
      />
    </div>
  );
}

interface FoundProps extends VendorGameListProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
}

function Found({ vassalage, category, words, onPlay, onWords }: FoundProps) {
  const { t, formats } = useTexts('mfe-games');
  const [shown, setShown] = useState(step);
  const found = useVendorGames({ vassalage, category, words, shown });
  if (found.isPending) return <CardGridSkeleton count={6} />;
  if (found.error) return <Retry error={found.error} onRetry={found.refetch} />;
  const { games, total, nearest = [] } = found.data;
  if (total === 0)
    return (
      <>
        <Empty title={t('launch.none')} look="row" />
        <NearestNames games={nearest} onWords={onWords} />
      </>
    );
  const lobby = `/${category.toLowerCase()}?${new URLSearchParams({ vassalage })}`;
  return (
    <>
      <CardGrid label={t('launch.games')}>
        {games.map((game) => (
          <GameCard key={game.nodeId} game={game} onPlay={onPlay} />
        ))}
      </CardGrid>
      {games.length < total && (
        <div className={styles.more}>
          {shown < mostShown ? (
            <Button onClick={() => setShown(shown + step)}>{t('lobby.more')}</Button>
          ) : (
            <ButtonLink to={lobby}>{t('launch.all', { total: formats.number(total) })}</ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
