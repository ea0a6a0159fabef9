import type { PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, Money } from '@croupier/ui';
import type { Dispatch } from 'react';
import { countLines, type SlipChange, type SlipEntry } from '../../lib/slip.ts';
import { lineStake, type Stake } from '../../lib/stake.ts';
import { useChoiceName } from '../../lib/use-choice-name.ts';
import styles from './bet-slip.module.css';

interface SlipEntryRowProps {
  readonly entry: SlipEntry;
  readonly playType: PlayType;
  readonly stake: Stake;
  readonly change: Dispatch<SlipChange>;
}

const picksShown = 12;

/** A play type on the slip: its picks, its lines, their cost and payout. */
export function SlipEntryRow({ entry, playType, stake, change }: SlipEntryRowProps) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const nameOf = useChoiceName();
  const count = countLines(entry, playType);
  const marked = entry.marks.filter((row) => row.length > 0);
  const more = entry.picks.length - picksShown;
  const name = local(playType.name);
  return (
    <li className={styles.entry}>
      <div className={styles.entryHead}>
        <strong className={styles.playType}>{name}</strong>
        <Button
          variant="quiet"
          size="s"
          icon="close"
          aria-label={t('slip.remove', { name })}
          onClick={() => change({ kind: 'removed', playType: entry.playType })}
        />
      </div>
      <ul className={styles.picks}>
        {marked.length > 0 && (
          <li className={styles.marks} dir="ltr">
            {marked.map((row) => row.join(' ')).join(' | ')}
          </li>
        )}
        {entry.picks.slice(0, picksShown).map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className={styles.pick}
              aria-label={t('slip.remove', { name: nameOf(playType, choice) })}
              onClick={() => change({ kind: 'toggled', pick: { playType: playType.code, choice } })}
            >
              {nameOf(playType, choice)}
              <span className={styles.odds}>{oddsText(playType, choice)}</span>
            </button>
          </li>
        ))}
        {more > 0 && (
          <li className={styles.marks}>{t('slip.morePicks', { shown: formats.number(more) })}</li>
        )}
      </ul>
      <p className={styles.cost}>
        {t('slip.lines', { count, shown: formats.number(count) })} ·{' '}
        <Money amount={lineStake(stake, playType.unitStake)} />
        {playType.odds.length > 0 && ` · ${playType.odds.map((odds) => `×${odds}`).join(' / ')}`}
      </p>
    </li>
  );

  function oddsText({ choices }: PlayType, code: string): string {
    const odds = choices.find((choice) => choice.code === code)?.odds;
    return odds === undefined
      ? ''
      : t('pad.times', { odds: formats.number(Number(odds), { minimumFractionDigits: 2 }) });
  }
}
