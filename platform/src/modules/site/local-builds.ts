import type { LocalBuild, SiteModule } from '@croupier/contracts';
import type { Core } from '../../core.ts';
import { done, fail, type Outcome } from '../../outcome.ts';
import { hashOf } from '../identity/index.ts';
import { checkRelease } from '../registry/index.ts';
import { dayjs } from '../../zoned-time.ts';
import { localBuildsStore } from './local-builds.store.ts';
import { localModuleOf, loopbackUrl } from './local-modules.ts';

/** Builds on an operator's own machine, shown only on the pages of that operator's session. */
export interface LocalBuilds {
  list(credential: string | null): Promise<readonly LocalBuild[]>;
  /** The same as modules of a page. */
  modulesOf(credential: string | null): Promise<readonly SiteModule[]>;
  point(credential: string | null, build: BuildToPoint): Promise<PointResult>;
  unpoint(credential: string | null, module: string): Promise<Outcome<void>>;
}

interface BuildToPoint extends LocalBuild {
  /** Text of the build's `release.json`. */
  readonly release: string;
}

type PointResult = Outcome<LocalBuild, 'invalid-input' | 'unauthenticated'>;

/** The maximum length of a session. */
const lastsDays = 1;

export function createLocalBuilds({ db, clock }: Pick<Core, 'db' | 'clock'>): LocalBuilds {
  const store = localBuildsStore(db.read);
  const sessionOf = (credential: string) => hashOf(credential).toString('hex');
  const rowsOf = async (credential: string | null) =>
    credential ? store.of(sessionOf(credential), clock.now()) : [];

  return {
    list: async (credential) =>
      (await rowsOf(credential)).map(({ module, base_url }) => ({ module, baseUrl: base_url })),

    modulesOf: async (credential) =>
      (await rowsOf(credential)).map(({ release, base_url }) => localModuleOf(release, base_url)),

    async point(credential, { module, baseUrl, release }) {
      if (!credential) return fail('unauthenticated');
      const url = loopbackUrl(baseUrl);
      if (!url)
        return refused(
          'The address of a local build is one of this machine, as http://localhost:4101/.',
        );
      const checked = checkRelease(release);
      if (!checked.ok) return refused(checked.reason);
      if (checked.manifest.name !== module)
        return refused(`The build at ${url} is of ${checked.manifest.name}, not of ${module}.`);
      await store.forgetExpired(clock.now());
      await store.put({
        session: sessionOf(credential),
        module,
        base_url: url,
        release: checked.manifest,
        expires_at: dayjs.utc(clock.now()).add(lastsDays, 'day').toDate(),
      });
      return done({ module, baseUrl: url });
    },

    async unpoint(credential, module) {
      if (credential) await store.remove(sessionOf(credential), module);
      return done(undefined);
    },
  };
}

const refused = (detail: string) => fail('invalid-input', { detail });
