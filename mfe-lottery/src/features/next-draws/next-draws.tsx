import type { LotteryTable } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ButtonLink, Countdown, Empty, Retry, Section, Skeleton, useServerNow } from '@croupier/ui';
import { useHeardDraws } from '../../api/heard-draws.ts';
import { useTables } from '../../api/tables.ts';
import { applyDraws } from '../../lib/apply-draw.ts';
import { Dice } from '../../lib/dice.tsx';
import { phaseEnd, phaseOf } from '../../lib/phase.ts';
import styles from './next-draws.module.css';

/** On the home page: which draws come next, and what was drawn last. */
export function NextDraws() {
  const { t } = useTexts('mfe-lottery');
  const tables = useTables();
  const heard = useHeardDraws();
  return (
    <Section title={t('next.title')} action={{ label: t('next.all'), to: '/lottery' }}>
      {tables.isPending ? (
        <div className={styles.draws}>
          <Skeleton height={132} />
          <Skeleton height={132} />
        </div>
      ) : tables.error ? (
        <Retry error={tables.error} again={tables.refetch} />
      ) : tables.data.length === 0 ? (
        <Empty title={t('tables.none')} text={t('tables.noneText')} />
      ) : (
        <ul className={styles.draws}>
          {tables.data.map((table) => (
            <NextDraw key={table.game.gameId} table={applyDraws(table, heard)} />
          ))}
        </ul>
      )}
    </Section>
  );
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
        {opened[0] && <Dice faces={opened[0].result} />}
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
