import type { GroupBounds } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';

interface PrizeGroupInputProps {
  readonly bounds: GroupBounds;
  readonly value: string;
  readonly onValue: (typed: string) => void;
  readonly error: string | undefined;
}

/** The prize group of a new member; empty for the highest that the agent can give. */
export function PrizeGroupInput({ bounds, value, onValue, error }: PrizeGroupInputProps) {
  const { t, formats } = useTexts('mfe-agent');
  const numbers = { least: formats.number(bounds.least), most: formats.number(bounds.most) };
  return (
    <TextInput
      label={t('joins.group')}
      name="prizeGroup"
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={8}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      hint={t('joins.group-hint', numbers)}
      error={error}
    />
  );
}
