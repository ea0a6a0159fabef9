import { usePlay, usePlayOnRequest } from '../../lib/use-play.ts';
import { useRefundToast } from '../../lib/use-refund-toast.ts';
import { HotStrip } from './hot-strip.tsx';

/** On the home page: the games that are played most. */
export function HotGames() {
  const play = usePlay();
  usePlayOnRequest(play);
  useRefundToast();
  return <HotStrip onPlay={play} />;
}
