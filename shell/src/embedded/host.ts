import type { Bus } from '@croupier/bus';
import type { Client } from '@croupier/client';
import type { Language, SiteManifest, Theme } from '@croupier/contracts';

/** What of a remote is shown: one of its routes, parts or overlays, by the names of its `module.json`. */
export type MountTarget =
  | { readonly path: string }
  | { readonly part: string }
  | { readonly overlay: string; readonly page?: string };

/**
 * What remotes on one page share. A host gives none of it to the first one, which makes it and hands
 * it on as `table`; the next ones take that.
 */
export interface SharedPage {
  /** Where the platform answers, without a slash at its end, as `/croupier`; empty for the page's own origin. */
  readonly platform: string;
  /** Brand, flags and the session with which the page began. */
  readonly site: SiteManifest;
  /** That of the host's page where the brand speaks it; else the visitor's. */
  readonly language: Language;
  /** The brand's unless given. */
  readonly theme: Theme;
  /** Carries session, balance and the platform's live facts. Who gives one keeps it fed. */
  readonly bus: Bus;
  readonly client: Client;
}

/** What a host that is not our shell says to a remote. Only `show` has no default. */
export interface EmbeddingHost extends Partial<SharedPage> {
  readonly show: MountTarget;
  /** Told of the address of a link that leads out of the remote; without it such a link does nothing. */
  readonly onLeave?: (address: string) => void;
}

export interface MountedRemote {
  /** `null` while the platform is away: words in the place say so, and it is tried again. */
  readonly table: SharedPage | null;
  /** Settles when the remote shows. Never rejects. */
  readonly shown: Promise<SharedPage>;
  /** Takes the remote off the page, with all that it listens to. */
  unmount(): void;
}
