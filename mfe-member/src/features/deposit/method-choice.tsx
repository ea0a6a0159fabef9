import type { DepositMethod } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useMoney } from '@croupier/ui';
import { RadioGroup } from '@croupier/ui/radio-group';

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}

export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t, local } = useTexts('mfe-member');
  const money = useMoney();
  return (
    <RadioGroup
      look="cards"
      legend={t('deposit.method')}
      name="method"
      options={methods.map(({ code, name, minAmount, maxAmount }) => ({
        value: code,
        label: local(name),
        text: t('deposit.range', { min: money(minAmount), max: money(maxAmount) }),
      }))}
      value={value}
      onChange={onChange}
    />
  );
}
