import { describe, expect, it } from 'vitest';
import { createCustomerStatus } from './customer-status.ts';

describe('customer status for the guard', () => {
  it('remembers a complete registration, asks again for everything else and on done pages', async () => {
    const answers: (0 | 1 | 2 | null)[] = [null, 0, 2, 1, 1];
    let asked = 0;
    const status = createCustomerStatus(async () => {
      const next = answers[asked] ?? null;
      asked += 1;
      return { customers: next === null ? [] : [{ registration_status: next, role: 1 }] };
    });
    expect(await status.read('u1', false)).toBe(null);
    expect(await status.read('u1', false)).toBe(0);
    expect(await status.read('u1', false)).toBe(2);
    expect(await status.read('u1', false)).toBe(1);
    expect(await status.read('u1', false)).toBe(1);
    expect(asked).toBe(4);
    expect(await status.read('u1', true)).toBe(1);
    expect(asked).toBe(5);
    expect(await status.read('u2', false)).toBe(null);
  });

  it('knows who of the family is here', async () => {
    let role = 2;
    const status = createCustomerStatus(async () => ({ customers: [{ registration_status: 1, role }] }));
    expect(status.person()).toBe('payer');
    await status.read('u1', false);
    expect(status.person()).toBe('guardian');
    role = 3;
    await status.read('u2', false);
    expect(status.person()).toBe('relative');
    status.forget();
    expect(status.person()).toBe('payer');
  });

  it('says failed when the query fails', async () => {
    const status = createCustomerStatus(() => Promise.reject(new Error('down')));
    expect(await status.read('u1', false)).toBe('failed');
  });
});
