import { expect, it } from 'vitest';
import { againValues, type ListedReserve } from './again.ts';

const reserve: ListedReserve = {
  id: 7,
  branch_id: 2,
  branch_name: 'みなと広場園',
  // 9:00–12:30 in Tokyo on New Year's Eve.
  start_datetime: '2026-12-31T00:00:00+00:00',
  end_datetime: '2026-12-31T03:30:00+00:00',
  approval_status: 1,
  approval_comment: '',
  editable_flag: true,
  cancellable_flag: true,
  breakfast_support_flag: false,
  lunch_support_flag: true,
  supper_support_flag: false,
  pick_up_name: '佐藤 和子',
  pick_up_tel: '08055520101',
  remarks: '',
  reserve_amount: 4000,
  card_due_datetime: null,
  branch: null,
  reserve_details: [{ child: { id: 1, name: '佐藤 陽向' } }, { child: null }],
};

it('is the same a week later, over the year’s end and in any time zone', () => {
  expect(againValues(reserve, 7)).toEqual({
    branch_id: 2,
    child_ids: [1],
    reserve_date: '2027-01-07',
    start_hour: 9,
    start_min: 0,
    end_hour: 12,
    end_min: 30,
    breakfast_support_flag: 0,
    lunch_support_flag: 1,
    supper_support_flag: 0,
    pickup_flag: 1,
    pickup_name: '佐藤 和子',
    pickup_tel: '08055520101',
    remarks: '',
  });
});
