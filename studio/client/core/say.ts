import { elementById } from './page-data.ts';

/**
 * Announces a text; texts with `heard` are for screen readers alone, because the screen shows them in another
 * form.
 */
export function say(words: string, how: 'shown' | 'heard' = 'shown'): void {
  elementById('said').dataset['quiet'] = String(how === 'heard');
  elementById('said').textContent = words;
}
