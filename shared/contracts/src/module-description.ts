import type { BannerGroup } from './banner-groups.ts';
import type { Audience } from './call.ts';
import type { GameCategory } from './game-types.ts';
import type { Localized } from './languages.ts';
import type { SettingDescription } from './module-settings.ts';

/**
 * Version of the host's contract with its modules; a module states the range it needs as `^major.minor`.
 * 1.1: an overlay names the pages that it turns.
 */
export const contractVersion = '1.1';

/** Named places on the shell's pages that modules fill. */
export const slotNames = ['home.hero', 'home.main', 'header.wallet', 'side.history'] as const;
export type SlotName = (typeof slotNames)[number];

/** How much of the frame shows around a page: everything, no banner and footer, or the page alone. */
export type FrameKind = 'full' | 'focus' | 'bare';

export interface RouteDescription {
  /** Path with optional `:name` segments, as `/rng` or `/promoDetail/:id`. */
  readonly path: string;
  /** Name of the page; its code is `src/pages/<page>-page.tsx`. */
  readonly page: string;
  readonly title: Localized;
  /** What search engines and shared links say of the page, with `{brand}` for the brand's name; a page without it is for no search engine. */
  readonly summary?: Localized;
  readonly frame?: FrameKind;
  /** The site's menus do not show; they stay behind the header's button (specification §2, `/lottery`). */
  readonly hidesNavigation?: true;
  readonly banner?: BannerGroup;
  /** Members play for money here: elapsed time and result stand over the page (RTS 13C). */
  readonly plays?: true;
  /** Who arrives here after a sign-in that asked for nothing else. */
  readonly arrival?: 'agent';
  /** What the page asks for first, exactly as its code does: the platform lets it begin with the page. */
  readonly asks?: readonly FirstCall[];
}

/** A read of the call table. One that needs a session is begun for members alone. */
export interface FirstCall {
  /** Its name in the call table. */
  readonly call: string;
  readonly input?: Readonly<Record<string, string | number | boolean>>;
  /** Of the call table, added by the platform: a page knows no call by its name. */
  readonly read?: { readonly path: string; readonly audience: Audience };
}

export interface SlotDescription {
  readonly into: SlotName;
  /** Name of the part; its code is `src/features/<part>/<part>.tsx`. */
  readonly part: string;
  readonly order: number;
  /** Space kept while the part loads, in CSS pixels at 390 and at 1440, so that nothing moves. */
  readonly height: { readonly phone: number; readonly desktop: number };
  /** Feature flag that must be on. */
  readonly flag?: string;
}

export interface OverlayDescription {
  /** As `member-centre`; its code is `src/pages/<overlay>-page.tsx`. */
  readonly overlay: string;
  readonly title: Localized;
  /** Who may open it. */
  readonly opens: 'everybody' | 'member' | 'agent';
  /** Pages that it turns, each loaded when it is to show; the first where an address names none of them. */
  readonly pages?: readonly OverlayPageDescription[];
}

export interface OverlayPageDescription {
  /** As addresses name it, as `securityCenter`; its code is `src/pages/<overlay>/security-center-page.tsx`. */
  readonly page: string;
  /** As of a route: what it asks for first. */
  readonly asks?: readonly FirstCall[];
}

/** Name of an overlay's page among the pieces of its module. */
export const overlayPiece = (overlay: string, page: string): string => `${overlay}/${page}`;

export interface MenuDescription {
  readonly place: 'header' | 'bottom' | 'account';
  readonly order: number;
  readonly label: Localized;
  /** Name of an icon of the component kit. */
  readonly icon: string;
  readonly to: { readonly path: string } | { readonly overlay: string; readonly page?: string };
  /** Further paths on which the entry is the current one, of whichever module. */
  readonly covers?: readonly string[];
  readonly flag?: string;
  /** Games behind the entry: the header unfolds their providers, the footer lists it among the games. */
  readonly category?: GameCategory;
}

/** `module.json`: what a host knows of a module before it loads any of its code. */
export interface ModuleDescription {
  readonly name: string;
  readonly contract: string;
  readonly owner: string;
  readonly title: Localized;
  readonly routes: readonly RouteDescription[];
  readonly slots: readonly SlotDescription[];
  readonly overlays: readonly OverlayDescription[];
  readonly menus: readonly MenuDescription[];
  /** What operators set for each brand; the module reads it with `useModuleSettings`. */
  readonly settings?: Readonly<Record<string, SettingDescription>>;
  readonly topics: { readonly publishes: readonly string[]; readonly reads: readonly string[] };
  readonly budget: {
    /** What a page, part or overlay may cost with everything that it waits for, one language of texts included. */
    readonly page: SizeBudget;
    /** What all files together may cost. */
    readonly total: SizeBudget;
  };
}

/** Brotli kilobytes. */
export interface SizeBudget {
  readonly jsKb: number;
  readonly cssKb: number;
}

/** `release.json`: what the build says of its own files. Paths are relative to the release's folder. */
export interface ReleaseManifest {
  readonly name: string;
  readonly version: string;
  readonly entry: string;
  /** The global that the entry defines. */
  readonly global: string;
  /** Files needed before a page, part or overlay can show, by its name. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly ReleaseFile[];
  readonly description: ModuleDescription;
}

export interface ReleaseFile {
  readonly path: string;
  readonly bytes: number;
  readonly brotliBytes: number;
  /** Subresource integrity, `sha384-…`. */
  readonly integrity: string;
}

/** The route of a description that owns a path, however its letters are cased, with its `:name` values; `null` where none does. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Readonly<Record<string, string>> } | null {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return null;
}

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segments(pattern);
  const given = segments(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment.toLowerCase() !== value.toLowerCase()) return null;
  }
  return params;
}

const segments = (path: string) => path.split('/').filter(Boolean);
