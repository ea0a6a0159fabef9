import type { Language } from '@croupier/contracts';
import type { Brands } from '../modules/brands/index.ts';
import type { Content } from '../modules/content/index.ts';
import { helpAr } from './help-ar.ts';
import { helpBn } from './help-bn.ts';
import { helpEn } from './help-en.ts';
import { helpEs } from './help-es.ts';

export interface HelpLine {
  readonly slug: string;
  readonly title: string;
  /** `{brand}` stands for the brand's name. */
  readonly content: string;
}

const lines: Readonly<Record<Language, readonly HelpLine[]>> = {
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
    const entries = languages.flatMap((language) =>
      lines[language].map(({ slug, title, content }, position) => ({
        brand: code,
        language,
        slug,
        title,
        content: content.replaceAll('{brand}', name),
        position,
      })),
    );
    await content.helpAdmin.seed(entries);
  }
}
