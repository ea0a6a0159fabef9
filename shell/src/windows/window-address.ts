import { secondFactorParam, socialErrorParam } from '@croupier/contracts';

/** An open window of an address: one of the shell's or a module's overlay, and its page. */
export interface WindowRequest {
  readonly name: string;
  readonly page?: string | undefined;
}

/**
 * The windows of an address from the lowest to the topmost:
 * `?centre=member-centre&page=withdraw&over=help.term`.
 */
export function windowsIn(search: string): readonly WindowRequest[] {
  const params = new URLSearchParams(search);
  const lowest = params.get('centre');
  const asked = params.getAll('over').map(windowOf);
  if (lowest) asked.unshift(aWindow(lowest, params.get('page')));
  // After a third-party sign-in that failed or needs a code: the form shows which.
  if (params.has(socialErrorParam) || params.has(secondFactorParam))
    asked.unshift({ name: 'login' });
  return asked.filter(({ name }, at) => asked.findIndex((one) => one.name === name) === at);
}

/** The same address with these windows open. */
export function withWindows(search: string, windows: readonly WindowRequest[]): string {
  const params = new URLSearchParams(search);
  for (const name of ['centre', 'page', 'over', 'about', socialErrorParam, secondFactorParam])
    params.delete(name);
  const [lowest, ...upper] = windows;
  if (lowest) params.set('centre', lowest.name);
  if (lowest?.page) params.set('page', lowest.page);
  for (const { name, page } of upper) params.append('over', page ? `${name}.${page}` : name);
  const rest = params.toString();
  return rest && `?${rest}`;
}

/** Query that opens a window over the current page. */
export const overlaySearch = (search: string, name: string, page?: string): string =>
  withWindows(search, [aWindow(name, page)]);

/**
 * Query that opens a window above the open ones; an open window of the same name moves to the top. `about` names
 * what its page is about, until another window or page opens.
 */
export function searchAbove(search: string, wanted: WindowRequest, about?: string): string {
  const others = windowsIn(search).filter(({ name }) => name !== wanted.name);
  const opened = withWindows(search, [...others, wanted]);
  return about ? `${opened}&${new URLSearchParams({ about }).toString()}` : opened;
}

function windowOf(text: string): WindowRequest {
  const end = text.indexOf('.');
  return end < 0 ? { name: text } : aWindow(text.slice(0, end), text.slice(end + 1));
}

function aWindow(name: string, page: string | null | undefined): WindowRequest {
  return page ? { name, page } : { name };
}
