import type { Choice, GameFamily, PlayType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { ChoiceFace } from './choice-face.tsx';
import styles from './choices.module.css';

interface ChoiceGridProps {
  readonly family: GameFamily;
  readonly playType: PlayType;
  readonly chosen: readonly string[];
  readonly onToggle: (choice: string) => void;
}

/** Every listed choice is a button that adds it to the slip. */
export function ChoiceGrid({ family, playType, chosen, onToggle }: ChoiceGridProps) {
  return (
    <div
      className={styles.choices}
      data-play-type={playType.code}
      data-size={playType.choices.length <= 4 ? 'few' : undefined}
    >
      {playType.choices.map((choice) => (
        <ChoiceButton
          key={choice.code}
          family={family}
          playType={playType.code}
          choice={choice}
          isChosen={chosen.includes(choice.code)}
          onToggle={onToggle}
        />
      ))}
    </div>
  );
}

interface ChoiceButtonProps {
  readonly family: GameFamily;
  readonly playType: string;
  readonly choice: Choice;
  readonly isChosen: boolean;
  readonly onToggle: (choice: string) => void;
}

function ChoiceButton({ family, playType, choice, isChosen, onToggle }: ChoiceButtonProps) {
  const { t, local, formats } = useTexts('mfe-lottery');
  const written = (odds: string) => formats.number(Number(odds), { minimumFractionDigits: 2 });
  const odds = written(choice.odds);
  return (
    <button
      type="button"
      className={styles.choice}
      aria-pressed={isChosen}
      aria-label={t('pad.choice', { name: local(choice.name), odds })}
      onClick={() => onToggle(choice.code)}
    >
      <ChoiceFace family={family} playType={playType} choice={choice} />
      <span className={styles.odds}>
        {t('pad.times', { odds })}
        {choice.otherOdds.length > 0 && (
          <small>
            {' '}
            /{' '}
            {choice.otherOdds.map((other) => t('pad.times', { odds: written(other) })).join(' / ')}
          </small>
        )}
      </span>
    </button>
  );
}
