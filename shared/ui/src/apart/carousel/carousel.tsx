import { useTexts } from '@croupier/i18n';
import { Button } from '@croupier/ui';
import type { ReactNode } from 'react';
import { useStrip } from './use-strip.ts';
import styles from './carousel.module.css';

interface CarouselProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string;
  readonly children: (item: Item) => ReactNode;
}

/**
 * A row with native scrolling and snapping: by finger, wheel, keyboard and without script. Once the row is
 * visible, Swiper takes over in its CSS mode, and two buttons scroll the row by one view. The row never moves
 * without user input.
 */
export function Carousel<Item>({ label, items, itemKey, children }: CarouselProps<Item>) {
  const { t } = useTexts('ui');
  const { ref, canGoBack, canGoOn, turn } = useStrip();
  return (
    <div ref={ref} className={styles.carousel}>
      <ul role="list" aria-label={label} tabIndex={-1} className={styles.strip}>
        {items.map((item) => (
          <li key={itemKey(item)} className={styles.slide}>
            {children(item)}
          </li>
        ))}
      </ul>
      {(canGoBack || canGoOn) && (
        <div className={styles.turns}>
          <Button
            icon="chevron-left"
            aria-label={t('strip.back', { what: label })}
            disabled={!canGoBack}
            onClick={() => turn(-1)}
          />
          <Button
            icon="chevron-right"
            aria-label={t('strip.on', { what: label })}
            disabled={!canGoOn}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </div>
  );
}
