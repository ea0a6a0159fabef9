import type { Bus } from '@croupier/bus';
import type { Client } from '@croupier/client';
import type { Language, SiteManifest, Theme } from '@croupier/contracts';

/** The piece of a remote to show: one of its routes, parts or overlays, by the names in its `module.json`. */
export type MountTarget =
  | { readonly path: string }
  | { readonly part: string }
  | { readonly overlay: string; readonly page?: string };

/**
 * Objects that remotes on one page share. A host passes none to the first remote, which creates them and
 * returns them as `table`; the host passes them to the next remotes.
 */
export interface SharedPage {
  /**
   * Base address of the platform, without a trailing slash, such as `/croupier`; empty for the page's own
   * origin.
   */
  readonly platform: string;
  /** Brand, flags and the session at the page's start. */
  readonly site: SiteManifest;
  /** The language of the host's page if the brand offers it; else the visitor's. */
  readonly language: Language;
  /** Default: the brand's theme. */
  readonly theme: Theme;
  /**
   * Carries session, balance and the platform's live events. A host that provides a bus must keep it updated.
   */
  readonly bus: Bus;
  readonly client: Client;
}

/** The options that a host other than our shell passes to a remote. Only `show` has no default. */
export interface EmbeddingHost extends Partial<SharedPage> {
  readonly show: MountTarget;
  /**
   * Receives the address of a link that leads out of the remote; without this handler such a link does
   * nothing.
   */
  readonly onLeave?: (address: string) => void;
}

export interface MountedRemote {
  /** `null` while the platform cannot be reached: a notice is shown, which retries. */
  readonly page: SharedPage | null;
  /** Settles when the remote shows. Never rejects. */
  readonly shown: Promise<SharedPage>;
  /** Removes the remote and all its listeners from the page. */
  unmount(): void;
}
