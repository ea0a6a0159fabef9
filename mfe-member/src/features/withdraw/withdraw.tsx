import { useTexts } from '@croupier/i18n';
import { Card, Empty, Retry, Section } from '@croupier/ui';
import { usePayoutTerms } from '../../api/payout-terms.ts';
import { ListSkeleton } from '../../lib/list-skeleton.tsx';
import { TurnoverLeft } from '../../lib/turnover-left.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

/** Withdrawal to an account in the member's own name. */
export function Withdraw({ onPinForgotten }: { onPinForgotten: () => void }) {
  const { t, formats } = useTexts('mfe-member');
  const terms = usePayoutTerms();
  if (terms.isPending) return <ListSkeleton />;
  if (terms.error) return <Retry error={terms.error} onRetry={terms.refetch} />;
  if (terms.data.methods.length === 0)
    return (
      <Empty art="wallet" title={t('withdraw.no-methods')} text={t('withdraw.no-methods-text')} />
    );
  const [first, ...others] = terms.data.accounts;
  const { pausedUntil, turnover } = terms.data;
  if (pausedUntil)
    return (
      <Section title={t('withdraw.title')}>
        <Card role="status">
          <p>{t('withdraw.paused', { time: formats.dateTime(pausedUntil) })}</p>
        </Card>
      </Section>
    );
  return (
    <Section title={t('withdraw.title')}>
      {turnover && <TurnoverLeft turnover={turnover} />}
      {first ? (
        <WithdrawForm
          terms={terms.data}
          accounts={[first, ...others]}
          onPinForgotten={onPinForgotten}
        />
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
