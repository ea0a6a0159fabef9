import { useCallMutation, useInvalidate, useUpload } from '@croupier/client';
import { calls } from '@croupier/contracts';

export function useUploadProof() {
  return useUpload(calls.uploadProof);
}

/** Says that a transfer was made; the list of deposits follows. */
export function useProveDeposit() {
  const forget = useInvalidate();
  return { ...useCallMutation(calls.proveDeposit), forgetDeposits: () => forget(calls.deposits) };
}
