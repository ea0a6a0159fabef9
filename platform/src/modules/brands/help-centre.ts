import sanitizeHtml from 'sanitize-html';
import type { HelpEntry, Language } from '@croupier/contracts';
import type { Brand } from './brand.ts';
import type { BrandsStore } from './brands.store.ts';

/** The help of a brand in a language, or in the brand's own where it has none. */
export async function helpOf(
  brand: Brand,
  language: Language,
  store: BrandsStore,
): Promise<readonly HelpEntry[]> {
  const entries = await store.helpEntries(brand.code, language);
  if (entries.length === 0 && language !== brand.defaultLanguage)
    return helpOf(brand, brand.defaultLanguage, store);
  return entries.map((entry) => ({ ...entry, content: sanitizeHtml(entry.content, allowed) }));
}

/** Words, lists, tables and links; nothing that runs, frames, loads or restyles. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'em', 'b', 'i', 'u', 'code', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope', 'colspan'], td: ['colspan'], '*': ['id', 'dir'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
