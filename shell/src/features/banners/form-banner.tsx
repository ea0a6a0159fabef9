import type { BannerGroup } from '@croupier/contracts';
import { Skeleton } from '@croupier/ui';
import { useDeferredValue } from 'react';
import { CoverArt } from '../../surface/cover-art.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { usePageContent } from './use-page-content.ts';
import styles from './banners.module.css';

/** The first banner of a group over a form; it never links away from the form. */
export function FormBanner({ group }: { group: BannerGroup }) {
  const { content, isPending } = usePageContent(group);
  // The form has priority: the picture is rendered after the form.
  const isDrawn = useDeferredValue(true, false);
  const [banner] = content?.banners ?? [];
  if (!isPending && !banner) return null;
  return (
    <div className={styles.form}>
      {banner && isDrawn ? (
        <BannerSlide
          banner={{ ...banner, linkage: null }}
          art={<CoverArt seed={banner.art} aspect="16:9" />}
        />
      ) : (
        <Skeleton height={96} />
      )}
    </div>
  );
}
