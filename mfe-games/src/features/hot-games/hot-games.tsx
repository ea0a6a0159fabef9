import { usePlay, usePlayOnRequest } from '../../lib/use-play.ts';
import { HotStrip } from './hot-strip.tsx';

/** On the home page: the games that are played most. */
export function HotGames() {
  const play = usePlay();
  usePlayOnRequest(play);
  return <HotStrip onPlay={play} />;
}
