import type { Language } from '@croupier/contracts';
import type { Brands } from '../modules/brands/index.ts';
import type { Content } from '../modules/content/index.ts';
import { helpAr } from './help-ar.ts';
import { helpBn } from './help-bn.ts';
import { helpEn } from './help-en.ts';
import { helpEs } from './help-es.ts';
import type { HelpSeed } from './help-seed.ts';

const lines: Readonly<Record<Language, readonly HelpSeed[]>> = {
  en: helpEn,
  bn: helpBn,
  es: helpEs,
  ar: helpAr,
};

/** Creates help entries and terms of use of the demo brands, in each brand's languages. */
export async function seedHelp({
  brands,
  content,
}: {
  readonly brands: Brands;
  readonly content: Content;
}): Promise<void> {
  for (const { code, name, languages } of await brands.all()) {
    for (const [position, { slug }] of helpEn.entries()) {
      const words = Object.fromEntries(
        languages.flatMap((language) => wordsOf(language, slug, name)),
      );
      await content.helpEntries.seed({ brand: code, id: slug, position, draft: { words } });
    }
  }
}

function wordsOf(language: Language, slug: string, brandName: string) {
  const line = lines[language].find((one) => one.slug === slug);
  if (!line) return [];
  const { title, content } = line;
  return [[language, { title, content: content.replaceAll('{brand}', brandName) }] as const];
}
