import { useTexts } from '@croupier/i18n';
import { Empty, Retry, Section } from '@croupier/ui';
import { usePayoutTerms } from '../../api/payout-terms.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

/** Money out, to an account in the member's own name. */
export function Withdraw() {
  const { t } = useTexts('mfe-member');
  const terms = usePayoutTerms();
  if (terms.isPending) return <ListSkeleton />;
  if (terms.error) return <Retry error={terms.error} again={terms.refetch} />;
  if (terms.data.methods.length === 0)
    return (
      <Empty art="wallet" title={t('withdraw.no-methods')} text={t('withdraw.no-methods-text')} />
    );
  const [first, ...others] = terms.data.accounts;
  return (
    <Section title={t('withdraw.title')}>
      {first ? (
        <WithdrawForm terms={terms.data} accounts={[first, ...others]} />
      ) : (
        <Empty
          look="row"
          art="wallet"
          title={t('withdraw.no-accounts')}
          text={t('withdraw.no-accounts-text')}
        />
      )}
    </Section>
  );
}
