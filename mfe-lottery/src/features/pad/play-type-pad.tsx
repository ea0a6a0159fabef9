import type { GameFamily, PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Badge, VisuallyHidden } from '@croupier/ui';
import { useId, type Dispatch } from 'react';
import { noMarks } from '../../lib/marks.ts';
import { writtenForm, type SlipChange, type SlipEntry } from '../../lib/slip.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { FavouriteSets } from './favourite-sets.tsx';
import styles from './pad.module.css';
import { WrittenPad } from './written-pad.tsx';

interface PlayTypePadProps {
  readonly gameId: string;
  readonly family: GameFamily;
  readonly playType: PlayType;
  readonly entry: SlipEntry;
  readonly change: Dispatch<SlipChange>;
  /** The chip that chose it shows its name already: the heading is for screen readers alone. */
  readonly isNamedAbove: boolean;
}

/** One play type: its rules, its odds, and its pads for picks. */
export function PlayTypePad(props: PlayTypePadProps) {
  const { gameId, family, playType, entry, change, isNamedAbove } = props;
  const { local } = useTexts('mfe-lottery');
  const titleId = useId();
  const form = writtenForm(playType);
  const { code } = playType;
  const heading = (
    <h3 id={titleId} className={styles.name}>
      {local(playType.name)}
    </h3>
  );
  return (
    <section aria-labelledby={titleId} className={styles.playType}>
      {isNamedAbove ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      <p className={styles.rule}>{local(playType.rule)}</p>
      <Returns playType={playType} />
      {form ? (
        <>
          <WrittenPad
            form={form}
            marks={entry.marks.length > 0 ? entry.marks : noMarks(form)}
            onMarks={(marks) => change({ kind: 'marked', playType: code, marks })}
            onAdd={(picks) => change({ kind: 'added', playType: code, picks })}
          />
          <FavouriteSets gameId={gameId} playType={playType} entry={entry} change={change} />
        </>
      ) : (
        <ChoiceGrid
          family={family}
          playType={playType}
          chosen={entry.picks}
          onToggle={(choice) => change({ kind: 'toggled', pick: { playType: code, choice } })}
        />
      )}
    </section>
  );
}

/** Odds and return of a play type; a return below three quarters is labelled as lottery class. */
function Returns({ playType }: { playType: PlayType }) {
  const { t, formats } = useTexts('mfe-lottery');
  const { odds, unitStake, rtp, isLotteryClass } = playType;
  const written = odds.map((one) =>
    t('pad.times', { odds: formats.number(Number(one), { maximumFractionDigits: 4 }) }),
  );
  return (
    <p className={styles.returns}>
      {written.length > 0 && <Badge tone="accent">{written.join(' / ')}</Badge>}
      {unitStake > 1 && <Badge>{t('pad.unitStake', { units: formats.number(unitStake) })}</Badge>}
      {isLotteryClass && <Badge tone="warning">{t('pad.lotteryClass')}</Badge>}
      <span className={styles.rule}>{t('pad.rtp', { rtp: formats.percent(rtp / 100, 1) })}</span>
    </p>
  );
}
