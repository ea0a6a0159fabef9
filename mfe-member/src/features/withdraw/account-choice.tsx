import type { PayoutAccount, PayoutAccountId } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { RadioGroup } from '@croupier/ui/radio-group';

interface AccountChoiceProps {
  readonly accounts: readonly PayoutAccount[];
  readonly value: PayoutAccountId;
  readonly onChange: (id: PayoutAccountId) => void;
}

export function AccountChoice({ accounts, value, onChange }: AccountChoiceProps) {
  const { t, local } = useTexts('mfe-member');
  return (
    <RadioGroup
      look="cards"
      legend={t('withdraw.to')}
      name="account"
      options={accounts.map(({ id, methodName, fields }) => ({
        value: id,
        label: local(methodName),
        text: <bdi dir="ltr">{fields.map(({ text }) => text).join(' · ')}</bdi>,
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
