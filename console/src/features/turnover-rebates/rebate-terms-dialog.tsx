import { gameCategories, type BrandRebateTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { TextInput } from '@croupier/ui';
import { useSaveRebateTerms } from '../../api/turnover-rebates.ts';
import dated from '../../lib/dated-terms.module.css';
import { TermsDialog } from '../../lib/dated-terms.tsx';
import { percentText, termsIn } from './typed-terms.ts';

interface RebateTermsDialogProps {
  readonly terms: BrandRebateTerms;
  readonly onClose: () => void;
}

/** Changes the terms from the brand's next day on. */
export function RebateTermsDialog({ terms, onClose }: RebateTermsDialogProps) {
  const { t } = useTexts('console');
  const save = useSaveRebateTerms();
  const { currency, current, next } = terms;
  const known = next?.terms ?? current;
  return (
    <TermsDialog
      terms={terms}
      save={save}
      read={termsIn}
      texts={{
        isEnabled: t('turnoverRebates.isEnabled'),
        unreadable: t('turnoverRebates.unreadable'),
      }}
      onClose={onClose}
    >
      <div className={dated.fields}>
        {gameCategories.map((category) => (
          <TextInput
            key={category}
            name={category}
            label={t('turnoverRebates.rateOf', {
              category: t(`turnoverRebates.category.${category}`),
            })}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            defaultValue={percentText(known.rates[category] ?? 0)}
          />
        ))}
        <TextInput
          name="minimum"
          label={`${t('turnoverRebates.minimum')} (${currency})`}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          defaultValue={known.minimum}
        />
        <TextInput
          name="payAt"
          type="time"
          label={t('turnoverRebates.payAt')}
          hint={t('turnoverRebates.payAtHint')}
          defaultValue={known.payAt ?? ''}
        />
      </div>
    </TermsDialog>
  );
}
