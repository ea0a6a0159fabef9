import type { HeadTag, Language, PageHead } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { addressIn } from './known-address.ts';
import type { PageView } from './page-view.ts';
import { sharePicture } from './share-picture.ts';
import { summaries } from './summaries.ts';

export interface SearchedPage {
  readonly brand: Brand;
  readonly view: PageView;
  readonly language: Language;
  /**
   * Whether the address names the language. An address without one has one canonical form for all visitors, also for
   * those whose browser asks for another language.
   */
  readonly isNamed: boolean;
}

/** If visitors of a brand see only its sign-in page, only the home page is indexed. */
export function isForSearch({ loginedToHomePage }: Brand, { status, summary, path }: PageView) {
  return status === 200 && summary !== null && (path === '/' || !loginedToHomePage);
}

/** The head tags of a page for browsers, search engines and link previews. */
export function headOf(page: SearchedPage): PageHead {
  const { brand, view } = page;
  const ofSearch = isForSearch(brand, view) ? addressTags(page) : [named('robots', 'noindex')];
  return {
    title: titleOf(page),
    tags: [named('description', summaryOf(page)), ...ofSearch, ...shareTags(page)],
  };
}

const titleOf = ({ brand, view, language }: SearchedPage) =>
  `${view.title[language]} · ${brand.name}`;

function summaryOf({ brand, view, language }: SearchedPage): string {
  return (view.summary ?? summaries.home)[language].replaceAll('{brand}', brand.name);
}

/** The canonical address of this page, and those of its languages. */
function addressTags(page: SearchedPage): HeadTag[] {
  const {
    brand,
    view: { path },
  } = page;
  const others = brand.languages.map((other) => linkTo(addressIn(other, brand, path), other));
  return [
    { tag: 'link', rel: 'canonical', href: canonicalOf(page) },
    ...(others.length > 1 ? others : []),
    linkTo(addressIn(brand.defaultLanguage, brand, path), 'x-default'),
  ];
}

const canonicalOf = ({ brand, view, language, isNamed }: SearchedPage) =>
  addressIn(isNamed ? language : brand.defaultLanguage, brand, view.path);

const linkTo = (href: string, hrefLang: string) =>
  ({ tag: 'link', rel: 'alternate', hrefLang, href }) as const;

/** Open Graph tags for messengers and social networks. */
function shareTags(page: SearchedPage): HeadTag[] {
  const { brand, language } = page;
  const { path: picture, width, height } = sharePicture;
  return [
    shared('type', 'website'),
    shared('site_name', brand.name),
    shared('title', titleOf(page)),
    shared('description', summaryOf(page)),
    shared('url', canonicalOf(page)),
    shared('locale', territories[language]),
    ...brand.languages
      .filter((other) => other !== language)
      .map((other) => shared('locale:alternate', territories[other])),
    shared('image', `${brand.origin}${picture}`),
    shared('image:width', String(width)),
    shared('image:height', String(height)),
    shared('image:alt', brand.name),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** Open Graph requires a language with a territory. */
const territories: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  bn: 'bn_BD',
  es: 'es_ES',
  ar: 'ar_EG',
};

const named = (name: string, content: string) => ({ tag: 'meta', name, content }) as const;

const shared = (property: string, content: string) =>
  ({ tag: 'meta', property: `og:${property}`, content }) as const;
