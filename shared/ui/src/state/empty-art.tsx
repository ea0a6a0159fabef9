import { lazy, Suspense, type ComponentType } from 'react';
import styles from './state.module.css';
import type { EmptyArtName } from './empty-art-name.ts';

/** The drawing is a separate chunk: most visits show no empty state, and offline no drawing is shown. */
const Subject = lazy<ComponentType<{ art: EmptyArtName }>>(async () => {
  const { EmptySubject } = await import('./empty-subject.tsx').catch(() => ({
    EmptySubject: () => null,
  }));
  return { default: EmptySubject };
});

/** A small drawing above the text of an empty or failed state. */
export function EmptyArt({ art }: { art: EmptyArtName }) {
  return (
    <svg className={styles.art} viewBox="0 0 160 112" width="160" height="112" aria-hidden="true">
      <circle className={styles.moon} cx="80" cy="52" r="44" />
      <Suspense fallback={null}>
        <Subject art={art} />
      </Suspense>
      <path
        className={styles.water}
        d="M34 92c8-5 14-5 23 0s15 5 23 0 15-5 23 0 15 5 23 0M56 102c6-4 11-4 16 0s11 4 16 0 11-4 16 0"
      />
    </svg>
  );
}
