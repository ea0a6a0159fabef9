import type { Language } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { addressIn } from './known-address.ts';
import { escapeHtml } from './page-html.ts';
import type { PageView } from './page-view.ts';
import { sharePicture } from './share-picture.ts';
import { summaries } from './summaries.ts';

export interface SearchedPage {
  readonly brand: Brand;
  readonly view: PageView;
  readonly language: Language;
  /** Origin that the world knows the brand by. */
  readonly origin: string;
}

/** A brand that shows visitors its sign-in page alone is found by its home page, and by no other. */
export function isForSearch({ loginedToHomePage }: Brand, { status, summary, path }: PageView) {
  return status === 200 && summary !== null && (path === '/' || !loginedToHomePage);
}

/** What a page says to search engines, and to whoever shows a link to it. */
export function searchTags(page: SearchedPage): readonly string[] {
  const { brand, view } = page;
  return [
    named('description', summaryOf(page)),
    ...(isForSearch(brand, view) ? addressTags(page) : [named('robots', 'noindex')]),
    ...shareTags(page),
  ];
}

export const titleOf = ({ brand, view, language }: Omit<SearchedPage, 'origin'>): string =>
  `${view.title[language]} · ${brand.name}`;

function summaryOf({ brand, view, language }: SearchedPage): string {
  return (view.summary ?? summaries.home)[language].replaceAll('{brand}', brand.name);
}

/** The one address of this page in this language, and those of the others. */
function addressTags({ brand, view: { path }, language, origin }: SearchedPage): string[] {
  const place = { origin, path };
  const others = brand.languages.map((other) => linkTo(addressIn(other, brand, place), other));
  return [
    `<link rel="canonical" href="${escapeHtml(addressIn(language, brand, place))}">`,
    ...(others.length > 1 ? others : []),
    linkTo(addressIn(brand.defaultLanguage, brand, place), 'x-default'),
  ];
}

const linkTo = (address: string, language: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`;

/** Open Graph, as messengers and social networks read it. */
function shareTags(page: SearchedPage): string[] {
  const { brand, view, language, origin } = page;
  const { path: picture, width, height } = sharePicture;
  return [
    shared('type', 'website'),
    shared('site_name', brand.name),
    shared('title', titleOf(page)),
    shared('description', summaryOf(page)),
    shared('url', addressIn(language, brand, { origin, path: view.path })),
    shared('locale', territories[language]),
    ...brand.languages
      .filter((other) => other !== language)
      .map((other) => shared('locale:alternate', territories[other])),
    shared('image', `${origin}${picture}`),
    shared('image:width', String(width)),
    shared('image:height', String(height)),
    shared('image:alt', brand.name),
    named('twitter:card', 'summary_large_image'),
  ];
}

/** Open Graph wants a language with the place that it is spoken in. */
const territories: Readonly<Record<Language, string>> = {
  en: 'en_GB',
  bn: 'bn_BD',
  es: 'es_ES',
  ar: 'ar_EG',
};

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

const shared = (property: string, content: string) =>
  `<meta property="og:${property}" content="${escapeHtml(content)}">`;
