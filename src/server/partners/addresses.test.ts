import { expect, it } from 'vitest';
import { addressesIn, comesFrom } from './addresses.ts';

it.each([
  ['', []],
  ['203.0.113.7\n 198.51.100.0/24, 2001:db8::/32', ['203.0.113.7', '198.51.100.0/24', '2001:db8::/32']],
  ['203.0.113', null],
  ['203.0.113.7/33', null],
  ['203.0.113.7/24/1', null],
  ['example.jp', null],
])('reads %j', (text, networks) => expect(addressesIn(text)).toEqual(networks));

it.each([
  [[], '192.0.2.1', true],
  [['203.0.113.7'], '203.0.113.7', true],
  [['203.0.113.7'], '203.0.113.8', false],
  [['198.51.100.0/24'], '198.51.100.255', true],
  [['198.51.100.0/24'], '198.51.101.0', false],
  [['198.51.100.0/24'], '::ffff:198.51.100.1', true],
  [['2001:db8::/32'], '2001:db8::1', true],
  [['2001:db8::/32'], '198.51.100.1', false],
])('from %j: %s is let in: %s', (networks, address, allowed) => expect(comesFrom(networks, address)).toBe(allowed));
