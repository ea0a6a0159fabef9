import type { Placement, SiteModule } from '@croupier/contracts';
import type { ReleaseTarget } from '@croupier/contracts/release';
import type { Outcome } from '../../outcome.ts';
import type { Operator } from '../identity/index.ts';
import type { PageAudience, ReleaseName } from './release-choice.ts';
import type { PlaceFailure, PlaceInput, RollBackInput, SetInput } from './placing.ts';
import type { PublishResult } from './publishing.ts';
import type { AcceptedShell } from './shells.ts';
import type { SiteModules } from './site-modules.ts';
import type { Canaries } from './canaries.ts';

export interface Registry {
  /**
   * Takes in the local builds of a start together. The same content again changes nothing; other content
   * under a known version is refused.
   */
  publishFolders(dirs: readonly string[]): Promise<readonly PublishResult[]>;
  /** Takes in a team's release. An existing version is refused, whatever its content. */
  releaseFolder(dir: string, team: string): Promise<PublishResult>;
  /** The version that brands get which follow the newest release of the module. */
  newestVersion(module: string): Promise<string | null>;
  /** The live releases and shells that a release of the module would run with. */
  releaseTarget(module: string): Promise<ReleaseTarget>;
  /** Takes in the configured shell, or returns why the previous one stays. */
  admitShell(): Promise<AcceptedShell>;
  /** Ensures that a release's files are in this process's folder; `false` if there is no such release. */
  fetchRelease(module: string, version: string): Promise<boolean>;
  /** Text of a release's file; `null` if it does not exist. */
  file(module: string, version: string, path: string): Promise<string | null>;
  /** The modules that the next page load of a brand gets. */
  siteModules(brand: string, audience: PageAudience): Promise<SiteModules>;
  /** Rises with each release and each change of the brand's placements. */
  serial(brand: string): Promise<number>;
  /** Records what a page of the brand was given of the releases that serve it. */
  noteServed(brand: string, releases: readonly ReleaseName[]): Promise<void>;
  /** Whether the brand has a canary. */
  isTrying(brand: string): Promise<boolean>;
  /**
   * Whether a page of the brand can have this release: the general one, an earlier one, or a canary of that
   * page.
   */
  isServed(
    brand: string,
    release: ReleaseName & { readonly canaries: readonly ReleaseName[] },
  ): Promise<boolean>;
  readonly canaries: Canaries;
  /** Whether a page of the brand can show this release together with its other modules. */
  canPreview(
    brand: string,
    release: ReleaseName,
  ): Promise<Outcome<null, 'not-found' | 'version-unknown' | 'place-taken'>>;
  /** The release that a page of the brand falls back to from a failing one; `null` if there is none. */
  lastGood(brand: string, module: string, version: string): Promise<SiteModule | null>;
  placements(brand: string): Promise<Outcome<readonly Placement[], 'not-found'>>;
  placeModule(input: PlaceInput, operator: Operator): Promise<Outcome<Placement, PlaceFailure>>;
  rollBack(input: RollBackInput, operator: Operator): Promise<Outcome<Placement, PlaceFailure>>;
  setModule(input: SetInput, operator: Operator): Promise<Outcome<Placement, PlaceFailure>>;
  /** Places a module on a brand without a placement of it: the initial placement of a demo. */
  placeFirst(placement: {
    readonly brand: string;
    readonly module: string;
    readonly enabled: boolean;
  }): Promise<void>;
}
