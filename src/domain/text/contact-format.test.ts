import { expect, it } from 'vitest';
import { formatPostalCode, formatTel } from './contact-format.ts';

it.each([
  ['0355501201', '03-5550-1201'],
  ['0665502211', '06-6550-2211'],
  ['0422501302', '0422-50-1302'],
  ['0455501605', '045-550-1605'],
  ['09012345678', '090-1234-5678'],
  ['0120123456', '0120-123-456'],
  ['117', '117'],
])('%s → %s', (tel, shown) => {
  expect(formatTel(tel)).toBe(shown);
});

it('writes postal codes as an address has them', () => {
  expect(formatPostalCode('1080075')).toBe('〒108-0075');
});
