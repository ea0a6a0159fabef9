import type { Deposit } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import {
  Button,
  ErrorText,
  Icon,
  Money,
  VisuallyHidden,
  useFailureText,
  useMoney,
} from '@croupier/ui';
import { ConfirmDialog } from '@croupier/ui/confirm-dialog';
import { useState } from 'react';
import { useCancelDeposit, useDepositPage, useInvalidateDeposits } from '../../api/deposits.ts';
import styles from './deposits.module.css';

/** Actions for a pending deposit: pay it, open its payment page, or cancel it. */
export function PendingActs({ deposit }: { deposit: Deposit }) {
  const { t } = useTexts('mfe-member');
  const money = useMoney();
  const cancel = useCancelDeposit();
  const invalidate = useInvalidateDeposits();
  const [isAsking, setAsking] = useState(false);
  const { id, kind, payUrl, amount } = deposit;
  const close = () => setAsking(false);
  return (
    <>
      {payUrl && <PayLink payUrl={payUrl} amount={amount} />}
      {kind === 'page' && !payUrl && <OpenPage deposit={deposit} />}
      <Button size="s" variant="quiet" onClick={() => setAsking(true)}>
        {t('deposits.cancel')}
        <VisuallyHidden>
          <Money amount={amount} />
        </VisuallyHidden>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('deposits.cancel-title')}
          confirm={t('deposits.cancel')}
          isDanger
          isBusy={cancel.isPending}
          error={cancel.error}
          onClose={close}
          onConfirm={() =>
            cancel.mutate(
              { id },
              {
                onSuccess: () => {
                  invalidate();
                  close();
                },
                onError: invalidate,
              },
            )
          }
        >
          {t('deposits.cancel-text', { amount: money(amount) })}
        </ConfirmDialog>
      )}
    </>
  );
}

/**
 * The provider did not answer when the deposit was requested: the request is repeated, and the browser goes
 * to the provider's page.
 */
function OpenPage({ deposit: { id, amount } }: { deposit: Deposit }) {
  const { t } = useTexts('mfe-member');
  const page = useDepositPage();
  const invalidate = useInvalidateDeposits();
  const failureText = useFailureText();
  return (
    <>
      <Button
        size="s"
        isBusy={page.isPending}
        onClick={() =>
          page.mutate(
            { id },
            {
              onSuccess: ({ payUrl }) => {
                invalidate();
                if (payUrl) window.location.assign(payUrl);
              },
              onError: invalidate,
            },
          )
        }
      >
        {t('deposits.continue')}
        <VisuallyHidden>
          <Money amount={amount} />
        </VisuallyHidden>
      </Button>
      <ErrorText>{page.error && failureText(page.error)}</ErrorText>
    </>
  );
}

function PayLink({ payUrl, amount }: { payUrl: string; amount: string }) {
  const { t } = useTexts('mfe-member');
  return (
    <a href={payUrl} className={styles.pay}>
      {t('deposits.pay')}
      <VisuallyHidden>
        <Money amount={amount} />
      </VisuallyHidden>
      <Icon name="external" />
    </a>
  );
}
