import type { Draw, LotteryTable } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Countdown, Icon, useServerNow } from '@croupier/ui';
import { Link } from 'react-router-dom';
import { drawDate } from '../../lib/draw-date.ts';
import { DrawnNumbers } from '../../lib/drawn-numbers.tsx';
import { phaseEnd, phaseOf } from '../../lib/phase.ts';
import { useNumero } from '../../lib/use-numero.ts';
import styles from './lobby.module.css';

interface TableCardProps {
  readonly table: LotteryTable;
  readonly to: string;
  readonly isFavourite: boolean;
  readonly onFavourite: () => void;
}

/** One game of the lobby: the next draw, its time, and the last numbers. */
export function TableCard({ table, to, isFavourite, onFavourite }: TableCardProps) {
  const { t, local } = useTexts('mfe-lottery');
  const numeroOf = useNumero();
  const { game, current, opened } = table;
  const last = opened[0];
  const zone = game.schedule.kind === 'calendar' ? game.schedule.timeZone : undefined;
  return (
    <li className={styles.table}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.name}>
            <Link to={to} className={styles.open}>
              {local(game.name)}
            </Link>
          </h2>
          <p className={styles.when} dir="auto">
            {numeroOf(drawDate(current.drawsAt, zone))} · {numeroOf(current.numero)}
          </p>
        </div>
        <Button
          variant="quiet"
          icon="star"
          className={styles.star}
          aria-pressed={isFavourite}
          aria-label={t('lobby.favouriteOf', { name: local(game.name) })}
          onClick={onFavourite}
        />
      </div>
      <div className={styles.last}>
        {last ? (
          <DrawnNumbers family={game.family} result={last.result} isShort />
        ) : (
          <p className={styles.when}>{t('stage.none')}</p>
        )}
      </div>
      <div className={styles.foot}>
        <PhaseNow draw={current} />
        <span className={styles.go} aria-hidden="true">
          {t('next.bet')}
          <Icon name="chevron-right" />
        </span>
      </div>
    </li>
  );
}

/**
 * Only this component updates each second: rendering a whole page of games each second would be too
 * expensive.
 */
function PhaseNow({ draw }: { draw: Draw }) {
  const { t } = useTexts('mfe-lottery');
  const phase = phaseOf(draw, useServerNow(1000));
  return (
    <div>
      <p className={styles.phase} data-phase={phase}>
        {t(`phase.${phase}`)}
      </p>
      <p className={styles.countdown}>
        <Countdown to={phaseEnd(draw, phase)} />
      </p>
    </div>
  );
}
