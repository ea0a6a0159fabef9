import { z } from 'zod';
import { bannerGroups } from '../banner-groups.ts';
import { idOf, noAnswer } from './atoms.ts';
import {
  adminBanner,
  adminFeedback,
  adminHelpEntry,
  adminNotice,
  bannerDraft,
  inLanguages,
  noticeDraft,
  noticeWords,
} from './content.ts';
import { richText } from './rich-text.ts';
import type { Infer } from './infer.ts';
import type { CallSchemas } from './call-schemas.ts';

const code = z.string().min(1).max(64);

const ofBrand = z.strictObject({ brand: code });

/** The revision that an operator saw, and the reason for the change. */
const considered = {
  brand: code,
  revision: z.int().min(0),
  note: z.string().trim().min(1).max(500),
};

export type EditContext = Infer<z.ZodObject<typeof considered>>;

/** A deletion has no body: its numbers are sent as text in the query. */
const consideredInQuery = { ...considered, revision: z.coerce.number().int().min(0) };

const html = z.string().trim().max(20_000);

const slug = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/);

/** What each call takes and answers. */
export const contentAdminSchemas = {
  adminBanners: { input: ofBrand, output: z.array(adminBanner) },
  saveBanner: {
    input: z.strictObject({
      ...considered,
      bannerId: idOf('bnr').nullable(),
      draft: bannerDraft,
    }),
    output: adminBanner,
  },
  removeBanner: {
    input: z.strictObject({ ...consideredInQuery, bannerId: idOf('bnr') }),
    output: noAnswer,
  },
  removedBanners: { input: ofBrand, output: z.array(adminBanner) },
  restoreBanner: {
    input: z.strictObject({ ...considered, bannerId: idOf('bnr') }),
    output: adminBanner,
  },
  orderBanners: {
    input: z.strictObject({
      brand: code,
      groupName: z.enum(bannerGroups),
      order: z.array(idOf('bnr')).max(100),
    }),
    output: noAnswer,
  },
  adminNotices: { input: ofBrand, output: z.array(adminNotice) },
  saveNotice: {
    input: z.strictObject({ ...considered, id: idOf('ntc').nullable(), draft: noticeDraft }),
    output: adminNotice,
  },
  publishNotice: {
    input: z.strictObject({ ...considered, id: idOf('ntc'), isPublished: z.boolean() }),
    output: adminNotice,
  },
  removeNotice: {
    input: z.strictObject({ ...consideredInQuery, id: idOf('ntc') }),
    output: noAnswer,
  },
  removedNotices: { input: ofBrand, output: z.array(adminNotice) },
  restoreNotice: { input: z.strictObject({ ...considered, id: idOf('ntc') }), output: adminNotice },
  adminHelp: { input: ofBrand, output: z.array(adminHelpEntry) },
  saveHelp: {
    input: z.strictObject({ ...considered, slug, words: inLanguages(noticeWords) }),
    output: adminHelpEntry,
  },
  removeHelp: { input: z.strictObject({ ...consideredInQuery, slug }), output: noAnswer },
  removedHelp: { input: ofBrand, output: z.array(adminHelpEntry) },
  restoreHelp: { input: z.strictObject({ ...considered, slug }), output: adminHelpEntry },
  orderHelp: {
    input: z.strictObject({ brand: code, order: z.array(slug).max(200) }),
    output: noAnswer,
  },
  previewContent: {
    input: z.strictObject({ html }),
    output: z.strictObject({
      content: richText,
    }),
  },
  adminFeedback: {
    input: z.strictObject({ settled: z.enum(['yes', 'no']) }),
    output: z.array(adminFeedback),
  },
  settleFeedback: {
    input: z.strictObject({ id: idOf('fbk'), note: z.string().trim().min(1).max(500) }),
    output: adminFeedback,
  },
} satisfies CallSchemas;
