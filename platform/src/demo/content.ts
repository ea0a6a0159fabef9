import { newBanner, type BannerId, type NoticeId } from '@croupier/contracts';
import type { Clock } from '../core.ts';
import type { Content } from '../modules/content/index.ts';
import { dayjs } from '../zoned-time.ts';
import { padmaBanners } from './banners-padma.ts';
import { padmaTableBanners } from './banners-padma-tables.ts';
import { veranoBanners } from './banners-verano.ts';
import { padmaNotices } from './notices-padma.ts';
import { veranoNotices } from './notices-verano.ts';

/** Creates the banners and notices of the two demo brands, as their operators would write them. */
export async function seedContent(
  clock: Clock,
  { content }: { readonly content: Content },
): Promise<void> {
  const now = dayjs.utc(clock.now());
  const since = (hours: number) => now.subtract(hours, 'hour').toISOString();
  const banners = { padma: [...padmaBanners, ...padmaTableBanners], verano: veranoBanners };
  for (const [brand, lines] of Object.entries(banners)) {
    for (const [position, { id, ...line }] of lines.entries()) {
      const draft = { ...newBanner, ...line, startsAt: since(0), endsAt: null };
      await content.banners.seed({ id: id as BannerId, brand, position, draft });
    }
  }
  const notices = { padma: padmaNotices, verano: veranoNotices };
  for (const [brand, lines] of Object.entries(notices)) {
    // The first one is the newest.
    for (const [place, { id, ...line }] of lines.entries()) {
      const draft = { ...line, startsAt: since(place * 20), endsAt: null };
      await content.notices.seed({ id: id as NoticeId, brand, draft });
    }
  }
}
