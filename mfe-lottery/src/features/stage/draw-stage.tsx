import type { Draw, GameFamily, LotteryTable } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Countdown, LiveRegion, useServerNow } from '@croupier/ui';
import { useState } from 'react';
import { drawDate } from '../../lib/draw-date.ts';
import { DrawnNumbers } from '../../lib/drawn-numbers.tsx';
import { FactBadges } from '../../lib/fact-badges.tsx';
import { shapeOfFamily } from '../../lib/shape-of-family.ts';
import { phaseEnd, phaseOf, shareLeft, type Phase } from '../../lib/phase.ts';
import { useNumero } from '../../lib/use-numero.ts';
import styles from './draw-stage.module.css';

/** The current draw: the possible action, the time left, and the last numbers. */
export function DrawStage({ table }: { table: LotteryTable }) {
  const { t } = useTexts('mfe-lottery');
  const numeroOf = useNumero();
  const now = useServerNow(1000);
  const { current, game } = table;
  const zone = game.schedule.kind === 'calendar' ? game.schedule.timeZone : undefined;
  const phase = phaseOf(current, now);
  const last = table.opened[0];
  const isShaking = phase === 'closed' && now.getTime() >= Date.parse(current.drawsAt) - 1000;

  return (
    <section
      className={styles.stage}
      aria-label={t('stage.label')}
      data-phase={phase}
      data-shape={shapeOfFamily(game.family).kind}
    >
      <div className={styles.clock}>
        <p className={styles.issue}>{t('stage.issue', { numero: numeroOf(current.numero) })}</p>
        <p className={styles.issue}>{numeroOf(drawDate(current.drawsAt, zone))}</p>
        <p className={styles.phase}>{t(`phase.${phase}`)}</p>
        <p className={styles.countdown}>
          <Countdown to={phaseEnd(current, phase)} />
        </p>
        <TimeBar share={shareLeft(current, phase, now)} phase={phase} />
      </div>
      <div className={styles.throw} data-shaking={isShaking || undefined}>
        {last ? (
          <LastDraw key={game.gameId} family={game.family} draw={last} />
        ) : (
          <p>{t('stage.none')}</p>
        )}
      </div>
    </section>
  );
}

/** Animates only numbers that arrive while the page is open, not those that were loaded with it. */
function LastDraw({ family, draw }: { family: GameFamily; draw: Draw }) {
  const { t } = useTexts('mfe-lottery');
  const numero = useNumero()(draw.numero);
  const [firstSeen] = useState(draw.id);
  const isNew = draw.id !== firstSeen;
  return (
    <>
      <p className={styles.caption}>{t('stage.last', { numero })}</p>
      <div className={styles.numbers} key={draw.id}>
        <DrawnNumbers family={family} result={draw.result} isNew={isNew} />
      </div>
      <p className={styles.facts}>
        <FactBadges family={family} result={draw.result} />
      </p>
      <LiveRegion>
        {isNew && t('stage.said', { numero, numbers: draw.result.join(', ') })}
      </LiveRegion>
    </>
  );
}

/** The remaining share of the phase, visual only: the countdown shows the number. */
function TimeBar({ share, phase }: { share: number; phase: Phase }) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      data-phase={phase}
    >
      <rect className={styles.track} width="100" height="4" />
      <rect className={styles.left} width={share * 100} height="4" />
    </svg>
  );
}
