import { isIPv6 } from 'node:net';

/**
 * The network a caller is counted by: an IPv4 address, or the first 64 bits of an IPv6 one, because every subscriber has
 * all the addresses below them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [left = [], right] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = right === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
