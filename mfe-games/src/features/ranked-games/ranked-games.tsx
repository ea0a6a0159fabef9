import { useTexts } from '@croupier/i18n';
import { Section } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { useRankedGames } from '../../api/ranked-games.ts';
import { gamePath } from '../../lib/game-id.ts';
import { GamePicture } from '../../lib/game-picture.tsx';
import { usePlay } from '../../lib/use-play.ts';
import styles from './ranked-games.module.css';

const shown = 10;

/** On the home page: what is played most these days, by real rounds. Before anybody played it takes no room. */
export function RankedGames() {
  const { t, formats, local } = useTexts('mfe-games');
  const ranked = useRankedGames(shown).data ?? [];
  const play = usePlay();
  if (ranked.length === 0) return null;
  return (
    <Section title={t('ranked.title')}>
      <ol className={styles.rail}>
        {ranked.map(({ rank, game }) => (
          <li key={game.nodeId} className={styles.item}>
            <Link
              to={gamePath(game.nodeId)}
              className={styles.link}
              onClick={(event) => {
                event.preventDefault();
                play(game);
              }}
            >
              <b className={styles.rank}>{formats.number(rank)}</b>
              <span className={styles.picture}>
                <GamePicture game={game} />
              </span>
              <span className={styles.name}>{local(game.name)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
