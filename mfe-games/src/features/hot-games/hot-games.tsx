import { usePlay, usePlayOnRequest } from '../../lib/use-play.ts';
import { useRefundToast } from '../../lib/use-refund-toast.ts';
import { HotStrip } from './hot-strip.tsx';

/** On the home page: the most played games. */
export function HotGames() {
  const play = usePlay();
  usePlayOnRequest(play);
  useRefundToast();
  return <HotStrip onPlay={play} />;
}
