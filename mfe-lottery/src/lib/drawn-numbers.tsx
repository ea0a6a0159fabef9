import { lotsOf, type GameFamily, type ResultShape } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { VisuallyHidden } from '@croupier/ui';
import { Ball } from './ball.tsx';
import { Car } from './car.tsx';
import { Dice } from './dice.tsx';
import styles from './drawn-numbers.module.css';
import { coloursOf } from './facts.ts';
import { Lots } from './lots.tsx';
import { shapeOfFamily } from './shape-of-family.ts';
import { useDigits } from './use-digits.ts';

interface DrawnNumbersProps {
  readonly family: GameFamily;
  readonly result: readonly number[];
  /** Appears with an animation, for numbers that have just been drawn. */
  readonly isNew?: boolean;
  /** Smaller where there are many; lots show only their first prize. */
  readonly isShort?: boolean;
}

/** The drawn numbers in the form of the game's family: dice, balls, racing cars or lots. */
export function DrawnNumbers({
  family,
  result,
  isNew = false,
  isShort = false,
}: DrawnNumbersProps) {
  const shape = shapeOfFamily(family);
  if (family === 'k3') return <Dice faces={result} isRolling={isNew} />;
  if (shape.kind === 'lots' && !isShort)
    return <Lots shape={shape} result={result} isNew={isNew} />;
  if (shape.kind === 'lots') return <MainLot shape={shape} result={result} />;
  return (
    // Digits of a number and places of a race run from left to right in every language.
    <span className={styles.row} dir="ltr" data-family={family} data-short={isShort || undefined}>
      <Spoken numbers={result} />
      {result.map((number, place) =>
        family === 'pk10' ? (
          <Car key={number} number={number} place={place} isRacing={isNew} />
        ) : (
          <Ball
            key={`${place}-${number}`}
            number={String(number).padStart(shape.kind === 'sample' ? 2 : 1, '0')}
            look={lookOf(family, number)}
            place={place}
            isFalling={isNew}
          />
        ),
      )}
    </span>
  );
}

function Spoken({ numbers }: { numbers: readonly number[] }) {
  const { formats } = useTexts('mfe-lottery');
  return (
    <VisuallyHidden>{numbers.map((number) => formats.number(number)).join(', ')}</VisuallyHidden>
  );
}

/** The lot that identifies the draw, digit by digit. */
function MainLot({
  shape,
  result,
}: {
  shape: Extract<ResultShape, { kind: 'lots' }>;
  result: readonly number[];
}) {
  const digits = useDigits();
  const drawn = lotsOf(shape.lots, result);
  const main = drawn.find(({ prize }) => prize === 'special' || prize === 'first');
  const number = main?.numbers[0] ?? '';
  return (
    <span className={styles.row} dir="ltr">
      <VisuallyHidden>{digits(number)}</VisuallyHidden>
      {[...number].map((digit, place) => (
        <Ball key={`${place}-${digit}`} number={digit} />
      ))}
    </span>
  );
}

function lookOf(family: GameFamily, number: number): string {
  if (family === 'wingo') return coloursOf(number).join('-');
  if (family === 'keno') return number <= 40 ? 'low' : 'high';
  return 'plain';
}
