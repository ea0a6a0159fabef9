import type { PlayerRank, VipLadder } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Icon } from '@croupier/ui';
import { shareOf, shownPoints } from './rank-points.ts';
import styles from './player-rank.module.css';

interface StairsProps {
  readonly rank: PlayerRank;
  readonly ladder: Pick<VipLadder, 'levels'>;
}

/** The ladder as a picture: a step for each level, filled as far as the rank points reach. */
export function Stairs({ rank, ladder: { levels } }: StairsProps) {
  const { t, formats } = useTexts('mfe-member');
  const points = Number(rank.rankPoints);
  const next = levels[rank.level];
  const name = levels[rank.level - 1]?.name ?? t('player-rank.none');
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption} aria-live="polite">
        <span className={styles.crown} aria-hidden="true">
          <Icon name="crown" />
        </span>
        <span>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.note}>
            {t('player-rank.points', { points: shownPoints(formats, points) })}
          </span>
        </span>
      </figcaption>
      <div className={styles.stairs} aria-hidden="true">
        {levels.map(({ level }, index) => (
          <div key={level} className={styles.step} data-state={stateOf(level, rank.level)}>
            <div className={styles.bar} style={{ blockSize: heightOf(index, levels.length) }}>
              <div
                className={styles.fill}
                style={{ blockSize: `${filled(rank, levels, index) * 100}%` }}
              />
            </div>
            <span>{formats.number(level)}</span>
          </div>
        ))}
      </div>
      <p className={styles.goal}>
        {next
          ? t('player-rank.missing', {
              points: shownPoints(formats, Math.max(0, next.reach - points), 'up'),
              name: next.name,
            })
          : t('player-rank.top')}
      </p>
    </figure>
  );
}

/** Each step is higher than the one before; the first one can still be seen. */
const heightOf = (index: number, count: number) =>
  `calc(24px + (100% - 24px) * ${(index + 1) / count})`;

/** The share of a step that the member's rank points have filled. */
function filled(
  { level, rankPoints }: PlayerRank,
  levels: VipLadder['levels'],
  index: number,
): number {
  if (index < level) return 1;
  if (index > level) return 0;
  return shareOf(Number(rankPoints), levels[index - 1]?.reach ?? 0, levels[index]?.reach ?? 0);
}

function stateOf(level: number, current: number): 'reached' | 'current' | 'next' | 'later' {
  if (level < current) return 'reached';
  if (level === current) return 'current';
  return level === current + 1 ? 'next' : 'later';
}
