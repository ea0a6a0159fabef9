/** The push services of browsers; `.` begins a name that every host below it has. */
const knownHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether an endpoint is one of a push service's: the platform sends to it, so a member could otherwise make it
 * call any address, those of the house's own network among them.
 */
export function isPushEndpoint(endpoint: string, further: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port } = new URL(endpoint);
  if (further.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return knownHosts.some((known) =>
    known.startsWith('.') ? hostname.endsWith(known) : hostname === known,
  );
}
