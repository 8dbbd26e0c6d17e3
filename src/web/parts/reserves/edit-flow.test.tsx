import { afterEach, expect, it, vi } from 'vitest';
import { pageRefusals } from '../../../contract/page-errors.ts';
import { sendEdit } from './edit-flow.ts';
import type { ReserveValues } from './reserve-flow.ts';

/** The last look before a change is saved (SPEC §4). */
const { query, sendReserve } = vi.hoisted(() => ({ query: vi.fn(), sendReserve: vi.fn() }));
vi.mock('../../data/browser-data.ts', () => ({ dataClient: () => ({ query }) }));
vi.mock('./confirm/send-reserve.ts', () => ({ sendReserve }));
afterEach(() => vi.clearAllMocks());

const values = { branch_id: 6, child_ids: [1], end_hour: 12 } as unknown as ReserveValues;
const shown = { reserve_amount: 3_300, cancel_schedule: [{ cancel_amount: 880 }] } as Parameters<typeof sendEdit>[2];

it.each([
  ['may no longer be changed', [{ editable_flag: false }]],
  ['is not there any more', []],
])('what %s is asked about again before saving, and nothing is sent', async (_, reserves) => {
  query.mockResolvedValueOnce({ reserves });
  const refused = { kind: 'refused', type: 'deadline_passed', msg: pageRefusals.deadline_passed };
  expect(await sendEdit(7, values, shown)).toEqual(refused);
  expect(sendReserve).not.toHaveBeenCalled();
});

it('a change goes with the amount and the fee that were shown, and stays at its branch', async () => {
  query.mockResolvedValueOnce({ reserves: [{ editable_flag: true }] });
  await sendEdit(7, values, shown);
  const data = { child_ids: [1], end_hour: 12, reserve_id: 7, quoted_amount: 3_300, quoted_fee: 880 };
  expect(sendReserve).toHaveBeenCalledExactlyOnceWith('updateReserve', data);
});
