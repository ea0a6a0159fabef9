import Swiper from 'swiper';
import styles from './carousel.module.css';

/** Whether the row can scroll further at each end. */
export interface StripEnds {
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
}

export interface Drive {
  readonly turn: (by: 1 | -1) => void;
  readonly stop: () => void;
}

const turnMs = 400;

/** Lets Swiper control a natively scrolling row, and reports every change of what is left at the ends. */
export function driveStrip(place: HTMLElement, onEnds: (ends: StripEnds) => void): Drive {
  let reported = '';
  const swiper = new Swiper(place, {
    cssMode: true,
    allowTouchMove: false,
    slidesPerView: 'auto',
    slidesPerGroupAuto: true,
    wrapperClass: styles.strip ?? '',
    slideClass: styles.slide ?? '',
    // Cards are added and removed as responses arrive.
    observer: true,
    speed: isStill() ? 0 : turnMs,
    on: {
      init: reportEnds,
      progress: reportEnds,
      lock: reportEnds,
      unlock: reportEnds,
      resize: reportEnds,
      update: reportEnds,
    },
  });

  function reportEnds({ isLocked, isBeginning, isEnd }: Swiper): void {
    const ends = { canGoBack: !isLocked && !isBeginning, canGoOn: !isLocked && !isEnd };
    const now = JSON.stringify(ends);
    if (now === reported) return;
    reported = now;
    onEnds(ends);
  }

  return {
    turn: (by) => (by === 1 ? swiper.slideNext() : swiper.slidePrev()),
    stop: () => swiper.destroy(true, true),
  };
}

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
