import type { Choice, PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Tabs, VisuallyHidden } from '@croupier/ui';
import { useId, useState } from 'react';
import { isOn, type Pick, type Slip } from '../../lib/slip.ts';
import { ChoiceFace } from './choice-face.tsx';
import styles from './k3-pad.module.css';

interface K3PadProps {
  readonly playTypes: readonly PlayType[];
  readonly slip: Slip;
  readonly onToggle: (pick: Pick) => void;
}

/** Which play types stand together; one that is named nowhere stands with the last. */
const groups: readonly { readonly id: string; readonly playTypes: readonly string[] }[] = [
  { id: 'quick', playTypes: ['two-sided', 'sum', 'single'] },
  { id: 'same', playTypes: ['triple', 'pair', 'pair-and-one'] },
  { id: 'different', playTypes: ['straight', 'two-different', 'three-different'] },
];

/** Everything that can be bet on with three dice: each choice is a button that puts it on the slip. */
export function K3Pad({ playTypes, slip, onToggle }: K3PadProps) {
  const { t } = useTexts('mfe-lottery');
  const [group, setGroup] = useState('quick');
  const titleId = useId();
  const tabs = groups.map(({ id }) => ({
    id,
    label: t(`groups.${id}`),
    count: countOn(slip, id) || undefined,
  }));
  return (
    <section className={styles.pad} aria-labelledby={titleId}>
      <VisuallyHidden>
        <h2 id={titleId}>{t('pad.label')}</h2>
      </VisuallyHidden>
      <Tabs label={t('pad.label')} tabs={tabs} value={group} onChange={setGroup} />
      <div role="tabpanel" aria-label={t(`groups.${group}`)} className={styles.panel}>
        {playTypes
          .filter(({ code }) => groupOf(code) === group)
          .map((playType) => (
            <PlayTypeChoices
              key={playType.code}
              playType={playType}
              slip={slip}
              onToggle={onToggle}
            />
          ))}
      </div>
    </section>
  );
}

interface PlayTypeChoicesProps {
  readonly playType: PlayType;
  readonly slip: Slip;
  readonly onToggle: (pick: Pick) => void;
}

function PlayTypeChoices({ playType, slip, onToggle }: PlayTypeChoicesProps) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const titleId = useId();
  const least = Math.min(...playType.choices.map(({ rtp }) => rtp));
  return (
    <section aria-labelledby={titleId} className={styles.playType}>
      <h3 id={titleId} className={styles.name}>
        {local(playType.name)}
      </h3>
      <p className={styles.rule}>
        {local(playType.rule)}{' '}
        <span className={styles.rtp}>{t('pad.rtp', { rtp: formats.percent(least / 100, 1) })}</span>
      </p>
      <div className={styles.choices} data-play-type={playType.code}>
        {playType.choices.map((choice) => (
          <ChoiceButton
            key={choice.code}
            playType={playType.code}
            choice={choice}
            isChosen={isOn(slip, { playType: playType.code, choice: choice.code })}
            onToggle={onToggle}
          />
        ))}
      </div>
    </section>
  );
}

interface ChoiceButtonProps {
  readonly playType: string;
  readonly choice: Choice;
  readonly isChosen: boolean;
  readonly onToggle: (pick: Pick) => void;
}

function ChoiceButton({ playType, choice, isChosen, onToggle }: ChoiceButtonProps) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const odds = formats.number(Number(choice.odds), { minimumFractionDigits: 2 });
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      aria-label={t('pad.choice', { name: local(choice.name), odds })}
      onClick={() => onToggle({ playType, choice: choice.code })}
    >
      <ChoiceFace playType={playType} choice={choice} />
      <span className={styles.odds}>{t('pad.times', { odds })}</span>
    </button>
  );
}

function groupOf(playType: string): string {
  return groups.find((group) => group.playTypes.includes(playType))?.id ?? 'different';
}

function countOn(slip: Slip, group: string): number {
  return slip.filter(({ playType }) => groupOf(playType) === group).length;
}
