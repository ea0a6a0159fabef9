import type { BannerGroup } from './banner-groups.ts';
import type { Audience } from './call.ts';
import type { GameCategory } from './game-types.ts';
import type { Localized } from './languages.ts';
import type { SettingDescription } from './schemas/module-settings.ts';

/**
 * Version of the host's contract with its modules; a module states the required range as `^major.minor`. 1.1:
 * an overlay names its pages.
 */
export const contractVersion = '1.1';

/** Named slots on the shell's pages that modules fill. */
export const slotNames = ['home.hero', 'home.main', 'header.wallet', 'side.history'] as const;
export type SlotName = (typeof slotNames)[number];

/** How much of the frame a page has: everything, no banner and footer, or nothing. */
export type FrameKind = 'full' | 'focus' | 'bare';

export interface RouteDescription {
  /** Path with optional `:name` segments, such as `/rng` or `/promoDetail/:id`. */
  readonly path: string;
  /** Name of the page; its code is `src/pages/<page>-page.tsx`. */
  readonly page: string;
  readonly title: Localized;
  /**
   * Description for search engines and shared links, with `{brand}` for the brand's name; a page without one
   * is not indexed.
   */
  readonly summary?: Localized;
  readonly frame?: FrameKind;
  /** The site's menus are hidden behind the header's button (specification §2, `/lottery`). */
  readonly hidesNavigation?: true;
  readonly banner?: BannerGroup;
  /** Members play for money here: elapsed time and result show above the page (RTS 13C). */
  readonly plays?: true;
  /** Start page of these accounts after a sign-in without another target. */
  readonly arrival?: 'agent';
  /** The page's first requests, exactly as its code makes them: the platform preloads them with the page. */
  readonly asks?: readonly FirstCall[];
}

/** A read of the call table. A read that needs a session is preloaded only for members. */
export interface FirstCall {
  /** Its name in the call table. */
  readonly call: string;
  readonly input?: Readonly<Record<string, string | number | boolean>>;
  /** From the call table, added by the platform: a page has no call names. */
  readonly read?: { readonly path: string; readonly audience: Audience };
}

export interface SlotDescription {
  readonly into: SlotName;
  /** Name of the part; its code is `src/features/<part>/<part>.tsx`. */
  readonly part: string;
  readonly order: number;
  /** Space reserved while the part loads, in CSS pixels at 390 and at 1440, so that nothing moves. */
  readonly height: { readonly phone: number; readonly desktop: number };
  /** Feature flag that must be on. */
  readonly flag?: string;
}

export interface OverlayDescription {
  /** Such as `member-centre`; its code is `src/pages/<overlay>-page.tsx`. */
  readonly overlay: string;
  readonly title: Localized;
  /** Who may open it. */
  readonly opens: 'everybody' | 'member' | 'agent';
  /** Its pages, each loaded when it is shown; the first is the default. */
  readonly pages?: readonly OverlayPageDescription[];
}

export interface OverlayPageDescription {
  /**
   * As named in addresses, such as `securityCenter`; its code is
   * `src/pages/<overlay>/security-center-page.tsx`.
   */
  readonly page: string;
  /** As for a route: its first requests. */
  readonly asks?: readonly FirstCall[];
}

/** Name of an overlay's page among its module's pieces. */
export const overlayPiece = (overlay: string, page: string): string => `${overlay}/${page}`;

export interface MenuDescription {
  readonly place: 'header' | 'bottom' | 'account';
  readonly order: number;
  readonly label: Localized;
  /** Name of an icon of the component kit. */
  readonly icon: string;
  readonly to: { readonly path: string } | { readonly overlay: string; readonly page?: string };
  /** Further paths, of any module, on which the entry is marked as current. */
  readonly covers?: readonly string[];
  readonly flag?: string;
  /** Game category of the entry: the header shows its providers, the footer lists it under games. */
  readonly category?: GameCategory;
}

/** `module.json`: a module's description, which a host reads before it loads any of its code. */
export interface ModuleDescription {
  readonly name: string;
  readonly contract: string;
  readonly owner: string;
  readonly title: Localized;
  readonly routes: readonly RouteDescription[];
  readonly slots: readonly SlotDescription[];
  readonly overlays: readonly OverlayDescription[];
  readonly menus: readonly MenuDescription[];
  /** Per-brand settings for operators; the module reads them with `useModuleSettings`. */
  readonly settings?: Readonly<Record<string, SettingDescription>>;
  readonly topics: { readonly publishes: readonly string[]; readonly reads: readonly string[] };
  readonly budget: {
    /**
     * Budget of a page, part or overlay including everything that it waits for, with one language of texts.
     */
    readonly page: SizeBudget;
    /** Budget of all files together. */
    readonly total: SizeBudget;
  };
}

/** Brotli kilobytes. */
export interface SizeBudget {
  readonly jsKb: number;
  readonly cssKb: number;
}

/** `release.json`: the build's description of its files. Paths are relative to the release's folder. */
export interface ReleaseManifest {
  readonly name: string;
  readonly version: string;
  readonly entry: string;
  /** The global variable that the entry defines. */
  readonly global: string;
  /** Files needed before a page, part or overlay can be shown, by its name. */
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

/** The route of a description that owns a path, in any case, with its `:name` values; `null` if none does. */
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
