import type { BannerGroup } from '@croupier/contracts';
import { Skeleton } from '@croupier/ui';
import { CoverArt } from '../../surface/cover-art.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { usePageContent } from './use-page-content.ts';
import styles from './banners.module.css';

/** The first banner of a group over a form; it never leads away from what is being typed. */
export function FormBanner({ group }: { group: BannerGroup }) {
  const { content, isPending } = usePageContent(group);
  if (isPending) return <Skeleton height={96} />;
  const [banner] = content?.banners ?? [];
  if (!banner) return null;
  return (
    <div className={styles.form}>
      <BannerSlide
        banner={{ ...banner, linkage: null }}
        art={<CoverArt seed={banner.art} aspect="16:9" />}
      />
    </div>
  );
}
