import { z } from 'zod';
import { bannerGroups } from '../banner-groups.ts';
import {
  announcementTypes,
  feedbackLength,
  feedbackTopics,
  noticeTypes,
  playerRemarkLength,
} from '../content-terms.ts';
import { languages } from '../languages.ts';
import { supportLimits } from '../support-terms.ts';
import { idOf, noAnswer } from './atoms.ts';
import type { Infer } from './infer.ts';
import { richText } from './rich-text.ts';
import { helpEntry } from './site.ts';
import { supportImage } from './support.ts';
import type { CallSchemas } from './call-schemas.ts';

const line = z.string().trim().max(120);

/** A document whose only text is its title. */
export const titleWords = z.strictObject({ title: line.min(1) });
export type TitleWords = Infer<typeof titleWords>;

export const bannerWords = z.strictObject({
  title: line.min(1),
  text: z.string().trim().max(200),
  /** The button's text; empty if the banner leads nowhere. */
  action: z.string().trim().max(40),
});
export type BannerWords = Infer<typeof bannerWords>;

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Where a banner leads. */
export const linkage = z.discriminatedUnion('linkageType', [
  z.strictObject({
    linkageType: z.literal('path'),
    // A path of the site: two leading slashes would name another host.
    path: z
      .string()
      .trim()
      .max(300)
      .regex(/^\/([^/\\\s][^\\\s]*)?$/),
  }),
  z.strictObject({ linkageType: z.literal('game'), nodeId: idOf('gam') }),
  z.strictObject({ linkageType: z.literal('promotion'), promotionId: idOf('prm') }),
  z.strictObject({
    linkageType: z.literal('url'),
    url: z.string().trim().max(500).refine(isHttps),
  }),
]);
export type Linkage = Infer<typeof linkage>;

/** The fields of a banner that visitors get as they are. A new field of a banner is added here. */
const bannerFields = {
  groupName: z.enum(bannerGroups),
  /** The picture is generated from this text: the same text gives the same picture. */
  art: z.string().trim().min(1).max(60),
  /** `null`: the banner is not clickable. */
  linkage: linkage.nullable(),
};

/** A banner as visitors get it, in one language. */
export const banner = bannerWords.extend({ bannerId: idOf('bnr'), ...bannerFields });
export type Banner = Infer<typeof banner>;

export const noticeTitle = z.strictObject({
  id: idOf('ntc'),
  title: z.string(),
});
export type NoticeTitle = Infer<typeof noticeTitle>;

export const notice = noticeTitle.extend({
  content: richText,
  types: z.array(z.enum(announcementTypes)),
  startsAt: z.string(),
});
export type Notice = Infer<typeof notice>;

export const noticeList = z.strictObject({
  list: z.array(notice),
  totalPages: z.number(),
});
export type NoticeList = Infer<typeof noticeList>;

const language = z.enum(languages);

/** The content between header and page. */
export const pageContent = z.strictObject({
  group: z.enum(bannerGroups),
  language,
  banners: z.array(banner),
  /** Notices of the bar. */
  notices: z.array(noticeTitle),
  /** Notices that pop up for every visitor. */
  popups: z.array(idOf('ntc')),
});
export type PageContent = Infer<typeof pageContent>;

const feedbackFields = {
  topic: z.enum(feedbackTopics),
  /** Left out by a signed-in player, whose user name it is then. */
  name: z.string().trim().min(1).max(100).exactOptional(),
  /** A mail address or a phone number, to which the writer wants the answer; a signed-in player is answered in the chat. */
  contact: z.string().trim().min(5).max(120).exactOptional(),
  message: z.string().trim().min(1).max(feedbackLength.max),
  /** For a signed-in player; uploaded like pictures for support. */
  images: z.array(idOf('sim')).max(supportLimits.images).exactOptional(),
};
export type FeedbackInput = Infer<z.ZodObject<typeof feedbackFields>>;

/** Display period; `endsAt` is the first moment without display. */
export const showing = z.strictObject({
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime().nullable(),
});
export type Showing = Infer<typeof showing>;

const group = z.enum(bannerGroups);

/** By language; the brand's own language is required, and replaces missing ones. */
export function inLanguages<Words extends z.ZodType>(words: Words) {
  return z.partialRecord(language, words);
}

const endsLater = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) =>
  endsAt === null || new Date(endsAt) > new Date(startsAt);

const atEnd = { path: ['endsAt'] };

/** A banner as edited by operators. */
export const bannerDraft = z
  .strictObject({ ...bannerFields, words: inLanguages(bannerWords), ...showing.shape })
  .refine(endsLater, atEnd);
export type BannerDraft = Infer<typeof bannerDraft>;

const html = z.string().trim().max(20_000);

export const noticeWords = z.strictObject({
  title: line.min(1),
  /** HTML as written; readers get a sanitized version. */
  content: html.min(1),
});
export type NoticeWords = Infer<typeof noticeWords>;

const written = inLanguages(noticeWords);

export const noticeDraft = z
  .strictObject({
    types: z.array(z.enum(noticeTypes)).min(1).max(noticeTypes.length),
    words: written,
    ...showing.shape,
  })
  .refine(endsLater, atEnd);
export type NoticeDraft = Infer<typeof noticeDraft>;

/** The part of a help entry's address. */
export const helpSlug = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);

export const helpDraft = z.strictObject({ words: written });
export type HelpDraft = Infer<typeof helpDraft>;

export const adminFeedback = z.strictObject({
  topic: feedbackFields.topic,
  message: z.string(),
  images: z.array(supportImage),
  name: z.string(),
  contact: z.string(),
  id: idOf('fbk'),
  brand: z.string(),
  memberId: idOf('mem').nullable(),
  madeAt: z.string(),
  /** Who handled it, and when; `null`: open. */
  settled: z
    .strictObject({
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
});
export type AdminFeedback = Infer<typeof adminFeedback>;

/** Input and output of each call. */
export const contentSchemas = {
  announcements: {
    input: z.strictObject({
      /** Notice types, such as `B,PL,PU,PR,H`. */
      types: z.string().regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/),
      platform: z.literal('W'),
      /** The type to show; omitted: all types. */
      execution: z.enum(announcementTypes).exactOptional(),
      language,
      pageNo: z.coerce.number().int().min(1).max(10_000).exactOptional(),
      pageSize: z.coerce.number().int().min(1).max(100).exactOptional(),
    }),
    output: noticeList,
  },
  pageContent: { input: z.strictObject({ group, language }), output: pageContent },
  helpCenter: { input: z.strictObject({ language }), output: z.array(helpEntry) },
  feedback: {
    input: z.strictObject(feedbackFields).superRefine(({ topic, message }, found) => {
      const [least, most] =
        topic === 'player' ? [1, playerRemarkLength] : [feedbackLength.min, feedbackLength.max];
      if (message.length < least)
        found.addIssue({
          code: 'too_small',
          minimum: least,
          origin: 'string',
          path: ['message'],
          input: message,
        });
      if (message.length > most)
        found.addIssue({
          code: 'too_big',
          maximum: most,
          origin: 'string',
          path: ['message'],
          input: message,
        });
    }),
    output: noAnswer,
  },
} satisfies CallSchemas;
