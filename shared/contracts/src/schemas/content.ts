import { z } from 'zod';
import { bannerGroups } from '../banner-groups.ts';
import {
  announcementTypes,
  feedbackLength,
  feedbackTopics,
  playerRemarkLength,
  type BannerDraft,
  type Linkage,
  type NoticeDraft,
} from '../calls/content.ts';
import { languages } from '../languages.ts';
import { supportLimits } from '../support-terms.ts';
import { idOf } from './atoms.ts';

const code = z.string().min(1).max(64);
const line = z.string().trim().max(120);
const html = z.string().trim().max(20_000);
const slug = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);
const language = z.enum(languages);
const group = z.enum(bannerGroups);

/** The revision that an operator saw, and the reason for the change. */
const considered = {
  brand: code,
  revision: z.int().min(0),
  note: z.string().trim().min(1).max(500),
};

/** A deletion has no body: its numbers are sent as text in the query. */
const consideredInQuery = { ...considered, revision: z.coerce.number().int().min(0) };

const linkage: z.ZodType<Linkage> = z.discriminatedUnion('linkageType', [
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

function isHttps(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

const showing = { startsAt: z.iso.datetime(), endsAt: z.iso.datetime().nullable() };
const endsLater = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) =>
  endsAt === null || new Date(endsAt) > new Date(startsAt);
const atEnd = { path: ['endsAt'] };

const bannerDraft: z.ZodType<BannerDraft> = z
  .strictObject({
    groupName: group,
    enabled: z.boolean(),
    art: z.string().trim().min(1).max(60),
    linkage: linkage.nullable(),
    words: z.partialRecord(
      language,
      z.strictObject({
        title: line.min(1),
        text: z.string().trim().max(200),
        action: z.string().trim().max(40),
      }),
    ),
    ...showing,
  })
  .refine(endsLater, atEnd);

const written = z.partialRecord(
  language,
  z.strictObject({ title: line.min(1), content: html.min(1) }),
);

const noticeDraft: z.ZodType<NoticeDraft> = z
  .strictObject({
    types: z.array(z.enum(announcementTypes)).min(1).max(announcementTypes.length),
    words: written,
    ...showing,
  })
  .refine(endsLater, atEnd);

const ofBrand = z.strictObject({ brand: code });

export const contentInputs = {
  announcements: z.strictObject({
    types: z.string().regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H)){0,4}$/),
    platform: z.literal('W'),
    execution: z.enum(announcementTypes).exactOptional(),
    language,
    pageNo: z.coerce.number().int().min(1).max(10_000).exactOptional(),
    pageSize: z.coerce.number().int().min(1).max(100).exactOptional(),
  }),
  pageContent: z.strictObject({ group, language }),
  helpCenter: z.strictObject({ language }),
  feedback: z
    .strictObject({
      topic: z.enum(feedbackTopics),
      name: z.string().trim().min(1).max(100).exactOptional(),
      contact: z.string().trim().min(5).max(120).exactOptional(),
      message: z.string().trim().min(1).max(feedbackLength.max),
      images: z.array(idOf('sim')).max(supportLimits.images).exactOptional(),
    })
    .superRefine(({ topic, message }, found) => {
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
  adminBanners: ofBrand,
  saveBanner: z.strictObject({
    ...considered,
    bannerId: idOf('bnr').nullable(),
    draft: bannerDraft,
  }),
  removeBanner: z.strictObject({ ...consideredInQuery, bannerId: idOf('bnr') }),
  removedBanners: ofBrand,
  restoreBanner: z.strictObject({ ...considered, bannerId: idOf('bnr') }),
  orderBanners: z.strictObject({
    brand: code,
    groupName: group,
    order: z.array(idOf('bnr')).max(100),
  }),
  adminNotices: ofBrand,
  saveNotice: z.strictObject({ ...considered, id: idOf('ntc').nullable(), draft: noticeDraft }),
  publishNotice: z.strictObject({ ...considered, id: idOf('ntc'), isPublished: z.boolean() }),
  removeNotice: z.strictObject({ ...consideredInQuery, id: idOf('ntc') }),
  removedNotices: ofBrand,
  restoreNotice: z.strictObject({ ...considered, id: idOf('ntc') }),
  adminHelp: ofBrand,
  saveHelp: z.strictObject({ ...considered, slug, words: written }),
  removeHelp: z.strictObject({ ...consideredInQuery, slug }),
  removedHelp: ofBrand,
  restoreHelp: z.strictObject({ ...considered, slug }),
  orderHelp: z.strictObject({ brand: code, order: z.array(slug).max(200) }),
  previewContent: z.strictObject({ html }),
  adminFeedback: z.strictObject({ settled: z.enum(['yes', 'no']) }),
  settleFeedback: z.strictObject({ id: idOf('fbk'), note: z.string().trim().min(1).max(500) }),
};
