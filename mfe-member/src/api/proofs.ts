import { useCallMutation, useInvalidate, useUpload } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useUploadProof() {
  return useUpload(calls.uploadProof);
}

/** Reports that a transfer was made, and invalidates the list of deposits. */
export function useProveDeposit() {
  const invalidate = useInvalidate();
  return {
    ...useCallMutation(calls.proveDeposit),
    forgetDeposits: () => invalidate(calls.deposits),
  };
}
