import { useCallMutation } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useRevealMessage = () => useCallMutation(calls.revealMessage);
