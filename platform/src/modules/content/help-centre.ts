import type { HelpEntry, Language } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import type { ContentStore } from './content.store.ts';
import { richTextOf } from './rich-text.ts';

/** The help of a brand in a language, or in the brand's own language if a text is missing. */
export async function helpOf(
  brand: Brand,
  language: Language,
  store: ContentStore,
): Promise<readonly HelpEntry[]> {
  const entries = await store.helpEntries(brand.code, language);
  if (entries.length === 0 && language !== brand.defaultLanguage)
    return helpOf(brand, brand.defaultLanguage, store);
  return entries.map((entry) => ({ ...entry, content: richTextOf(entry.content) }));
}
