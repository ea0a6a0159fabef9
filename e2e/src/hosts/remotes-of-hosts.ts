export const remoteNames = [
  'mfe-games',
  'mfe-lottery',
  'mfe-member',
  'mfe-agent',
  'mfe-promo',
] as const;

export type RemoteName = (typeof remoteNames)[number];

/** Where the servers of the hosts serve a remote's files, beside the host's own. */
export const remotesPath = '/remotes/';

/** The global that a portable remote defines. */
export const globalOf = (name: RemoteName) => name.replace('-', '_');
export const entryOf = (name: RemoteName) => `${remotesPath}${name}/remote-entry.js`;

/** Global → what `of` says of the remote, as every bundler's list of remotes wants it. */
export function listRemotes<Said>(of: (name: RemoteName) => Said): Record<string, Said> {
  return Object.fromEntries(remoteNames.map((name) => [globalOf(name), of(name)]));
}
