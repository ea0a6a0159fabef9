import type { RaffleDraft, RafflePrize } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useBrandSettings } from '../../api/brands.ts';
import { CategoriesInput } from '../../lib/categories-input.tsx';
import { DayInputs } from '../../lib/day-inputs.tsx';
import { NumberInput } from '../../lib/number-input.tsx';
import styles from '../../lib/rewarding.module.css';
import { PrizeRowsInput } from '../campaigns/prize-rows-input.tsx';
import { OptionalAmountField } from '../../lib/amount-field.tsx';
import { TitleInput } from '../content/title-input.tsx';
import type { DraftInputs } from '../documents/document-view.ts';
import type { PanelProps } from '../documents/panel-props.ts';
import { newPrize } from './new-raffle.ts';

type RaffleInputsProps = PanelProps & DraftInputs<RaffleDraft>;

/** The form of a raffle. */
export function RaffleInputs({ brand, languages, draft, errors, set }: RaffleInputsProps) {
  const { t } = useTexts('console');
  const currency = useBrandSettings(brand).data?.currency ?? '';
  return (
    <>
      <p className={styles.note}>{t('raffles.fixed')}</p>
      <TitleInput
        languages={languages}
        words={draft.words}
        errors={errors}
        onChange={(words) => set({ words })}
      />
      <div className={styles.fields}>
        <DayInputs days={draft} errors={errors} onChange={set} />
        <OptionalAmountField
          name="turnover"
          label={t('raffles.turnover', { currency })}
          hint={t('raffles.turnoverHint')}
          value={draft.turnover}
          error={errors['draft.turnover']}
          onChange={(turnover) => set({ turnover })}
        />
        {(['dailyTickets', 'ticketsAtMost'] as const).map((field) => (
          <NumberInput
            key={field}
            name={field}
            label={t(`raffles.${field}`)}
            value={draft[field]}
            error={errors[`draft.${field}`]}
            onChange={(number) => set({ [field]: number })}
          />
        ))}
      </div>
      <CategoriesInput
        categories={draft.categories}
        onChange={(categories) => set({ categories })}
      />
      <PrizesInput
        brand={brand}
        prizes={draft.prizes}
        error={errors['draft.prizes']}
        onChange={(prizes) => set({ prizes })}
      />
    </>
  );
}

interface PrizesInputProps {
  readonly brand: string;
  readonly prizes: readonly RafflePrize[];
  readonly error: string | undefined;
  readonly onChange: (prizes: RafflePrize[]) => void;
}

const prizesAtMost = 10;

/** The prizes, the first prize first. */
function PrizesInput(props: PrizesInputProps) {
  const { t } = useTexts('console');
  return (
    <PrizeRowsInput {...props} most={prizesAtMost} begin={() => newPrize}>
      {(prize, at, change) => (
        <NumberInput
          name={`winners.${at}`}
          label={t('raffles.winnersOf')}
          value={prize.winners}
          onChange={(winners) => change({ ...prize, winners })}
        />
      )}
    </PrizeRowsInput>
  );
}
