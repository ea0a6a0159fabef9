import { isIPv6 } from 'node:net';

/** The network that an address is in, not the address: one house weighs as one, and nobody is stored. */
export function networkOf(ip: string): string {
  const plain = ip.replace('::ffff:', '');
  return isIPv6(plain)
    ? plain.split(':').slice(0, 3).join(':')
    : plain.split('.').slice(0, 3).join('.');
}

const hourMs = 3_600_000;

export const hourOf = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs);
