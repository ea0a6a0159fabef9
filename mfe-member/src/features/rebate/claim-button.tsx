import { parseAmount } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { Button, ErrorText, useFailureText, useMoney } from '@croupier/ui';
import { useClaimRebate } from '../../api/rebates.ts';

/** Pays all closed days. A claim that another tab or the schedule was faster with pays nothing. */
export function ClaimButton({ claimable }: { claimable: string }) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const failureText = useFailureText();
  const { claim, reload } = useClaimRebate();
  const payment = claim.data?.payment;
  return (
    <>
      <Button
        disabled={(parseAmount(claimable) ?? 0n) <= 0n}
        isBusy={claim.isPending}
        onClick={() => claim.mutate(undefined, { onSettled: reload })}
      >
        {t('turnover-rebate.claim', { amount: money(claimable) })}
      </Button>
      <p role="status">
        {payment && t('turnover-rebate.claimed', { amount: money(payment.amount) })}
        {payment === null && t('turnover-rebate.nothing')}
      </p>
      <ErrorText>{claim.error && failureText(claim.error)}</ErrorText>
    </>
  );
}
