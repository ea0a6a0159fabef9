import type { Kind } from './kind.ts';
import { chooseSeed, chosenSeed } from './client-seed.ts';
import { make } from './make.ts';
import { nextCommit } from './commits.ts';
import { text } from './texts.ts';

/** The commit of the next round, the player's own seed, and how the round is drawn. */
export function fairness(_kind: Kind): readonly Node[] {
  const field = make('input', { id: 'client-seed' });
  field.maxLength = 64;
  field.value = chosenSeed();
  field.placeholder = text('seed-placeholder');
  field.addEventListener('input', () => chooseSeed(field.value));
  const label = make('label', { text: text('seed-label') });
  label.htmlFor = field.id;
  return [
    make('p', { text: text('fair-how') }),
    make('dl', {}, make('dt', { text: text('nextCommit') }), make('dd', { text: nextCommit() })),
    label,
    field,
    make('p', { text: text('fair-check') }),
  ];
}
