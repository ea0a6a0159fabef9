import { elementById } from './page-data.ts';

/** Says it to everybody; `heard` words stand on the screen in another form already. */
export function say(words: string, how: 'shown' | 'heard' = 'shown'): void {
  elementById('said').dataset['quiet'] = String(how === 'heard');
  elementById('said').textContent = words;
}
