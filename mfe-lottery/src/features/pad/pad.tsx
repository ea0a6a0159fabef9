import type { GameFamily, PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChipGroup, Tabs, VisuallyHidden } from '@croupier/ui';
import { useId, useState, type Dispatch } from 'react';
import { playGroups } from '../../lib/play-groups.ts';
import { entryOf, type Slip, type SlipChange } from '../../lib/slip.ts';
import { useScrollChosenIntoView } from '../../lib/use-scroll-chosen-into-view.ts';
import styles from './pad.module.css';
import { PlayTypePad } from './play-type-pad.tsx';

interface PadProps {
  readonly gameId: string;
  readonly family: GameFamily;
  readonly playTypes: readonly PlayType[];
  /** The play type that the address requests. */
  readonly wanted: string | null;
  readonly slip: Slip;
  readonly change: Dispatch<SlipChange>;
}

/** All bets of a game; a choice or mark goes on the slip immediately. */
export function Pad({ gameId, family, playTypes, wanted, slip, change }: PadProps) {
  const { t, local } = useTexts('mfe-lottery');
  const titleId = useId();
  const groups = playGroups(family, playTypes);
  const [code, setCode] = useState(wanted ?? '');
  const chips = useScrollChosenIntoView(code);
  const group = groups.find((one) => one.playTypes.some((type) => type.code === code)) ?? groups[0];
  if (!group) return null;
  const chosen = group.playTypes.find((type) => type.code === code) ?? group.playTypes[0];
  const shown = group.isTogether ? group.playTypes : chosen ? [chosen] : [];
  const hasChips = !group.isTogether && group.playTypes.length > 1;
  const countOn = (types: readonly PlayType[]) =>
    slip.filter((entry) => types.some((type) => type.code === entry.playType)).length;
  return (
    <section className={styles.pad} aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>{t('pad.label')}</h2>
      </VisuallyHidden>
      {groups.length > 1 && (
        <Tabs
          label={t('pad.label')}
          tabs={groups.map(({ id, playTypes: types }) => ({
            id,
            label: t(`groups.${id}`),
            count: countOn(types) || undefined,
          }))}
          value={group.id}
          onChange={(id) => setCode(groups.find((one) => one.id === id)?.playTypes[0]?.code ?? '')}
        />
      )}
      {hasChips && (
        <div ref={chips} className={styles.chips}>
          <ChipGroup
            label={t('pad.playTypes')}
            options={group.playTypes.map((type) => ({ value: type.code, label: local(type.name) }))}
            value={chosen?.code ?? ''}
            onChange={setCode}
          />
        </div>
      )}
      <div className={styles.panel}>
        {shown.map((playType) => (
          <PlayTypePad
            key={playType.code}
            gameId={gameId}
            family={family}
            playType={playType}
            entry={entryOf(slip, playType.code)}
            change={change}
            isNamedAbove={hasChips}
          />
        ))}
      </div>
    </section>
  );
}
