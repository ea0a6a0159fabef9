import { elementById } from './page-data.ts';

/**
 * Announces a text; texts with `screen-reader` are for screen readers alone, because the screen shows them in another
 * form.
 */
export function announce(words: string, how: 'shown' | 'screen-reader' = 'shown'): void {
  elementById('said').dataset['quiet'] = String(how === 'screen-reader');
  elementById('said').textContent = words;
}
