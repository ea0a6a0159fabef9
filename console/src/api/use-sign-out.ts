import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useSignOut = () => useCall(calls.operatorLogout);
