import { overlaySearch } from '../../frame/menus.ts';

/** Name of the notice window in addresses and on the bus, beside the overlays of modules. */
export const noticeOverlay = 'notice';

/** Query that opens a notice over whatever page is shown. */
export const noticeSearch = (search: string, id: string) =>
  overlaySearch(search, noticeOverlay, id);
