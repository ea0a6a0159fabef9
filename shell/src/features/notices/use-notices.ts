import { useCallQuery } from '@croupier/client';
import { announcementTypes, calls, type AnnouncementType } from '@croupier/contracts';
import { useTexts } from '@croupier/i18n';
import { overlaySearch } from '../../windows/window-address.ts';

interface WantedNotices {
  /** The kind to show; if absent, all kinds. */
  readonly execution?: AnnouncementType;
  readonly pageNo?: number;
  readonly pageSize?: number;
  readonly enabled?: boolean;
}

/** Notices of the brand, the latest first. */
export function useNotices({ enabled = true, ...wanted }: WantedNotices = {}) {
  const { language } = useTexts('news');
  const query = { types: announcementTypes.join(), platform: 'W', language, ...wanted } as const;
  return useCallQuery(calls.announcements, query, { enabled, keepPrevious: true });
}

/** Query that opens a notice over the current page. */
export const noticeSearch = (search: string, id: string) => overlaySearch(search, 'notice', id);
