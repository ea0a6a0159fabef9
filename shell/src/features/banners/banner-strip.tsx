import type { Banner } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { useState, useEffect } from 'react';
import { CoverArt } from '../../surface/cover-art.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { MotionButton, prefersReducedMotion } from './motion-button.tsx';
import styles from './banners.module.css';

/** Shows the banners of a group in turn. Only the visitor's wish for reduced motion stops the rotation. */
export function BannerStrip({ banners }: { banners: readonly Banner[] }) {
  const { t } = useTexts('shell');
  const [isPaused, setPaused] = useState(prefersReducedMotion);
  const { at, show } = useCycle(banners.length, isPaused);
  return (
    <section
      className={styles.strip}
      aria-label={t('news.banners')}
      aria-roledescription={t('news.carousel')}
    >
      <div className={styles.slides} aria-live={isPaused ? 'polite' : 'off'}>
        {banners.map((banner, index) => (
          <div
            key={banner.bannerId}
            className={styles.layer}
            data-shown={index === at}
            inert={index !== at}
          >
            <BannerSlide banner={banner} art={<CoverArt seed={banner.art} aspect="16:9" />} />
          </div>
        ))}
      </div>
      {banners.length > 1 && (
        <div className={styles.controls}>
          <MotionButton isPaused={isPaused} onChange={setPaused} />
          <Pagination banners={banners} at={at} onChoose={show} />
        </div>
      )}
    </section>
  );
}

interface PaginationProps {
  readonly banners: readonly Banner[];
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

function Pagination({ banners, at, onChoose }: PaginationProps) {
  const { t, formats } = useTexts('shell');
  return banners.map(({ bannerId, title }, index) => (
    <button
      key={bannerId}
      type="button"
      className={styles.dot}
      aria-label={t('news.banner', { place: formats.number(index + 1), title })}
      aria-current={index === at}
      onClick={() => onChoose(index)}
    />
  ));
}

/** Specification §9. */
const slideMs = 5_000;

interface Cycle {
  readonly at: number;
  show(at: number): void;
}

/**
 * Counts in a cycle; choosing an item does not stop the cycle (specification §2), but restarts its five
 * seconds.
 */
function useCycle(count: number, isPaused: boolean): Cycle {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState({});
  useEffect(() => {
    if (isPaused || count < 2) return;
    const timer = setInterval(() => setAt((now) => now + 1), slideMs);
    return () => clearInterval(timer);
  }, [count, isPaused, chosen]);
  function show(wanted: number): void {
    setAt(wanted);
    setChosen({});
  }
  return { at: count === 0 ? 0 : at % count, show };
}
