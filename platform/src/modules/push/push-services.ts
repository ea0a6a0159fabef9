/** Push services of browsers; a leading `.` matches every subdomain. */
const knownHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/**
 * Whether an endpoint belongs to a known push service. The platform sends requests to it, so otherwise a
 * member could make it call any address, including internal ones.
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
