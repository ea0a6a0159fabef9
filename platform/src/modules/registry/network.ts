import { isIPv6 } from 'node:net';

/** The network that an address is in, not the address: one house weighs as one, and nobody is stored. */
export function networkOf(ip: string): string {
  const plain = ip.replace('::ffff:', '');
  return isIPv6(plain)
    ? groupsOf(plain).slice(0, 3).join(':')
    : plain.split('.').slice(0, 3).join('.');
}

/** An address can leave out zeros in several ways; a network must have one name, or it weighs as several. */
function groupsOf(address: string): readonly string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

const hourMs = 3_600_000;

export const hourOf = (time: Date) => new Date(Math.floor(time.getTime() / hourMs) * hourMs);
