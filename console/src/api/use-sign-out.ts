import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useSignOut = () => useCallMutation(calls.operatorLogout);
