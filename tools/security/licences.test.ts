import { expect, it } from 'vitest';
import { isAllowed, packagesOf, unknownLicences } from './packages.ts';

it('takes one side of an OR and all of an AND', () => {
  expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1'].map(isAllowed)).toEqual([true, true, true]);
  expect(['GPL-3.0', 'MIT AND GPL-3.0', '', 'SEE LICENSE IN x'].map(isAllowed)).toEqual([false, false, false, false]);
});

it('every installed package has a licence we may use', () => {
  const packages = packagesOf();
  expect(packages.length).toBeGreaterThan(100);
  expect(unknownLicences(packages)).toEqual([]);
});
