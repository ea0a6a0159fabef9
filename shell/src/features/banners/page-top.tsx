import type { Banner, BannerGroup } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useLoaded } from '../../use-loaded.ts';
import { NewsHost } from '../notices/news-host.tsx';
import { NoticeBar } from '../notices/notice-bar.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { usePageContent } from './use-page-content.ts';
import styles from './banners.module.css';
import { pageIdle } from '../../mount/page-idle.ts';

/** Content between header and page: the notice bar, and below it the banners of the path's group. */
export function PageTop({ group }: { group: BannerGroup | null }) {
  return <div className={styles.top}>{group && <Content key={group} group={group} />}</div>;
}

function Content({ group }: { group: BannerGroup }) {
  const { content, isPending } = usePageContent(group);
  // Reserves the space that most pages need, so that loading does not move the page.
  if (!content) return isPending ? <div className={styles.place} /> : null;
  const { notices, banners, popups } = content;
  return (
    <>
      {notices.length > 0 && <NoticeBar notices={notices} />}
      {banners[0] && <Strip first={banners[0]} banners={banners} />}
      <NewsHost popups={popups} />
    </>
  );
}

/**
 * The first banner is rendered from the start; its picture and the other banners load when the page is idle.
 */
function Strip({ first, banners }: { first: Banner; banners: readonly Banner[] }) {
  const { t } = useTexts('shell');
  const loaded = useLoaded(loadBanners, true);
  if (loaded.state === 'ready') return <loaded.value.BannerStrip banners={banners} />;
  return (
    <section className={styles.strip} aria-label={t('news.banners')}>
      <BannerSlide banner={first} />
    </section>
  );
}

/** The page has priority: pictures and motion wait until it is idle. */
async function loadBanners() {
  await pageIdle();
  return import(/* webpackChunkName: "banners" */ './banner-strip.tsx');
}
