import { useCallMutation } from '@croupier/client';
import { calls, type GameId, type RoundId } from '@croupier/contracts';

/**
 * What is launched: a game for money, the same game in free play, or the sports book of the provider coded
 * FB.
 */
export type LaunchTarget =
  | { readonly kind: 'game'; readonly nodeId: GameId; readonly showRound?: RoundId }
  | { readonly kind: 'fun'; readonly nodeId: GameId }
  | { readonly kind: 'sports-book' };

interface Way {
  readonly language: string;
  readonly lobbyUrl: string;
}

/** Each call creates a single-use address, valid for one minute. */
export function useLaunchGame(played: LaunchTarget) {
  const forMoney = useCallMutation(calls.launchGame);
  const forFun = useCallMutation(calls.tryGame);
  const sportsBook = useCallMutation(calls.launchSportsBook);
  const launch = played.kind === 'game' ? forMoney : played.kind === 'fun' ? forFun : sportsBook;
  return {
    launched: launch.isSuccess ? launch.data : null,
    error: launch.error,
    reset: () => launch.reset(),
    start(way: Way) {
      if (played.kind === 'game') {
        const { nodeId, showRound } = played;
        forMoney.mutate({ ...way, nodeId, ...(showRound && { showRound }) });
      }
      if (played.kind === 'fun') forFun.mutate({ ...way, nodeId: played.nodeId });
      if (played.kind === 'sports-book') sportsBook.mutate(way);
    },
  };
}
