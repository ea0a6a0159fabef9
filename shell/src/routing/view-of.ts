import {
  matchRoute,
  plainPath,
  type RouteDescription,
  type SiteManifest,
  type SiteModule,
} from '@croupier/contracts';

/** Pages of the shell that load on demand. */
export type OwnPageName = 'notices' | 'down' | 'join';

/** The content of a path. */
export type View =
  | { readonly kind: 'home' }
  | { readonly kind: 'help'; readonly frame: 'full' | 'bare' }
  | { readonly kind: 'own'; readonly page: OwnPageName }
  | { readonly kind: 'sign-in'; readonly form: 'login' | 'register' | 'forgot' }
  | {
      readonly kind: 'page';
      readonly module: SiteModule;
      readonly route: RouteDescription;
      readonly params: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'off' }
  | { readonly kind: 'missing' };

/** Keyed by the normalised path. */
const ownPaths: Readonly<Record<string, View>> = {
  '/': { kind: 'home' },
  '/login': { kind: 'sign-in', form: 'login' },
  '/register': { kind: 'sign-in', form: 'register' },
  '/register.html': { kind: 'sign-in', form: 'register' },
  '/help': { kind: 'help', frame: 'full' },
  '/helpmc': { kind: 'help', frame: 'bare' },
  '/noticepage': { kind: 'own', page: 'notices' },
  '/down': { kind: 'own', page: 'down' },
  '/download': { kind: 'own', page: 'down' },
  '/join': { kind: 'own', page: 'join' },
  '/forget': { kind: 'sign-in', form: 'forgot' },
};

/** Finds the owner of a path: the shell, a live module, a disabled module, or none. */
export function viewOf(site: SiteManifest, path: string): View {
  const own = ownPaths[plainPath(path)];
  if (own) return own;
  for (const module of site.modules) {
    const found = matchRoute(module.description.routes, path);
    if (found) return { kind: 'page', module, ...found };
  }
  const off = matchRoute(
    site.offPaths.map((offPath) => ({ path: offPath })),
    path,
  );
  return { kind: off ? 'off' : 'missing' };
}

/** Open to visitors even if a brand restricts other pages to members (specification §2). */
const openPaths = ['/login', '/register', '/register.html', '/helpmc', '/download'];

export function isOpenToAll(path: string): boolean {
  return openPaths.includes(plainPath(path));
}
