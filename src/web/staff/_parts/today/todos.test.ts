import { describe, expect, it } from 'vitest';
import type { SelectStaffRequestsDueData } from '../../../../contract/operations/generated.ts';
import { openStayTodos } from '../../../parts/attendance/staff/open-stays/open-stay-todos.ts';
import { requestTodos } from '../../../parts/reserves/staff/requests/request-todos.ts';
import { elsewhereTodos } from '../../../parts/staffing/staff/ratio/elsewhere-todos.ts';

describe('requests on the board, by the deadline that hurts', () => {
  const today = '2026-11-16';
  const request = (id: number, start: string, due: string | null) => ({
    id,
    start_datetime: `${start}:00+09:00`,
    end_datetime: `${start}:00+09:00`,
    answer_due_datetime: due && `${due}:00+09:00`,
    customer: { id: 1, name: '木村 恵' },
  });
  const data = (...reserves: SelectStaffRequestsDueData['reserves']): SelectStaffRequestsDueData => ({
    reserve_settings: [{ request_remind_minutes: 30, request_lapse_minutes: 60 }],
    reserves,
  });
  const at = (time: string) => new Date(`${today}T${time}:00+09:00`);

  it('those refused by themselves today, soonest first; a promise for Sunday that has passed is no alarm', () => {
    const sunday = request(1, '2026-11-22T09:00', '2026-11-14T10:00');
    const late = request(2, `${today}T18:00`, null);
    const soon = request(3, `${today}T12:00`, `${today}T09:00`);
    const todos = requestTodos(data(sunday, late, soon), at('10:45'), today);
    expect(todos.map(({ key, tone }) => `${key} ${tone}`)).toEqual(['request 3 wrong', 'request 2 ask']);
    expect(todos[0]?.text).toContain('11:00までに回答しないと、自動でお断りします');
  });
});

it('a stay of an earlier day is completed by a manager, others are told to tell one', () => {
  const reserve = {
    id: 7,
    start_datetime: '2026-11-15T09:00:00+09:00',
    end_datetime: '2026-11-15T12:00:00+09:00',
    customer: null,
    reserve_details: [2, 3].map((attendance_status, position) => ({
      child_id: 10 + position,
      attendance_status,
      arrived_datetime: '2026-11-15T09:02:00+09:00',
      left_datetime: null,
      child: { name: position === 0 ? '森 はる' : '森 みお' },
    })),
  };
  const data = {
    stays: [{ kind: 'present', date: '2026-11-15', reserve_id: 7, reserve }],
    stays_aggregate: { aggregate: { count: 1 } },
    unclosed_days: [{ date: '2026-11-14' }, { date: '2026-11-15' }],
  };
  const asked: number[] = [];
  // The sibling who was fetched is done.
  const [stay, days, ...others] = openStayTodos(data, ({ id }) => asked.push(id));
  expect([stay?.child?.name, stay?.tone, others.length]).toEqual(['森 はる', 'wrong', 0]);
  if (stay?.act && 'press' in stay.act) stay.act.press();
  expect(asked).toEqual([7]);
  expect(days?.act).toEqual({ label: '11月14日(土)を締める', to: '/staff/reports?from=2026-11-14' });
  const [forStaff] = openStayTodos(data, undefined);
  expect(forStaff?.text).toContain('園長に伝えてください');
  expect(forStaff?.act).toEqual({ label: '予約を開く', to: '/staff/reserves/7' });
});

it('people at another branch are red only where stays are left short', () => {
  const person = {
    ...{ account_id: 4, name: '前田 亮', elsewhere_name: '天王寺あおぞら園' },
    ...{ start_time: '09:00', end_time: '13:00' },
  };
  const reserve = { reserve_id: 31, customer_name: '木村 恵', start_time: '10:00', end_time: '12:00' };
  expect(elsewhereTodos(null)).toEqual([]);
  expect(elsewhereTodos({ people: [person], reserves: [] })).toMatchObject([{ tone: 'ask' }]);
  expect(elsewhereTodos({ people: [person], reserves: [reserve] })).toMatchObject([
    {
      tone: 'wrong',
      text: 'シフトの職員が、ほかの園にいます: 前田 亮(天王寺あおぞら園)。職員が足りなくなるご予約が1件あります',
    },
  ]);
});
