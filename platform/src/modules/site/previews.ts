import { previewParameter, type PreviewLink, type SitePreview } from '@croupier/contracts';
import { z } from 'zod';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import type { Brand, Brands } from '../brands/index.ts';
import type { Registry } from '../registry/index.ts';
import { dayjs } from '../../zoned-time.ts';
import type { SiteKeys } from './site-keys.ts';

/** Links that open a brand's pages with a release that other visitors do not get. */
export interface Previews {
  /** `origin` is the console's origin. */
  link(
    wanted: { readonly brand: string; readonly module: string; readonly version: string },
    origin: string,
  ): Promise<Outcome<PreviewLink, 'not-found' | 'version-unknown' | 'place-taken'>>;
  /** The release of a link's token; `null` if the token is of another brand, expired or forged. */
  read(brand: string, token: string | undefined): Promise<SitePreview | null>;
}

/**
 * The console's origin if it is also a host of the brand, so that one sign-in works for both; else the
 * brand's.
 */
function originFor(brand: Brand, console: string): string {
  const { protocol, host } = new URL(console);
  return brand.originAt(protocol.slice(0, -1), { host });
}

const lastsHours = 1;

const preview = z.strictObject({ module: z.string(), version: z.string(), expiresAt: z.string() });

export function createPreviews(
  { clock }: Pick<Core, 'clock'>,
  {
    siteKeys,
    registry,
    brands,
  }: { readonly siteKeys: SiteKeys; readonly registry: Registry; readonly brands: Brands },
): Previews {
  return {
    async link({ brand: code, module, version }, origin) {
      const brand = await brands.byCode(code);
      if (!brand) return fail('not-found', { detail: `There is no brand ${code}.` });
      const allowed = await registry.canPreview(code, { module, version });
      if (!allowed.ok) return allowed;
      const expiresAt = dayjs.utc(clock.now()).add(lastsHours, 'hour').toISOString();
      const text = JSON.stringify({ module, version, expiresAt } satisfies SitePreview);
      const token = await siteKeys.seal(`preview ${code}`, text);
      const url = new URL(originFor(brand, origin));
      url.searchParams.set(previewParameter, token);
      return done({ url: url.href, expiresAt });
    },

    async read(brand, token) {
      const text = token ? await siteKeys.unseal(`preview ${brand}`, token) : null;
      if (text === null) return null;
      const read = preview.parse(JSON.parse(text));
      if (clock.now() >= new Date(read.expiresAt)) return null;
      // A release that no longer fits the brand's placements is not shown.
      return (await registry.canPreview(brand, read)).ok ? read : null;
    },
  };
}
