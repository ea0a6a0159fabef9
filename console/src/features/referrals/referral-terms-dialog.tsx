import type { BrandReferralTerms, ReferralTerms } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Select, TextInput } from '@croupier/ui';
import { useSaveReferralTerms } from '../../api/referrals.ts';
import dated from '../../lib/dated-terms.module.css';
import { TermsDialog } from '../../lib/dated-terms.tsx';
import { levelNumbers, termsIn } from './typed-terms.ts';

interface ReferralTermsDialogProps {
  readonly terms: BrandReferralTerms;
  readonly onClose: () => void;
}

/** Changes the terms from the brand's next day on. */
export function ReferralTermsDialog({ terms, onClose }: ReferralTermsDialogProps) {
  const { t } = useTexts('console');
  const save = useSaveReferralTerms();
  const { currency, current, next } = terms;
  const known = next?.terms ?? current;
  return (
    <TermsDialog
      terms={terms}
      save={save}
      read={termsIn}
      texts={{ isEnabled: t('referrals.isEnabled'), unreadable: t('referrals.unreadable') }}
      onClose={onClose}
    >
      <LevelFields known={known} />
      <AmountFields known={known} currency={currency} />
    </TermsDialog>
  );
}

function LevelFields({ known }: { known: ReferralTerms }) {
  const { t, formats } = useTexts('console');
  return (
    <div className={dated.fields}>
      {levelNumbers.flatMap((level) => {
        const rule = known.levels[level - 1];
        const names = { level: formats.number(level) };
        return [
          <TextInput
            key={`rate${level}`}
            name={`rate${level}`}
            label={t('referrals.rateOf', names)}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            defaultValue={String((rule?.basisPoints ?? 0) / 100)}
          />,
          <Select
            key={`basis${level}`}
            name={`basis${level}`}
            label={t('referrals.basisOf', names)}
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
    <div className={dated.fields}>
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
