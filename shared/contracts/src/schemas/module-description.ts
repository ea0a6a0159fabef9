import { z } from 'zod';
import { bannerGroups } from '../banner-groups.ts';
import { calls } from '../calls/index.ts';
import type { languages, Localized } from '../languages.ts';
import { isSettingOf } from '../module-settings.ts';
import type { SettingDescription } from './module-settings.ts';
import { slotNames, type ModuleDescription, type ReleaseManifest } from '../module-description.ts';
import { category } from './games.ts';
import { releaseLimits } from '../protocols/release-protocol.ts';

const name = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);
/** Ids of the specification, such as `securityCenter`, are kept unchanged. */
const overlayPage = z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,40}$/);
const inLanguages = (words: z.ZodString): z.ZodType<Localized> =>
  z.strictObject({ en: words, bn: words, es: words, ar: words } satisfies Record<
    (typeof languages)[number],
    z.ZodString
  >);
const localized = inLanguages(z.string().min(1).max(120));
/** Search engines show about 160 characters. */
const summary = inLanguages(z.string().min(40).max(200));
const path = z.string().regex(/^\/[A-Za-z0-9/:._-]*$/);
const kilobytes = z.number().positive().max(5_000);
const size = z.strictObject({ jsKb: kilobytes, cssKb: kilobytes });
const pixels = z.number().int().min(0).max(4_000);

const setting: z.ZodType<SettingDescription> = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('boolean'), title: localized, default: z.boolean() }),
    z.strictObject({
      type: z.literal('integer'),
      title: localized,
      default: z.int(),
      minimum: z.int(),
      maximum: z.int(),
    }),
    z.strictObject({
      type: z.literal('string'),
      title: localized,
      default: z.string(),
      maxLength: z.int().min(1).max(500),
    }),
  ])
  .refine((described) => isSettingOf(described, described.default), {
    message: 'its default is not one of its own values',
  });

const reads = new Set(
  Object.entries(calls)
    .filter(([, { method, audience }]) => method === 'GET' && audience !== 'operator')
    .map(([read]) => read),
);
const firstCall = z.strictObject({
  call: z.string().refine((read) => reads.has(read), {
    message: 'it is no read of the call table that players make',
  }),
  input: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
    .exactOptional(),
});

const firstCalls = z.array(firstCall).max(6);

/** `module.json`, as the registry accepts it. */
export const moduleDescription: z.ZodType<ModuleDescription> = z.strictObject({
  name: z.string().regex(/^mfe-[a-z][a-z0-9-]{1,40}$/),
  contract: z.string().regex(/^\^\d+\.\d+$/),
  owner: z.string().min(1).max(60),
  title: localized,
  routes: z.array(
    z.strictObject({
      path,
      page: name,
      title: localized,
      summary: summary.exactOptional(),
      frame: z.enum(['full', 'focus', 'bare']).exactOptional(),
      hidesNavigation: z.literal(true).exactOptional(),
      banner: z.enum(bannerGroups).exactOptional(),
      plays: z.literal(true).exactOptional(),
      arrival: z.literal('agent').exactOptional(),
      asks: firstCalls.exactOptional(),
    }),
  ),
  slots: z.array(
    z.strictObject({
      into: z.enum(slotNames),
      part: name,
      order: z.number().int(),
      height: z.strictObject({ phone: pixels, desktop: pixels }),
      flag: z.string().exactOptional(),
    }),
  ),
  overlays: z.array(
    z.strictObject({
      overlay: name,
      title: localized,
      opens: z.enum(['everybody', 'member', 'agent']),
      pages: z
        .array(z.strictObject({ page: overlayPage, asks: firstCalls.exactOptional() }))
        .min(1)
        .max(30)
        .exactOptional(),
    }),
  ),
  menus: z.array(
    z.strictObject({
      place: z.enum(['header', 'bottom', 'account']),
      order: z.number().int(),
      label: localized,
      icon: name,
      to: z.union([
        z.strictObject({ path }),
        z.strictObject({ overlay: name, page: overlayPage.exactOptional() }),
      ]),
      covers: z.array(path).max(12).exactOptional(),
      flag: z.string().exactOptional(),
      category: category.exactOptional(),
    }),
  ),
  settings: z.record(z.string().regex(/^[a-z][A-Za-z0-9]{1,40}$/), setting).exactOptional(),
  topics: z.strictObject({ publishes: z.array(z.string()), reads: z.array(z.string()) }),
  budget: z.strictObject({ page: size, total: size }),
});

/** A file inside a release's folder: no path out of it, no hidden files. */
const file = z
  .string()
  .max(200)
  .regex(/^[\w@-][\w@.-]*(\/[\w@-][\w@.-]*)*$/);
const bytes = z.int().min(0).max(releaseLimits.fileBytes);
/** As semver.org states it. */
const version = z
  .string()
  .max(80)
  .regex(
    /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][\da-zA-Z-]*))*))?(?:\+([\da-zA-Z-]+(?:\.[\da-zA-Z-]+)*))?$/,
    'it must be a version by semver.org, as 1.2.3 or 2.0.0-beta.1',
  );

/** `release.json`, as the registry accepts it. */
export const releaseManifest: z.ZodType<ReleaseManifest> = z.strictObject({
  name: z.string().regex(/^mfe-[a-z][a-z0-9-]{1,40}$/),
  version,
  entry: file,
  global: z.string().regex(/^[A-Za-z_$][\w$]{0,60}$/),
  needs: z.record(z.string().max(60), z.array(file)),
  files: z
    .array(
      z.strictObject({
        path: file,
        bytes,
        brotliBytes: bytes,
        integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
      }),
    )
    .min(1)
    .max(releaseLimits.files),
  description: moduleDescription,
});
