import { usePlay, usePlayOnRequest } from '../../lib/use-play.ts';
import { useRefundNews } from '../../lib/use-refund-news.ts';
import { HotStrip } from './hot-strip.tsx';

/** On the home page: the games that are played most. */
export function HotGames() {
  const play = usePlay();
  usePlayOnRequest(play);
  useRefundNews();
  return <HotStrip onPlay={play} />;
}
