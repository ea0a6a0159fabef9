import type { Winner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Icon, Money } from '@croupier/ui';
import { memo, useState } from 'react';
import { useWinners } from '../../api/winners.ts';
import { GamePicture } from '../../lib/game-picture.tsx';
import type { LobbyCategory } from '../../lib/category.ts';
import type { Play } from '../../lib/use-play.ts';
import styles from './winners-ticker.module.css';

const shown = 12;
/** Fewer entries do not fill the line and do not move. */
const movesFrom = 6;

/** Scrolling real wins of this kind of game; a press opens the game, and the scrolling can be stopped. */
export const WinnersTicker = memo(function WinnersTicker({
  category,
  onPlay,
}: {
  category: LobbyCategory;
  onPlay: Play;
}) {
  const { t } = useTexts('mfe-games');
  const winners = useWinners(shown, category).data ?? [];
  const [isStopped, setStopped] = useState(false);
  if (winners.length === 0) return null;
  const canMove = winners.length >= movesFrom;
  return (
    <section className={styles.ticker} aria-label={t('winners.title')}>
      <h2 className={styles.title}>
        <Icon name="crown" />
        {t('winners.title')}
      </h2>
      <div className={styles.window} data-moves={(canMove && !isStopped) || undefined}>
        <WinnerList winners={winners} onPlay={onPlay} />
        {canMove && <WinnerList winners={winners} onPlay={onPlay} isEcho />}
      </div>
      {canMove && (
        <button
          type="button"
          className={styles.stop}
          aria-pressed={isStopped}
          aria-label={t('winners.stop')}
          onClick={() => setStopped(!isStopped)}
        >
          {isStopped ? <Icon name="play" /> : <span className={styles.bars} />}
        </button>
      )}
    </section>
  );
});

interface WinnerListProps {
  readonly winners: readonly Winner[];
  readonly onPlay: Play;
  /** A visual duplicate for endless scrolling, hidden from screen readers. */
  readonly isEcho?: boolean;
}

function WinnerList({ winners, onPlay, isEcho = false }: WinnerListProps) {
  const { t, local } = useTexts('mfe-games');
  return (
    <ul className={styles.line} aria-hidden={isEcho || undefined} inert={isEcho}>
      {winners.map((winner) => (
        <li key={`${winner.account} ${winner.wonAt}`}>
          <button type="button" className={styles.win} onClick={() => onPlay(winner)}>
            <span className={styles.picture}>
              <GamePicture game={{ ...winner, icon: null }} />
            </span>
            <span>
              {winner.isJackpot && <Badge tone="accent">{t('winners.jackpot')}</Badge>}{' '}
              {t('winners.in', { game: local(winner.game) })} <bdi>{winner.account}</bdi>
            </span>
            <b>
              <Money amount={winner.amount} tone="signed" />
            </b>
          </button>
        </li>
      ))}
    </ul>
  );
}
