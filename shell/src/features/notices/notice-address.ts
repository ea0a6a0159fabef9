import { overlaySearch } from '../../windows/window-address.ts';

/** Query that opens a notice over whatever page is shown. */
export const noticeSearch = (search: string, id: string) => overlaySearch(search, 'notice', id);
