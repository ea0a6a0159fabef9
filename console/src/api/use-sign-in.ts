import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useSignIn = () => useCall(calls.operatorLogin);
