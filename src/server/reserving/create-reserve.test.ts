import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { createPayload, formTimes } from './testing/wish.ts';

const app = await testApp();
const minato = 2;
const suzuki = await app.tokenOf('demo-suzuki');
const sato = await app.tokenOf('demo-sato');
const weekday = { date: '2026-11-26', from: '10:00', to: '12:00' };

describe('createReserve', () => {
  it('makes a confirmed reserve with derived flags, lines and a notification', async () => {
    const quoted = await app.call(
      'quoteReserve',
      { ...formTimes(weekday), branch_id: minato, child_ids: [1, 2] },
      sato,
    );
    expect(quoted).toMatchObject({ status: 'OK', quote: { reserve_amount: 4000, current_day_flag: false } });
    const payload = createPayload(weekday, { branch_id: minato, child_ids: [1, 2], quoted_amount: 4000 });
    const result = await app.call('createReserve', payload, sato);
    expect(result).toMatchObject({ status: 'OK', approval_status: 1, branch_id: minato, reserve_amount: 4000 });
    const again = await app.call('createReserve', payload, sato);
    expect(again).toEqual(result);
  });
});
