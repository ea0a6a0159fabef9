import { Button, Field } from '@croupier/ui';
import styles from './times-stepper.module.css';
import { useTypedTimes, type Times } from './use-typed-times.ts';

interface TimesStepperProps extends Times {
  readonly label: string;
  readonly name: string;
  readonly error: string | undefined;
  readonly least: number;
  readonly most: number;
  /** Names of the buttons beside the field. */
  readonly steps: { readonly less: string; readonly more: string };
}

/** A field for a whole number, with a button on each side that changes the number by one. */
export function TimesStepper({ label, error, steps, least, most, ...rest }: TimesStepperProps) {
  const { name, times, onTimes } = rest;
  const typed = useTypedTimes(rest);
  const step = (by: number) => onTimes(Math.min(most, Math.max(least, times + by)));
  return (
    <Field label={label} error={error}>
      {(inputProps) => (
        <div className={styles.stepper}>
          <Button
            icon="minus"
            aria-label={steps.less}
            disabled={times <= least}
            onClick={() => step(-1)}
          />
          <input {...typed} {...inputProps} name={name} className={styles.number} />
          <Button
            icon="plus"
            aria-label={steps.more}
            disabled={times >= most}
            onClick={() => step(1)}
          />
        </div>
      )}
    </Field>
  );
}
