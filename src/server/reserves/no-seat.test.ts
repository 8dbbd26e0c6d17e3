import { expect, it } from 'vitest';
import { noChildren } from '../../domain/staffing/ratio.ts';
import { understaffedMsg } from './no-seat.ts';

it('names the youngest for whom staff are missing: a family is asked to choose another time, staff are told their three ways', () => {
  const ages = { ...noChildren, one_two: 1, four: 2 };
  const family = understaffedMsg('reserve_understaffed', ages, false).msg;
  expect(family).toMatch(/^この時間は、1〜2歳のお子さまを.*足りません。ほかの時間をお選びください。$/);
  const staff = understaffedMsg('reserve_understaffed', ages, true).msg;
  expect(staff).toMatch(/シフトを足すか、園長が理由を書いて例外として受けてください。$/);
  expect(understaffedMsg('reserve_full', ages, true)).toEqual({});
});
