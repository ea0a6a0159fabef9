import { useState, type ComponentProps } from 'react';

interface TimesInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly times: number;
  readonly onTimes: (times: number) => void;
}

/** A whole number of times; while it is being typed anew the field may be empty. */
export function TimesInput({ times, onTimes, ...rest }: TimesInputProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <input
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={isEmpty ? '' : times}
      onBlur={() => setEmpty(false)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '');
        setEmpty(digits === '');
        if (digits !== '') onTimes(Number(digits));
      }}
    />
  );
}
