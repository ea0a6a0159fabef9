import type { LotteryTable } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Countdown, Empty, Retry, Section, Skeleton, useServerNow } from '@croupier/ui';
import { useStreamedDraws } from '../../api/streamed-draws.ts';
import { useTables } from '../../api/tables.ts';
import { applyDraws } from '../../lib/apply-draw.ts';
import { DrawnNumbers } from '../../lib/drawn-numbers.tsx';
import { phaseEnd, phaseOf } from '../../lib/phase.ts';
import styles from './next-draws.module.css';

/** On the home page: the next draws, and the last drawn numbers. */
export function NextDraws() {
  const { t } = useTexts('mfe-lottery');
  const tables = useTables();
  const streamed = useStreamedDraws();
  return (
    <Section title={t('next.title')} action={{ label: t('next.all'), to: '/lottery' }}>
      {tables.isPending ? (
        <div className={styles.draws} aria-busy="true">
          <Skeleton height="100%" />
          <Skeleton height="100%" />
        </div>
      ) : tables.error ? (
        <Retry error={tables.error} onRetry={tables.refetch} />
      ) : tables.data.length === 0 ? (
        <Empty title={t('tables.none')} text={t('tables.noneText')} />
      ) : (
        <ul className={styles.draws}>
          {comingOf(tables.data).map((table) => (
            <NextDraw key={table.game.gameId} table={applyDraws(table, streamed)} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const shown = 2;

/** The next draw of each family, soonest first, so that the home page shows all kinds of draws. */
function comingOf(tables: readonly LotteryTable[]): readonly LotteryTable[] {
  const soonest = tables.toSorted((one, other) => one.game.cadence - other.game.cadence);
  return soonest
    .filter(
      ({ game }, index) =>
        soonest.findIndex((other) => other.game.family === game.family) === index,
    )
    .slice(0, shown);
}

function NextDraw({ table }: { table: LotteryTable }) {
  const { t, local } = useTexts('mfe-lottery');
  const { game, current, opened } = table;
  const phase = phaseOf(current, useServerNow(1000));
  return (
    <li className={styles.draw}>
      <div>
        <h3 className={styles.name}>{local(game.name)}</h3>
        <p className={styles.phase} data-phase={phase}>
          {t(`phase.${phase}`)}
        </p>
        <p className={styles.countdown}>
          <Countdown to={phaseEnd(current, phase)} />
        </p>
      </div>
      <div className={styles.side}>
        {opened[0] && <DrawnNumbers family={game.family} result={opened[0].result} isShort />}
        <ButtonLink
          to={`/lottery?gameCode=${game.gameId}`}
          variant="primary"
          size="s"
          aria-label={t('next.betOn', { name: local(game.name) })}
        >
          {t('next.bet')}
        </ButtonLink>
      </div>
    </li>
  );
}
