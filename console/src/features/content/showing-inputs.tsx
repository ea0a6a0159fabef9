import type { Showing } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput, type FieldErrors } from '@croupier/ui';
import styles from './content.module.css';
import { isoTime, localTime } from '../../lib/local-time.ts';

interface ShowingInputsProps {
  readonly showing: Showing;
  readonly errors: FieldErrors;
  readonly onChange: (changes: Partial<Showing>) => void;
}

/** Inputs for the start and end of a display period. */
export function ShowingInputs({ showing, errors, onChange }: ShowingInputsProps) {
  const { t } = useTexts('console');
  const { startsAt, endsAt } = showing;
  return (
    <div className={styles.pair}>
      <TextInput
        type="datetime-local"
        name="startsAt"
        label={t('content.startsAt')}
        value={localTime(startsAt)}
        error={errors['draft.startsAt']}
        onChange={(event) => {
          const time = isoTime(event.currentTarget.value);
          if (time) onChange({ startsAt: time });
        }}
      />
      <TextInput
        type="datetime-local"
        name="endsAt"
        label={t('content.endsAt')}
        hint={t('content.endsAtHint')}
        value={endsAt === null ? '' : localTime(endsAt)}
        error={errors['draft.endsAt'] && t('content.endsAtError')}
        onChange={(event) => onChange({ endsAt: isoTime(event.currentTarget.value) })}
      />
    </div>
  );
}
