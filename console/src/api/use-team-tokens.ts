import { useAnswer } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useTeamTokens = () => useAnswer(calls.teamTokens, undefined);
