import { expect, it } from 'vitest';
import { accountRole } from '../../../domain/codes.ts';
import { correctionInputOf } from './correction-input.ts';

const child = { child_id: 3, absent_cause: null, start_time: '10:00', end_time: '12:00' };
const flags = { came_flag: 0, breakfast_support_flag: 0, lunch_support_flag: 0, supper_support_flag: 0 } as const;
const account = { id: 1, branch_id: 2, branch_ids: [2], name: '藤井 奈々', role: accountRole.code.branchManager };

it.each(Object.keys(flags))('takes %s for itself, set and not set', (flag) => {
  const children = [{ ...child, ...flags, [flag]: 1 as const }];
  const [read] = correctionInputOf({ reserve_id: 1, children }, { account, now: new Date(0) }).children ?? [];
  expect(read).toEqual({ ...child, ...Object.fromEntries(Object.keys(flags).map((each) => [each, each === flag])) });
});
