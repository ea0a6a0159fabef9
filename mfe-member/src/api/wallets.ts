import { useEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type ProviderWallet, type WalletTransfer } from '@croupier/contracts';

/** The member's balance and held amount; reloaded whenever the balance changes. */
export function useFunds() {
  const invalidate = useInvalidate();
  useEvent('wallet.balance-changed', () => invalidate(calls.balance));
  // A paid withdrawal is no longer held, and a bonus changes without the cash balance.
  useEvent('withdrawal.changed', () => invalidate(calls.balance));
  useEvent('bonus.changed', () => invalidate(calls.balance));
  return useCallQuery(calls.balance, undefined);
}

/** A transfer in progress, and a wallet whose provider did not answer, are polled every few seconds. */
const openRefreshMs = 5_000;

export function useMerchantWallet() {
  return useCallQuery(calls.merchantWallet, undefined, {
    refreshMs: (merchant) => (merchant?.wallets.some(isSilent) ?? false) && openRefreshMs,
  });
}

const isSilent = ({ balance }: ProviderWallet) => balance === null;

export function useWalletTransfers() {
  return useCallQuery(calls.walletTransfers, undefined, {
    refreshMs: (transfers) => (transfers?.some(isOpen) ?? true) && openRefreshMs,
  });
}

const isOpen = ({ state }: WalletTransfer) => state === 'sent' || state === 'unknown';

/** Moves money between the wallets, and invalidates everything that shows them. */
export function useWalletTransfer() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.walletTransfer),
    forgetWallets() {
      invalidate(calls.balance);
      invalidate(calls.merchantWallet);
      invalidate(calls.walletTransfers);
    },
  };
}
