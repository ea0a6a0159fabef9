import { useCall } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useRevealMessage = () => useCall(calls.revealMessage);
