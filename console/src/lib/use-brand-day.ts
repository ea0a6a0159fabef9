import { dayjs } from '@croupier/i18n';
import { useBrandSettings } from '../api/brands.ts';

/** Today in the time zone of a brand, as `YYYY-MM-DD`: in another zone the day may be over. */
export function useBrandDay(brand: string): () => string {
  const timeZone = useBrandSettings(brand).data?.settings.profile.timeZone ?? 'UTC';
  return () => dayjs().tz(timeZone).format('YYYY-MM-DD');
}
