import { useCallQuery, useClient } from '@croupier/client';
import { calls, type GameList, type GameQuery } from '@croupier/contracts';

/** The specification's page once the lobby stands: it fills three rows of a wide screen. */
export const pageSize = 18;

/** One page of the games that a query leaves; the page before stays while another query is asked for. */
export function useGames(query: GameQuery, pageNo: number, enabled: boolean) {
  return useCallQuery(
    calls.gameList,
    { ...query, pageNo, pageSize },
    { keepPrevious: true, enabled },
  );
}

/** A later page, when somebody wants it. */
export function useReadGames(): (query: GameQuery, pageNo: number) => Promise<GameList> {
  const client = useClient();
  return (query, pageNo) => client.call(calls.gameList, { ...query, pageNo, pageSize });
}
