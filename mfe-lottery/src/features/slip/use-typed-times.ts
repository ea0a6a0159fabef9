import { useTexts } from '@croupier/i18n';
import { useState, type ChangeEvent } from 'react';
import { timesIn } from '../../lib/times.ts';

export interface Times {
  /** 0 while the typed text is no whole number. */
  readonly times: number;
  readonly onTimes: (times: number) => void;
}

/** The text of a whole-number field: the typed text, until the number changes elsewhere. */
export function useTypedTimes({ times, onTimes }: Times) {
  const { formats } = useTexts('mfe-lottery');
  const [typed, setTyped] = useState('');
  return {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 20,
    value: timesIn(typed) === times ? typed : formats.number(times, { useGrouping: false }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      onTimes(timesIn(target.value));
    },
  } as const;
}
