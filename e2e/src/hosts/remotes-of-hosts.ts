export const remoteNames = [
  'mfe-games',
  'mfe-lottery',
  'mfe-member',
  'mfe-agent',
  'mfe-promo',
] as const;

export type RemoteName = (typeof remoteNames)[number];

/** Path under which the hosts' servers serve the remotes' files, beside the host's own. */
export const remotesPath = '/remotes/';

/** The global that a portable remote defines. */
export const globalOf = (name: RemoteName) => name.replace('-', '_');
export const entryOf = (name: RemoteName) => `${remotesPath}${name}/remote-entry.js`;

/** Global → result of `of` for the remote, as every bundler's list of remotes requires. */
export function listRemotes<Said>(of: (name: RemoteName) => Said): Record<string, Said> {
  return Object.fromEntries(remoteNames.map((name) => [globalOf(name), of(name)]));
}
