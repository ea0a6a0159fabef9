import type { FastifyInstance } from 'fastify';
import { directionOf, type MenuDescription, type ModuleDescription } from '@croupier/contracts';
import type { Brand } from '../brands/index.ts';
import { anonymousAudience, type Registry } from '../registry/index.ts';
import { iconFiles } from './brand-icon.ts';
import type { OnBrand } from './on-brand.ts';
import { summaries } from './summaries.ts';
const png = 'image/png';

interface Dependencies {
  readonly registry: Pick<Registry, 'siteModules'>;
  readonly onBrand: OnBrand;
}

/** The brand as an installed app; its shortcuts follow the brand's enabled modules. */
export function serveWebManifest(http: FastifyInstance, { registry, onBrand }: Dependencies): void {
  http.get(
    '/site.webmanifest',
    onBrand(async (brand, _request, reply) => {
      const { modules } = await registry.siteModules(brand.code, anonymousAudience);
      const menus = modules.flatMap(({ description }) => description.menus);
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'public, max-age=300')
        .send(JSON.stringify(manifestOf(brand, menus)));
    }),
  );
}

/** Browsers request it without the visitor's cookies: it uses the brand's default language. */
function manifestOf(brand: Brand, menus: ModuleDescription['menus']) {
  const { name, color, defaultLanguage: lang } = brand;
  return {
    id: '/',
    name,
    short_name: name,
    description: summaries.home[lang].replaceAll('{brand}', name),
    lang,
    dir: directionOf(lang),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: color,
    background_color: color,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...iconFiles.map(({ path, edge, isMaskable }) => ({
        src: path,
        sizes: `${edge}x${edge}`,
        type: png,
        purpose: isMaskable ? 'maskable' : 'any',
      })),
    ],
    shortcuts: shortcutsOf(brand, menus),
  };
}

/** Launchers show no more. */
const mostShortcuts = 4;

/** The icon's shortcuts match the bottom navigation. */
function shortcutsOf({ flags, defaultLanguage }: Brand, menus: ModuleDescription['menus']) {
  const [icon] = iconFiles.filter(({ isMaskable }) => !isMaskable);
  return menus
    .filter(({ place, flag }) => place === 'bottom' && (!flag || flags.some((on) => on === flag)))
    .sort((one, other) => one.order - other.order)
    .slice(0, mostShortcuts)
    .map(({ label, to }) => ({
      name: label[defaultLanguage],
      url: addressOf(to),
      ...(icon
        ? { icons: [{ src: icon.path, sizes: `${icon.edge}x${icon.edge}`, type: png }] }
        : {}),
    }));
}

function addressOf(to: MenuDescription['to']): string {
  if ('path' in to) return to.path;
  return `/?${new URLSearchParams({ centre: to.overlay, ...(to.page ? { page: to.page } : {}) }).toString()}`;
}
