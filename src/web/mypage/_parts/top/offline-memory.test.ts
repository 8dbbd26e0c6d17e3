import { expect, it } from 'vitest';
import { offlineReserveOf } from './offline-memory.ts';
import { inCare, nextReserve } from './top-example.ts';

const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const next = { ...nextReserve, start_datetime: soon(20), end_datetime: soon(23) };
const stay = { ...inCare, end_datetime: soon(5), branch_name: '豊洲しおかぜ園' };

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
  expect(offlineReserveOf({ today: [stay], info1: [next] })?.branch_name).toBe('豊洲しおかぜ園');
  expect(offlineReserveOf({ today: [{ ...stay, childcare_status: 3 }], info1: [] })).toBeNull();
});
