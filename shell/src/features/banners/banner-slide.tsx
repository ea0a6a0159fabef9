import type { Banner, Linkage } from '@croupier/contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './banners.module.css';

interface BannerSlideProps {
  readonly banner: Banner;
  /** The picture after its code has loaded; the text never waits for it. */
  readonly art?: ReactNode;
}

/** One banner: text over a picture. The whole banner is the link. */
export function BannerSlide({ banner, art }: BannerSlideProps) {
  const { title, text, action, linkage } = banner;
  const inside = (
    <>
      <span className={styles.art}>{art}</span>
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {text && <span className={styles.text}>{text}</span>}
        {linkage && action && <span className={styles.action}>{action}</span>}
      </span>
    </>
  );
  if (!linkage) return <div className={styles.slide}>{inside}</div>;
  const to = targetOf(linkage);
  if (linkage.linkageType !== 'url')
    return (
      <Link to={to} className={styles.slide}>
        {inside}
      </Link>
    );
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={styles.slide}>
      {inside}
    </a>
  );
}

/** The target of a linkage, as an address. */
export function targetOf(linkage: Linkage): string {
  if (linkage.linkageType === 'path') return linkage.path;
  if (linkage.linkageType === 'game') return `/game?nodeId=${linkage.nodeId}`;
  if (linkage.linkageType === 'promotion') return `/promoDetail/${linkage.promotionId}`;
  return linkage.url;
}
