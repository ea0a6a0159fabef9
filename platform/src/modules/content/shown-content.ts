import type {
  Banner,
  BannerDraft,
  BannerGroup,
  BannerId,
  HelpDraft,
  HelpEntry,
  Notice,
  NoticeDraft,
  NoticeId,
  NoticeType,
} from '@croupier/contracts';
import { wordsFor, type PublishedDocument, type Reader } from '../documents/index.ts';
import { publicTypes } from './content-kinds.ts';
import { richTextOf } from './rich-text.ts';

/** Banners of a group, in the operators' order. */
export function bannersFor(
  reader: Reader,
  banners: readonly PublishedDocument<BannerDraft, BannerId>[],
  group: BannerGroup,
): readonly Banner[] {
  return banners
    .filter(({ content }) => content.groupName === group)
    .flatMap(({ id, content }) => {
      const { words, startsAt: _startsAt, endsAt: _endsAt, ...fields } = content;
      const shown = wordsFor(words, reader);
      return shown ? [{ bannerId: id, ...fields, ...shown }] : [];
    });
}

/** Notices of some kinds, the latest first. */
export function noticesFor(
  reader: Reader,
  notices: readonly PublishedDocument<NoticeDraft, NoticeId>[],
  wanted: readonly NoticeType[],
): readonly Notice[] {
  return notices
    .filter(({ content }) => content.types.some((type) => wanted.includes(type)))
    .flatMap(({ id, content: { types: all, startsAt, words } }) => {
      const types = publicTypes(all);
      const shown = wordsFor(words, reader);
      if (!shown) return [];
      return [{ id, title: shown.title, types, startsAt, content: contentOf(shown.content) }];
    });
}

/** Help entries, in the operators' order. */
export function helpFor(
  reader: Reader,
  help: readonly PublishedDocument<HelpDraft, string>[],
): readonly HelpEntry[] {
  return help.flatMap(({ id, content: { words } }) => {
    const shown = wordsFor(words, reader);
    return shown ? [{ slug: id, title: shown.title, content: contentOf(shown.content) }] : [];
  });
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
