import { Skeleton } from '@croupier/ui';
import { CoastScene } from './coast-scene.tsx';
import { HeroView } from './hero-view.tsx';
import styles from './hero.module.css';
import { RiverScene } from './river-scene.tsx';

/** The hero for every brand and visitor: the markup contains both scenes, and the look shows one. */
export function HeroSkeleton() {
  const scene = (
    <>
      <div className={styles.place} data-look="padma">
        <RiverScene />
      </div>
      <div className={styles.place} data-look="verano">
        <CoastScene />
      </div>
    </>
  );
  return <HeroView scene={scene} beside={<Skeleton width="10rem" height={52} />} />;
}
