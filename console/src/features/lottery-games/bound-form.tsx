import type { AdminGame } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, Select, useFailureText, type Failure } from '@croupier/ui';
import type { ReactNode } from 'react';
import styles from './lottery-games.module.css';

interface BoundFormProps {
  readonly playTypes: AdminGame['playTypes'];
  readonly submit: string;
  readonly isBusy: boolean;
  readonly error: Failure | null;
  readonly onSubmit: (fields: FormData) => void;
  readonly children: ReactNode;
}

/** A form that bounds the bets on one play type: `children` are the other inputs. */
export function BoundForm({
  playTypes,
  submit,
  isBusy,
  error,
  onSubmit,
  children,
}: BoundFormProps) {
  const { t, local } = useTexts('console');
  const failureText = useFailureText();
  return (
    <form
      noValidate
      className={styles.group}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      <Select name="playType" label={t('lotteryGames.playType')}>
        {playTypes.map(({ code, name }) => (
          <option key={code} value={code}>
            {local(name)}
          </option>
        ))}
      </Select>
      {children}
      <ErrorText>{error && failureText(error)}</ErrorText>
      <Button type="submit" isBusy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
