import { useCallQuery, useClient } from '@croupier/client';
import { calls, type GameList, type GameQuery } from '@croupier/contracts';

/** The specification's page size for the lobby: it fills three rows of a wide screen. */
export const pageSize = 18;

/** One page of the games that match a query; the previous page stays while another query loads. */
export function useGames(query: GameQuery, pageNo: number, enabled: boolean) {
  return useCallQuery(
    calls.gameList,
    { ...query, pageNo, pageSize },
    { keepPrevious: true, enabled },
  );
}

/** Loads a later page on demand. */
export function useReadGames(): (query: GameQuery, pageNo: number) => Promise<GameList> {
  const client = useClient();
  return (query, pageNo) => client.call(calls.gameList, { ...query, pageNo, pageSize });
}
