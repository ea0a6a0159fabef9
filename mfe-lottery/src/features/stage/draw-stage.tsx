import type { Draw, LotteryTable } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, Countdown, LiveRegion, useServerNow } from '@croupier/ui';
import { useState } from 'react';
import { Dice } from '../../lib/dice.tsx';
import { factsOfThrow } from '../../lib/facts-of-throw.ts';
import { phaseEnd, phaseOf, shareLeft, type Phase } from '../../lib/phase.ts';
import { useNumero } from '../../lib/use-numero.ts';
import styles from './draw-stage.module.css';

/** The draw that is on: what can be done with it, for how long, and what the dice showed last. */
export function DrawStage({ table }: { table: LotteryTable }) {
  const { t } = useTexts('mfe-lottery');
  const numeroOf = useNumero();
  const now = useServerNow(1000);
  const { current } = table;
  const phase = phaseOf(current, now);
  const last = table.opened[0];
  const isShaking = phase === 'closed' && now.getTime() >= Date.parse(current.drawsAt) - 1000;

  return (
    <section className={styles.stage} aria-label={t('stage.label')} data-phase={phase}>
      <div className={styles.clock}>
        <p className={styles.issue}>{t('stage.issue', { numero: numeroOf(current.numero) })}</p>
        <p className={styles.phase}>{t(`phase.${phase}`)}</p>
        <p className={styles.countdown}>
          <Countdown to={phaseEnd(current, phase)} />
        </p>
        <TimeBar share={shareLeft(current, phase, now)} phase={phase} />
      </div>
      <div className={styles.throw} data-shaking={isShaking || undefined}>
        {last ? <LastThrow key={table.game.gameId} draw={last} /> : <p>{t('stage.none')}</p>}
      </div>
    </section>
  );
}

/** Rolls only numbers that arrive while one looks, not those that were there before. */
function LastThrow({ draw }: { draw: Draw }) {
  const { t, formats } = useTexts('mfe-lottery');
  const numero = useNumero()(draw.numero);
  const [firstSeen] = useState(draw.id);
  const { sum, size, parity } = factsOfThrow(draw.result);
  const isNew = draw.id !== firstSeen;
  const said = { numero, numbers: draw.result.join(', '), sum: formats.number(sum) };
  return (
    <>
      <p className={styles.caption}>{t('stage.last', { numero })}</p>
      <div className={styles.dice} key={draw.id}>
        <Dice faces={draw.result} isRolling={isNew} />
      </div>
      <p className={styles.facts}>
        <Badge tone="accent">{t('facts.sum', { sum: formats.number(sum) })}</Badge>
        <Badge>{t(`facts.${size}`)}</Badge>
        <Badge>{t(`facts.${parity}`)}</Badge>
      </p>
      <LiveRegion>{isNew && t('stage.said', said)}</LiveRegion>
    </>
  );
}

/** How much of the phase is left, for the eye alone: the countdown says it in numbers. */
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
