import type { Choice, GameFamily } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Ball } from '../../lib/ball.tsx';
import { Car } from '../../lib/car.tsx';
import { Die } from '../../lib/die.tsx';
import { coloursOf } from '../../lib/facts.ts';
import styles from './choices.module.css';

interface ChoiceFaceProps {
  readonly family: GameFamily;
  readonly playType: string;
  readonly choice: Choice;
}

/** The look of a choice: dice, cars or balls if it names any, else its name. */
export function ChoiceFace({ family, playType, choice }: ChoiceFaceProps) {
  const { local, formats } = useTexts('mfe-lottery');
  const isNumber = /^\d+$/.test(choice.code);
  const isSum = playType.startsWith('sum') || playType.includes('-sum');
  if (isNumber && family === 'k3' && !isSum)
    return (
      <span className={styles.faces}>
        {[...choice.code].map((face, index) => (
          <Die key={`${index}-${face}`} face={Number(face)} />
        ))}
      </span>
    );
  if (isNumber && family === 'pk10' && !isSum)
    return <Car number={Number(choice.code)} place={0} />;
  if (isNumber && family === 'wingo')
    return <Ball number={choice.code} look={coloursOf(Number(choice.code)).join('-')} />;
  return (
    <span className={isNumber ? styles.sum : styles.word} data-colour={choice.code}>
      {isNumber ? formats.number(Number(choice.code)) : local(choice.name)}
    </span>
  );
}
