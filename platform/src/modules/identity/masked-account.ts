import { sql, type RawBuilder } from 'kysely';

/** A name of at most this many letters shows its first letter only. */
const shortLetters = 4;

/** Masks `rahim_92` as `ra•••2` and `rina` as `r•••`: owners recognise themselves, others cannot identify them. */
export function maskedAccount(account: string): string {
  const letters = [...account];
  return letters.length > shortLetters
    ? `${letters.slice(0, 2).join('')}•••${letters.at(-1)}`
    : `${letters.length > 2 ? letters[0] : ''}•••`;
}

/** The runs of letters of a text that is searched among masked names. */
export const visibleRuns = (text: string): readonly string[] =>
  text.split('•').filter((run) => run !== '');

/** Whether a masked name can contain the text: it shows two letters beside each other at most. */
export const canBeMasked = (text: string): boolean =>
  visibleRuns(text).every((run) => [...run].length <= 2);

/** The masked name in SQL, for the name in a column. */
export function maskedAccountIn(column: string): RawBuilder<string> {
  const name = sql.ref(column);
  return sql`CASE WHEN length(${name}) > ${sql.lit(shortLetters)} THEN left(${name}, 2) || '•••' || right(${name}, 1)
    WHEN length(${name}) > 2 THEN left(${name}, 1) || '•••' ELSE '•••' END`;
}
