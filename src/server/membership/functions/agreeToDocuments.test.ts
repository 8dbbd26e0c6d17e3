import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../domain/time.ts';
import { type Family, freshToken, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';

// New terms from a day on: before it nothing happens, from it on a new reserve asks first and cancelling does not.
const app = await testApp();
const today = '2026-11-16';
const stay = { reserve_date: '2026-12-08', start_hour: 9, start_min: 0, end_hour: 11, end_min: 0, branch_id: 2 };
const at = (day: string) => app.clock.freeze(instantOf(day, 10 * 60));
beforeEach(() => at(today));

const [family = {} as Family] = await makeFamilies(app, 1, 1);
const token = () => freshToken(app, family.uid);
let hour = 8;
/** Each at another hour, so that no child is in two places. */
async function reserve() {
  hour += 1;
  const when = { ...stay, start_hour: hour, end_hour: hour + 1 };
  const asked = { ...when, child_ids: family.child_ids };
  const quote = await app.call('quoteReserve', asked, await token());
  if (!('quote' in quote)) throw new Error(JSON.stringify(quote));
  const payload = { ...asked, quoted_amount: quote.quote.reserve_amount, idempotency_key: randomUUID() };
  return app.call('createReserve', payload, await token());
}
async function saveTerms(adaptation_date: string, material_flag: boolean) {
  const { rows } = await app.pool.query<{ id: number }>(
    "select max(id) as id from company_documents where kind = 'terms'",
  );
  const text = {
    kind: 'terms',
    lead: '',
    body: '## 第1条\n新しい本文',
    change_summary: '第1条',
    announced_flag: false,
  } as const;
  const input = { ...text, material_flag, id: null, version: rows[0]?.id ?? 0, adaptation_date };
  expect(await app.call('headquartersSaveDocument', input, await app.tokenOf('demo-honbu', 'staff'))).toMatchObject({
    status: 'OK',
  });
}
const due = async () =>
  (await app.query<{ view_due_consents: unknown[] }>('SelectMypageConsents', {}, await token())).view_due_consents;
const agree = async (terms: string) => app.call('agreeToDocuments', { terms }, await token());

describe('new terms', () => {
  const first = addDays(today, 1);

  it('are not asked for before their day', async () => {
    await saveTerms(first, true);
    expect(await due()).toEqual([]);
    expect(await reserve()).toMatchObject({ status: 'OK' });
    expect(await agree(first)).toMatchObject({ type: 'consents_outdated' });
  });

  it('from their day on ask before a new reserve, plan or tickets, never before cancelling or seeing', async () => {
    const made = await reserve();
    if (!('reserve_id' in made)) throw new Error(JSON.stringify(made));
    at(first);
    expect(await due()).toEqual([{ kind: 'terms', adaptation_date: first, change_summary: '第1条' }]);
    const refused = {
      status: 'NG',
      type: 'consents_due',
      details: { documents: [{ kind: 'terms', adaptation_date: first }] },
    };
    expect(await reserve()).toMatchObject(refused);
    const tickets = { ticket_price_id: 1, quoted_amount: 0, idempotency_key: randomUUID() };
    expect(await app.call('buyTickets', tickets, await token())).toMatchObject(refused);
    const plan = { plan_type_id: 2, quoted_amount: 0 };
    expect(await app.call('editPlanTypeCustomer', plan, await token())).toMatchObject(refused);
    expect(await app.call('resubscribeCustomer', plan, await token())).toMatchObject(refused);
    const { reserves } = await app.query<{ reserves: { id: number }[] }>('SelectMypageReservesList', {}, await token());
    expect(reserves.map(({ id }) => id)).toContain(made.reserve_id);
    const cancelled = await app.call('cancelReserve', { reserve_id: made.reserve_id, quoted_fee: 0 }, await token());
    expect(cancelled).toMatchObject({ status: 'OK' });
  });

  it('are agreed to as they are now, once, and recorded with their day', async () => {
    at(first);
    expect(await agree('2022-04-01')).toMatchObject({ type: 'consents_outdated' });
    expect(await agree(first)).toMatchObject({ status: 'OK' });
    expect(await agree(first)).toMatchObject({ status: 'OK' });
    expect(await due()).toEqual([]);
    expect(await reserve()).toMatchObject({ status: 'OK' });
    const { rows } = await app.pool.query(
      "select version, consented_at from customer_consents where customer_id = $1 and kind = 'terms' order by version",
      [family.customer_id],
    );
    expect(rows).toEqual([
      { version: '2022-04-01', consented_at: expect.any(Date) },
      { version: first, consented_at: instantOf(first, 10 * 60) },
    ]);
  });

  it('that only change wording are not asked for; a newcomer agrees to them', async () => {
    const second = addDays(today, 2);
    await saveTerms(second, false);
    at(second);
    expect(await due()).toEqual([]);
    const { terms } = await app.query<{ terms: { adaptation_date: string }[] }>('SelectCompany', { today: second });
    expect(terms.map(({ adaptation_date }) => adaptation_date)).toEqual([second]);
  });
});
