import { expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const today = '2026-11-16';

async function branchesFor(children: number) {
  const result = await app.call('reserveTodayBranches', { children });
  if (result.status !== 'OK') throw new Error('refused');
  return result.branches;
}

async function slotsOf(branch_id: number, children: number) {
  const result = await app.call('reserveSlots', { branch_id, date: today, children });
  if (result.status !== 'OK') throw new Error('refused');
  return result.slots;
}

it('says of every branch what reserveSlots says of its day', async () => {
  for (const children of [1, 3]) {
    const branches = await branchesFor(children);
    expect(branches.length).toBeGreaterThan(10);
    for (const branch of branches) {
      const slots = await slotsOf(branch.branch_id, children);
      expect(branch.next_start).toBe(slots.find((slot) => slot.startable)?.start_time ?? null);
      const from = slots.findIndex((slot) => slot.start_time === branch.next_start);
      const full = slots.findIndex((slot, index) => index >= from && slot.remaining < children);
      if (full >= 0) expect(branch.free_until).toBe(slots[full]?.start_time);
    }
    // 10:00 in Tokyo, an hour's lead.
    expect(branches[0]?.next_start).toBe('11:00');
  }
});

it('has nothing left at night', async () => {
  app.clock.advance(10 * 3600);
  const branches = await branchesFor(1);
  expect(branches.filter((branch) => branch.next_start !== null)).toEqual([]);
});
