import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';

interface Days {
  readonly firstDay: string;
  readonly lastDay: string;
}

interface DayInputsProps {
  readonly days: Days;
  /** By field, such as `draft.firstDay`. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (days: Partial<Days>) => void;
}

/** The first and the last day of a competition or a raffle, as `YYYY-MM-DD`. */
export function DayInputs({ days, errors, onChange }: DayInputsProps) {
  const { t } = useTexts('console');
  return (['firstDay', 'lastDay'] as const).map((day) => (
    <TextInput
      key={day}
      type="date"
      name={day}
      label={t(`leaderboards.${day}`)}
      value={days[day]}
      error={errors[`draft.${day}`]}
      onChange={(event) => onChange({ [day]: event.currentTarget.value })}
    />
  ));
}
