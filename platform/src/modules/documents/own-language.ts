import { languages, type InLanguages, type Language, type Localized } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';

/** The fallback language of a brand; `null` for an unknown brand. */
export async function ownLanguage(tx: Tx, brand: string): Promise<Language | null> {
  const row = await tx
    .selectFrom('brands')
    .select('default_language')
    .where('code', '=', brand)
    .executeTakeFirst();
  return row?.default_language ?? null;
}

/** The texts in a brand's own language replace missing ones in other languages, so they are required. */
export function lacksTranslation(
  words: InLanguages<unknown>,
  own: Language,
  path: string,
): Failed<'invalid-input'> | null {
  if (words[own] !== undefined) return null;
  return fail('invalid-input', {
    detail: 'Write it in the brand’s own language first: it replaces missing ones.',
    fields: { [`${path}.${own}.title`]: { code: 'required' } },
  });
}

type Titles = InLanguages<{ readonly title: string }>;

/** The titles of a document in every language; missing ones are in the brand's own. */
export const titleInAll = async (tx: Tx, brand: string, words: Titles): Promise<Localized> =>
  titleWithOwn(words, await ownLanguage(tx, brand));

/** The same where the brand's own language is known. */
export function titleWithOwn(words: Titles, own: Language | null): Localized {
  const fallback = (own && words[own]?.title) ?? '';
  const entries = languages.map((language) => [language, words[language]?.title ?? fallback]);
  return { en: '', bn: '', es: '', ar: '', ...Object.fromEntries(entries) };
}
