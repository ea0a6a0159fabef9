import { useSite } from '@croupier/ui';
import { CoastScene } from './coast-scene.tsx';
import { RiverScene } from './river-scene.tsx';

/** The scene of a brand's look. */
export function HeroScene() {
  return useSite().brand.look === 'verano' ? <CoastScene /> : <RiverScene />;
}
