import { gameCategories, type BrandRebateTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, ErrorText, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useSaveRebateTerms } from '../../api/turnover-rebates.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import { percentText, termsIn } from './typed-terms.ts';
import styles from './turnover-rebates.module.css';

interface RebateTermsDialogProps {
  readonly terms: BrandRebateTerms;
  readonly onClose: () => void;
}

/** Changes the terms from the brand's next day on. */
export function RebateTermsDialog({ terms, onClose }: RebateTermsDialogProps) {
  const { t } = useTexts('console');
  const save = useSaveRebateTerms();
  const [isUnreadable, setUnreadable] = useState(false);
  const { brand, currency, timeZone, current, next } = terms;
  const known = next?.terms ?? current;

  function keep(note: string, fields: FormData, ends: DecisionEnds): void {
    const typed = termsIn(fields);
    setUnreadable(typed === null);
    if (typed !== null) save.mutate({ brand, terms: typed, note }, ends);
  }

  return (
    <DecisionDialog
      size="l"
      title={t('turnoverRebates.change')}
      confirm={t('turnoverRebates.save')}
      done={t('turnoverRebates.saved')}
      isBusy={save.isPending}
      error={save.error}
      reload={save.reload}
      onConfirm={(note, fields, { ends }) => keep(note, fields, ends)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('turnoverRebates.nextDay', { zone: timeZone })}</p>
      <Checkbox
        name="isEnabled"
        label={t('turnoverRebates.isEnabled')}
        defaultChecked={known.isEnabled}
      />
      <div className={styles.fields}>
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
      <ErrorText>{isUnreadable && t('turnoverRebates.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}
