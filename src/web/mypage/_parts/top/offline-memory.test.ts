import { expect, it } from 'vitest';
import { offlineReserveOf } from './offline-memory.ts';

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const branch = {
  id: 2,
  path_name: 'minato-hiroba',
  name: 'みなと広場園',
  address1: '港区港南',
  address2: '2-19-4 みなと広場ビル1階',
  tel: '0355501201',
  google_map_shared_link: null,
};
const next = {
  id: 1,
  start_datetime: soon(20),
  end_datetime: soon(23),
  approval_status: 1,
  editable_flag: true,
  today_flag: false,
  card_due_datetime: null,
  pick_up_name: null,
  pick_up_tel: null,
  remarks: '',
  breakfast_support_flag: false,
  lunch_support_flag: false,
  supper_support_flag: false,
  branch_id: 2,
  first_visit_flag: false,
  branch_name: 'みなと広場園',
  branch,
  late_notices: [],
  reserve_details: [
    {
      child_id: 1,
      date_of_birth: '2023-05-01',
      breakfast_support_flag: false,
      lunch_support_flag: false,
      supper_support_flag: false,
      child: { id: 1, name: '佐藤 陽向' },
    },
  ],
};
const inCare = {
  ...next,
  id: 2,
  childcare_status: 2,
  branch_name: '豊洲しおかぜ園',
  pick_up_name: '佐藤 和子',
  childcares: [],
};

it('keeps what is public of the next reserve and nothing of the family', () => {
  const kept = offlineReserveOf({ today: [], info1: [next] });
  expect(kept).toMatchObject({
    branch_name: 'みなと広場園',
    address: '港区港南 2-19-4 みなと広場ビル1階',
    tel: '0355501201',
  });
  expect(JSON.stringify(kept)).not.toContain('佐藤');
  expect(Date.parse(kept?.until ?? '')).toBeGreaterThan(Date.parse(next.end_datetime));
});

it('the stay under way comes first; nothing is stored without a coming stay', () => {
  expect(offlineReserveOf({ today: [inCare], info1: [next] })?.branch_name).toBe('豊洲しおかぜ園');
  expect(offlineReserveOf({ today: [{ ...inCare, childcare_status: 3 }], info1: [] })).toBeNull();
});
