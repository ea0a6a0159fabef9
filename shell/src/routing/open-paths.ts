import { plainPath } from '@croupier/contracts';

/** Open to visitors also where a brand keeps the rest for members (specification §2). */
const openPaths = ['/login', '/register', '/register.html', '/helpmc', '/download'];

export function isOpenToAll(path: string): boolean {
  return openPaths.includes(plainPath(path));
}
