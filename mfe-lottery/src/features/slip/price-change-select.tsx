import type { PriceChange } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select } from '@croupier/ui';
import { priceChanges } from '../../lib/stored-slip.ts';

interface PriceChangeSelectProps {
  readonly value: PriceChange;
  readonly onChange: (choice: PriceChange) => void;
}

/** What happens to the slip if prices change before it arrives. */
export function PriceChangeSelect({ value, onChange }: PriceChangeSelectProps) {
  const { t } = useTexts('mfe-lottery');
  return (
    <Select
      label={t('priceChange.label')}
      name="on-price-change"
      value={value}
      onChange={({ target }) =>
        onChange(priceChanges.find((choice) => choice === target.value) ?? 'ask')
      }
    >
      {priceChanges.map((choice) => (
        <option key={choice} value={choice}>
          {t(`priceChange.${choice}`)}
        </option>
      ))}
    </Select>
  );
}
