import { make } from '../core/make.ts';
import { elementById } from '../core/page-data.ts';

/** Large text over the reels; the caller announces it to screen readers. */
export function createBanner(): { show(words: string): void; hide(): void } {
  const line = make('p', { class: 'banner' });
  line.setAttribute('aria-hidden', 'true');
  elementById('board').append(line);
  return {
    show(words) {
      line.textContent = words;
      line.dataset['shown'] = 'true';
    },
    hide() {
      line.dataset['shown'] = 'false';
    },
  };
}
