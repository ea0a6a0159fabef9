import type { InLanguages, Language } from '@croupier/contracts';
import type { Tx } from '../../core.ts';
import { fail, type Failed } from '../../outcome.ts';

/** The language that a brand falls back to; `null` where there is no such brand. */
export async function ownLanguage(tx: Tx, brand: string): Promise<Language | null> {
  const row = await tx
    .selectFrom('brands')
    .select('default_language')
    .where('code', '=', brand)
    .executeTakeFirst();
  return row?.default_language ?? null;
}

/** The words in a brand's own language stand in for all others: they must be there. */
export function lacksTranslation(
  words: InLanguages<unknown>,
  own: Language,
  path: string,
): Failed<'invalid-input'> | null {
  if (words[own] !== undefined) return null;
  return fail('invalid-input', {
    detail: 'Write it in the brand’s own language first: it stands in for the others.',
    fields: { [`${path}.${own}.title`]: { code: 'required' } },
  });
}
