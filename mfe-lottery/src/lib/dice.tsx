import { useTexts } from '@croupier/i18n';
import { VisuallyHidden } from '@croupier/ui';
import { Die } from './die.tsx';
import styles from './dice.module.css';

interface DiceProps {
  readonly faces: readonly number[];
  readonly isRolling?: boolean;
}

/** Dice in a row; screen readers read their numbers. */
export function Dice({ faces, isRolling = false }: DiceProps) {
  const { formats } = useTexts('mfe-lottery');
  return (
    <span className={styles.dice}>
      <VisuallyHidden>{faces.map((face) => formats.number(face)).join(', ')}</VisuallyHidden>
      {faces.map((face, index) => (
        // A throw has no order: two dice with the same face differ by position only.
        <Die key={`${index}-${face}`} face={face} isRolling={isRolling} />
      ))}
    </span>
  );
}
