import semver from 'semver';
import type { ReleaseRow } from './registry.store.ts';

type Dated = Pick<ReleaseRow, 'version' | 'released_at'>;

const stable = '';
/** Builds of a working copy: the rest of the identifier is a hash and has no order. */
export const localChannel = 'local';

/**
 * Channel of a version: none for a stable one; `beta` for 2.0.0-beta.3; `local` for builds of a working
 * copy, as 0.1.0-local-1a2b3c4d.
 */
export function channelOf(version: string): string {
  const [first] = semver.parse(version, { loose: true })?.prerelease ?? [];
  if (first === undefined) return stable;
  return String(first).startsWith(`${localChannel}-`) ? localChannel : String(first);
}

/**
 * The release that a brand gets which follows the newest one: the highest stable version, whenever it was
 * released. A module without a stable release gives the highest version of the channel it released in last.
 */
export function newestRelease<Release extends Dated>(
  releases: readonly Release[],
): Release | undefined {
  const channels = new Map<string, Release[]>();
  for (const release of releases) {
    const channel = channelOf(release.version);
    channels.set(channel, [...(channels.get(channel) ?? []), release]);
  }
  const followed = channels.get(stable) ?? channels.get(channelOf(latest(releases)?.version ?? ''));
  return followed?.toSorted(highestFirst)[0];
}

function latest<Release extends Dated>(releases: readonly Release[]): Release | undefined {
  return releases.toSorted(latestFirst)[0];
}

const latestFirst = (one: Dated, other: Dated) =>
  other.released_at.getTime() - one.released_at.getTime();

/** Of two releases of one channel. */
function highestFirst(one: Dated, other: Dated): number {
  const isLocal = channelOf(one.version) === localChannel;
  const difference = isLocal
    ? semver.compareLoose(coreOf(other.version), coreOf(one.version))
    : semver.compareLoose(other.version, one.version);
  return difference || latestFirst(one, other);
}

/** Major, minor and patch. */
const coreOf = (version: string) => semver.coerce(version)?.version ?? version;
