import { useCallQuery } from '@croupier/client';
import { calls } from '@croupier/contracts';

export const useTeamTokens = () => useCallQuery(calls.teamTokens, undefined);
