/** Other names of the home page (specification §2). */
const homeAliases: readonly string[] = ['/home', '/index', '/index.html'];

/**
 * A path as it is looked up: people write addresses with capitals and with a slash at the end, and the home page
 * has several names.
 */
export function plainPath(path: string): string {
  const plain = path.replace(/\/+$/, '').toLowerCase();
  return homeAliases.includes(plain) ? '/' : plain || '/';
}
