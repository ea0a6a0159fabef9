import type {
  AnnouncementType,
  Banner,
  BannerGroup,
  InLanguages,
  Language,
  Notice,
} from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import type { BannerRow, NoticeRow } from './content.store.ts';
import { richTextOf } from './rich-text.ts';

/** The reader: brand, language and time. */
export interface Reader {
  readonly brand: Brand;
  readonly language: Language;
  readonly now: Date;
}

/** Banners of a group, in the operators' order. */
export function bannersFor(
  { brand, language, now }: Reader,
  rows: readonly BannerRow[],
  group: BannerGroup,
): readonly Banner[] {
  return rows
    .filter((row) => row.brand === brand.code && row.group_name === group && isOn(row, now))
    .flatMap(({ id, art, linkage, words }) => {
      const said = wordsIn(words, language, brand);
      return said ? [{ bannerId: id, groupName: group, art, linkage, ...said }] : [];
    });
}

/** Notices of some kinds, the latest first. */
export function noticesFor(
  { brand, language, now }: Reader,
  rows: readonly NoticeRow[],
  types: readonly AnnouncementType[],
): readonly Notice[] {
  return rows
    .filter((row) => row.brand === brand.code && isOn(row, now))
    .filter((row) => row.types.some((type) => types.includes(type)))
    .flatMap(({ id, types: own, starts_at, words }) => {
      const said = wordsIn(words, language, brand);
      if (!said) return [];
      const { title, content } = said;
      const startsAt = starts_at.toISOString();
      return [{ id, title, types: own, startsAt, content: contentOf(content) }];
    });
}

function isOn(row: Pick<BannerRow, 'starts_at' | 'ends_at'>, now: Date): boolean {
  return row.starts_at <= now && (row.ends_at === null || row.ends_at > now);
}

function wordsIn<Words>(
  words: InLanguages<Words>,
  language: Language,
  { defaultLanguage }: Brand,
): Words | undefined {
  return words[language] ?? words[defaultLanguage];
}

const mostRead = 200;
const read = new Map<string, Notice['content']>();

/** Sanitises the same HTML only once, because every page asks for it. */
function contentOf(html: string): Notice['content'] {
  const known = read.get(html);
  if (known) return known;
  if (read.size >= mostRead) read.clear();
  const content = richTextOf(html);
  read.set(html, content);
  return content;
}
