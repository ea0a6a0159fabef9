import type { RankedGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section, Skeleton } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { useRankedGames } from '../../api/ranked-games.ts';
import { gamePath } from '../../lib/game-id.ts';
import { GamePicture } from '../../lib/game-picture.tsx';
import { usePlay, type Play } from '../../lib/use-play.ts';
import styles from './ranked-games.module.css';

const shown = 10;

/**
 * On the home page: the currently most played games, by real rounds. The section has the same height before
 * any play.
 */
export function RankedGames() {
  const { t } = useTexts('mfe-games');
  const ranked = useRankedGames(shown);
  const play = usePlay();
  return (
    <Section title={t('ranked.title')}>
      {ranked.isPending ? (
        <Skeleton height={placeHeight} />
      ) : ranked.error ? (
        <Retry error={ranked.error} onRetry={ranked.refetch} />
      ) : ranked.data.length === 0 ? (
        <div className={styles.none}>
          <Empty title={t('ranked.none')} text={t('ranked.noneText')} art="river" look="row" />
        </div>
      ) : (
        <ol className={styles.rail}>
          {ranked.data.map((each) => (
            <Ranked key={each.game.nodeId} {...each} onPlay={play} />
          ))}
        </ol>
      )}
    </Section>
  );
}

/** `.none` and the rail have the same height. */
const placeHeight = 190;

interface RankedProps extends RankedGame {
  readonly onPlay: Play;
}

function Ranked({ rank, game, onPlay }: RankedProps) {
  const { formats, local } = useTexts('mfe-games');
  return (
    <li className={styles.item}>
      <Link
        to={gamePath(game.nodeId)}
        className={styles.link}
        onClick={(event) => {
          event.preventDefault();
          onPlay(game);
        }}
      >
        <b className={styles.rank}>{formats.number(rank)}</b>
        <span className={styles.picture}>
          <GamePicture game={game} />
        </span>
        <span className={styles.name}>{local(game.name)}</span>
      </Link>
    </li>
  );
}
