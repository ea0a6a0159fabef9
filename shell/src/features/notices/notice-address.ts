import { overlaySearch } from '../../windows/window-address.ts';

/** Query that opens a notice over the current page. */
export const noticeSearch = (search: string, id: string) => overlaySearch(search, 'notice', id);
