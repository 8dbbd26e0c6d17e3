import { BlockList, isIP } from 'node:net';

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** '203.0.113.7' or '203.0.113.0/24', one a line. Null: one of them is neither. */
export function addressesIn(text: string): string[] | null {
  const lines = text.split(/[\s,]+/).filter((line) => line !== '');
  return lines.every(isNetwork) ? lines : null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 6 ? 128 : 32));
}

/** Whether a key may be used from there; without a list, from anywhere. */
export function comesFrom(networks: readonly string[], address: string): boolean {
  if (networks.length === 0) return true;
  const list = new BlockList();
  for (const network of networks) {
    const [base = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(base, kindOf(base));
    else list.addSubnet(base, Number(bits), kindOf(base));
  }
  return list.check(address, kindOf(address));
}
