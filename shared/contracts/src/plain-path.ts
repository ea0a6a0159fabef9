/** Aliases of the home page (specification §2). */
const homeAliases: readonly string[] = ['/home', '/index', '/index.html'];

/** Normalizes a path for the lookup: removes capitals, trailing slashes and home page aliases. */
export function plainPath(path: string): string {
  const plain = path.replace(/\/+$/, '').toLowerCase();
  return homeAliases.includes(plain) ? '/' : plain || '/';
}
