import { expect, it } from 'vitest';
import { actsByDay, actsOf } from './audit-acts.ts';

const log = (id: number, table_name: string, created_at: string, action = 'staffCheckOut') => ({
  id,
  table_name,
  action,
  created_at,
  record_id: id,
  reason: '',
  before: null,
  after: null,
  account: { name: '園長' },
  branch: null,
  proof: null,
  tablet: null,
});

it('rows of one press are one act, named by the reserve; another moment or act is another', () => {
  const at = '2026-11-16T01:00:00.123+00:00';
  const logs = [
    log(4, 'childcares', at),
    log(3, 'reserves', at),
    log(2, 'reserves', at, 'staffCheckIn'),
    log(1, 'reserves', '2026-11-15T14:59:00+00:00', 'staffCheckIn'),
  ];
  const acts = actsOf(logs);
  expect(acts.map((act) => act.map(({ id }) => id))).toEqual([[3, 4], [2], [1]]);
  expect(actsByDay(acts).map(({ day, acts: { length } }) => [day, length])).toEqual([
    ['2026-11-16', 2],
    ['2026-11-15', 1],
  ]);
});
