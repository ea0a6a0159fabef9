import { useHotGames } from '../../api/hot-games.ts';
import { useOwnPlay } from '../../api/own-play.ts';
import { usePlay, usePlayOnRequest } from '../../lib/use-play.ts';
import { useRefundToast } from '../../lib/use-refund-toast.ts';
import { ContinueStrip } from './continue-strip.tsx';
import { HotSkeleton } from './hot-skeleton.tsx';
import { HotStrip } from './hot-strip.tsx';

/** First on the home page: what a member has played last; for everybody else the most played games. */
export function HotGames() {
  const play = usePlay();
  usePlayOnRequest(play);
  useRefundToast();
  const own = useOwnPlay();
  const isHotPending = useHotGames().isPending;
  const hasPlayed = own.games.length + own.tickets.length > 0;
  // The number of cards decides their height: they appear together.
  if (!own.isKnown || (hasPlayed && isHotPending)) return <HotSkeleton />;
  return hasPlayed ? <ContinueStrip own={own} onPlay={play} /> : <HotStrip onPlay={play} />;
}
