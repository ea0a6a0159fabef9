import { plainPath } from '@croupier/contracts';

/** Open to visitors even if a brand restricts other pages to members (specification §2). */
const openPaths = ['/login', '/register', '/register.html', '/helpmc', '/download'];

export function isOpenToAll(path: string): boolean {
  return openPaths.includes(plainPath(path));
}
