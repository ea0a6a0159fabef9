import { useSite } from '@croupier/ui';
import { CoastScene } from './coast-scene.tsx';
import { RiverScene } from './river-scene.tsx';

/** The place that a brand's look is about. */
export function HeroScene() {
  return useSite().brand.look === 'verano' ? <CoastScene /> : <RiverScene />;
}
