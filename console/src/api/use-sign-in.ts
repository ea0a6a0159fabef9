import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useSignIn = () => useCallMutation(calls.operatorLogin);
