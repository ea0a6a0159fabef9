import { useEvent } from '@croupier/bus';
import { useCallQuery, useCallMutation, useInvalidate } from '@croupier/client';
import { calls, type WalletTransfer } from '@croupier/contracts';

/** What the member has, with what is held; asked anew whenever the balance moves. */
export function useFunds() {
  const forget = useInvalidate();
  useEvent('wallet.balance-changed', () => forget(calls.balance));
  // A withdrawal that was paid is held no longer, and a bonus moves without the cash.
  useEvent('withdrawal.changed', () => forget(calls.balance));
  useEvent('bonus.changed', () => forget(calls.balance));
  return useCallQuery(calls.balance, undefined);
}

export function useMerchantWallet() {
  return useCallQuery(calls.merchantWallet, undefined);
}

/** While a transfer is not over it is asked about every few seconds. */
const openRefreshMs = 5_000;

export function useWalletTransfers() {
  return useCallQuery(calls.walletTransfers, undefined, {
    refreshMs: (transfers) => (transfers?.some(isOpen) ?? true) && openRefreshMs,
  });
}

const isOpen = ({ state }: WalletTransfer) => state === 'sent' || state === 'unknown';

/** Moves money between the wallets; everything that shows them follows. */
export function useWalletTransfer() {
  const forget = useInvalidate();
  return {
    ...useCallMutation(calls.walletTransfer),
    forgetWallets() {
      forget(calls.balance);
      forget(calls.merchantWallet);
      forget(calls.walletTransfers);
    },
  };
}
