import type { BrandReferralTerms, ReferralTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Checkbox, ErrorText, Select, TextInput } from '@croupier/ui';
import { useState } from 'react';
import { useSaveReferralTerms } from '../../api/referrals.ts';
import { DecisionDialog, type DecisionEnds } from '../../lib/decision-dialog.tsx';
import { levelNumbers, termsIn } from './typed-terms.ts';
import styles from './referrals.module.css';

interface ReferralTermsDialogProps {
  readonly terms: BrandReferralTerms;
  readonly onClose: () => void;
}

/** Changes the terms from the brand's next day on. */
export function ReferralTermsDialog({ terms, onClose }: ReferralTermsDialogProps) {
  const { t } = useTexts('console');
  const save = useSaveReferralTerms();
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
      title={t('referrals.change')}
      confirm={t('referrals.save')}
      done={t('referrals.saved')}
      isBusy={save.isPending}
      error={save.error}
      reload={save.reload}
      onConfirm={(note, fields, { ends }) => keep(note, fields, ends)}
      onClose={onClose}
    >
      <p className={styles.note}>{t('referrals.nextDay', { zone: timeZone })}</p>
      <Checkbox
        name="isEnabled"
        label={t('referrals.isEnabled')}
        defaultChecked={known.isEnabled}
      />
      <LevelFields known={known} />
      <AmountFields known={known} currency={currency} />
      <ErrorText>{isUnreadable && t('referrals.unreadable')}</ErrorText>
    </DecisionDialog>
  );
}

function LevelFields({ known }: { known: ReferralTerms }) {
  const { t, formats } = useTexts('console');
  return (
    <div className={styles.fields}>
      {levelNumbers.flatMap((level) => {
        const rule = known.levels[level - 1];
        const said = { level: formats.number(level) };
        return [
          <TextInput
            key={`rate${level}`}
            name={`rate${level}`}
            label={t('referrals.rateOf', said)}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            defaultValue={String((rule?.basisPoints ?? 0) / 100)}
          />,
          <Select
            key={`basis${level}`}
            name={`basis${level}`}
            label={t('referrals.basisOf', said)}
            defaultValue={rule?.basis ?? 'turnover'}
          >
            <option value="turnover">{t('referrals.basisShort.turnover')}</option>
            <option value="net">{t('referrals.basisShort.net')}</option>
          </Select>,
        ];
      })}
    </div>
  );
}

function AmountFields({ known, currency }: { known: ReferralTerms; currency: string }) {
  const { t } = useTexts('console');
  const amount = { inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' } as const;
  return (
    <div className={styles.fields}>
      <TextInput
        {...amount}
        name="amount"
        label={`${t('referrals.amount')} (${currency})`}
        hint={t('referrals.amountHint')}
        defaultValue={known.firstDeposit?.amount ?? '0'}
      />
      <TextInput
        {...amount}
        name="deposits"
        label={`${t('referrals.deposits')} (${currency})`}
        defaultValue={known.firstDeposit?.deposits ?? '0'}
      />
      <TextInput
        {...amount}
        name="turnover"
        label={`${t('referrals.turnover')} (${currency})`}
        defaultValue={known.firstDeposit?.turnover ?? '0'}
      />
      <TextInput
        {...amount}
        inputMode="numeric"
        name="days"
        label={t('referrals.days')}
        hint={t('referrals.daysHint')}
        defaultValue={known.days === null ? '' : String(known.days)}
      />
      <TextInput
        {...amount}
        name="minimum"
        label={`${t('referrals.minimum')} (${currency})`}
        defaultValue={known.minimum}
      />
      <TextInput name="payAt" type="time" label={t('referrals.payAt')} defaultValue={known.payAt} />
    </div>
  );
}
