import {
  callAddress,
  calls,
  matchRoute,
  plainPath,
  type FirstCall,
  type Language,
  type Localized,
  type SiteManifest,
  type SiteModule,
} from '@croupier/contracts';
import { agentTypes } from '../identity/index.ts';
import type { Asset } from './asset-build.ts';
import {
  maintenanceTitle,
  missingTitle,
  offTitle,
  ownPages,
  regionTitle,
  type OwnPage,
} from './own-pages.ts';

export interface PageView {
  readonly status: 200 | 404 | 451 | 503;
  readonly title: Localized;
  /** For search engines and shared links; `null`: the page is not indexed. */
  readonly summary: Localized | null;
  /** The canonical path of the page. */
  readonly path: string;
  /** The requested path, in the page's own spelling. */
  readonly spelled: string;
  /** The owner whose code the first paint needs; `null` if that is only the shell. */
  readonly owner: PageOwner | null;
}

/** A page or part of a module, and the name of its skeleton. */
export interface PageOwner {
  readonly module: SiteModule;
  readonly piece: string;
  readonly place: 'pages' | 'parts';
  /** Path of the page's route, or name of the part. */
  readonly name: string;
  readonly asks: readonly FirstCall[];
  /** Its requests are refused to other members. */
  readonly isForAgents: boolean;
}

type ServedSite = Pick<SiteManifest, 'status' | 'modules' | 'offPaths' | 'flags'>;

/** Status, title and owner of a path on a site. */
export function viewOf(site: ServedSite, path: string): PageView {
  const unknown = { path, spelled: path, summary: null, owner: null };
  if (site.status === 1) return { ...unknown, status: 503, title: maintenanceTitle };
  if (site.status === 2) return { ...unknown, status: 451, title: regionTitle };
  const plain = plainPath(path);
  const own = ownPages.find((page) => plainPath(page.path) === plain);
  if (own) return ownView(own, own.path === '/' ? heroOf(site) : null);
  for (const module of site.modules) {
    const found = matchRoute(module.description.routes, path);
    if (found) {
      const { path: name, page: piece, title, summary = null, asks = [], arrival } = found.route;
      const isForAgents = arrival === 'agent';
      const owner: PageOwner = { module, piece, place: 'pages', name, asks, isForAgents };
      const spelled = filled(name, found.params);
      return { status: 200, title, summary, path: spelled, spelled, owner };
    }
  }
  const off = matchRoute(
    site.offPaths.map((offPath) => ({ path: offPath })),
    path,
  );
  return { ...unknown, status: 404, title: off ? offTitle : missingTitle };
}

function ownView(
  { path, title, summary, knownAs = path }: OwnPage,
  owner: PageOwner | null,
): PageView {
  return { status: 200, title, summary: summary ?? null, path: knownAs, spelled: path, owner };
}

/** A route's path with its parameters filled in. */
function filled(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
}

/**
 * The site manifest for a page: without search texts, which are in the page's head, and with the first
 * requests of the path.
 */
export function siteInPage(site: SiteManifest): SiteManifest {
  const modules = site.modules.map((module) => {
    const { description } = module;
    const routes = description.routes.map(({ summary: _, ...route }) => withReads(route));
    const overlays = description.overlays.map(({ pages, ...overlay }) =>
      pages ? { ...overlay, pages: pages.map(withReads) } : overlay,
    );
    return { ...module, description: { ...description, routes, overlays } };
  });
  return { ...site, modules };
}

function withReads<Asking extends { readonly asks?: readonly FirstCall[] }>(asking: Asking) {
  if (!asking.asks) return asking;
  const asks = asking.asks.flatMap((ask) => {
    const call = callNamed(ask.call);
    return call ? [{ ...ask, read: { path: call.path, audience: call.audience } }] : [];
  });
  return { ...asking, asks };
}

const callNamed = (name: string) => Object.entries(calls).find(([known]) => known === name)?.[1];

/** The first paint of the home page waits for its top part. */
function heroOf({ modules, flags }: ServedSite): PageOwner | null {
  const [hero] = modules
    .flatMap((module) => module.description.slots.map((slot) => ({ module, slot })))
    .filter(
      ({ slot }) =>
        slot.into === 'home.hero' && (slot.flag === undefined || flags.includes(slot.flag)),
    )
    .sort((one, other) => one.slot.order - other.slot.order);
  if (!hero) return null;
  const { part } = hero.slot;
  return {
    module: hero.module,
    piece: part,
    place: 'parts',
    name: part,
    asks: [],
    isForAgents: false,
  };
}

/** The files that a page's owner will request first. */
export function filesOf(
  { module: { baseUrl, entry, needs, integrity, isLocal }, piece }: PageOwner,
  language: Language,
): readonly Asset[] {
  // A local build's files change at run time.
  if (isLocal) return [];
  const files = new Set([entry, ...(needs[piece] ?? []), ...(needs[`texts/${language}`] ?? [])]);
  return [...files].map((file) => ({ url: `${baseUrl}${file}`, integrity: integrity[file] ?? '' }));
}

/** Whether it is the help page, whose texts are sent with it. */
export const isHelp = ({ status, path }: PageView) => status === 200 && path === '/help';

/** Addresses of a page's first API requests; a member's reads only for members, those of agents only for agents. */
export function firstCallsOf(
  view: PageView,
  { session, language }: SiteManifest,
): readonly string[] {
  if (isHelp(view)) return [callAddress(calls.helpCenter, { language }).url];
  const isAgent = session !== null && agentTypes.includes(session.member.type);
  if (view.owner?.isForAgents && !isAgent) return [];
  return (view.owner?.asks ?? []).flatMap(({ call: name, input }) => {
    const call = callNamed(name);
    const isOpen = call?.audience === 'anyone' || (call?.audience === 'member' && session);
    return call && isOpen ? [callAddress(call, input).url] : [];
  });
}
