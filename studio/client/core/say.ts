import { elementById } from './page-data.ts';

/** Announces a text to all users; `heard` texts are already visible on the screen in another form. */
export function say(words: string, how: 'shown' | 'heard' = 'shown'): void {
  elementById('said').dataset['quiet'] = String(how === 'heard');
  elementById('said').textContent = words;
}
