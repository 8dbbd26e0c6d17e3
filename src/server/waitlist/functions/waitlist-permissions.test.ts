import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Family, makeFamilies } from '../../reserves/testing/families.ts';
import { testApp } from '../../testing/app.ts';
import { waitlistDesk } from '../testing/waitlist.ts';

/** Who may do what with waitlist entries and offers; each function both ways. */
const app = await testApp({ emulators: true });
const branch_id = 2;
const desk = waitlistDesk(app, branch_id);
const date = '2026-12-14';
const times = { date, from: '10:00', to: '12:00' };
const [holder, owner, stranger] = (await makeFamilies(app, 3, 1)) as [Family, Family, Family];
const address = 'waitlist@example.jp';
await app.pool.query('update customers set email = $2, email_verified_at = now() where id = $1', [
  owner.customer_id,
  address,
]);

async function offer(): Promise<{ entry: number; seat_offer_id: number }> {
  await desk.seats(date, 0);
  const entry = await desk.entry(owner, times);
  await desk.seats(date, 1);
  await app.runJobs();
  return { entry, seat_offer_id: (await desk.offerOf(entry))?.id ?? 0 };
}
const press = (seat_offer_id: number, token?: string) => ({
  seat_offer_id,
  quoted_amount: 2200,
  idempotency_key: randomUUID(),
  ...(token === undefined ? {} : { token }),
});
const ngNotFound = { status: 'NG', type: 'not_found' };

/** As the mail's link has it. */
async function tokenSent(seat_offer_id: number): Promise<string> {
  const inbox = `${app.emulators?.mail ?? ''}/emulator/messages?to=${encodeURIComponent(address)}`;
  const mails = await fetch(inbox).then((answer) => answer.text());
  return new RegExp(`/offers/${seat_offer_id}#token=([\\w-]+)`).exec(mails)?.[1] ?? '';
}

describe('the offer of a family', () => {
  it('is not accessible to anyone else: visitor, another parent, staff', async () => {
    const { seat_offer_id, entry } = await offer();
    const staff = await app.tokenOf('demo-minato-staff', 'staff');
    for (const token of [undefined, await desk.token(stranger), staff]) {
      expect(await app.call('readSeatOffer', { seat_offer_id }, token)).toMatchObject(ngNotFound);
      expect(await app.call('acceptSeatOffer', press(seat_offer_id), token)).toMatchObject(ngNotFound);
      expect(await app.call('acceptSeatOffer', press(seat_offer_id, 'guessed'), token)).toMatchObject(ngNotFound);
      expect(await app.call('declineSeatOffer', { seat_offer_id }, token)).toMatchObject(ngNotFound);
    }
    const cancelled = await app.call('cancelWaitlistEntry', { waitlist_entry_id: entry }, await desk.token(stranger));
    expect(cancelled).toMatchObject(ngNotFound);
    expect(await desk.shown(stranger, entry)).toBeUndefined();
    const own = await app.call('readSeatOffer', { seat_offer_id }, await desk.token(owner));
    expect(own).toMatchObject({ status: 'OK', offer: { child_names: ['試験 こども1'], children: 1, status: 1 } });
    expect(await app.call('declineSeatOffer', { seat_offer_id }, await desk.token(owner))).toMatchObject({
      status: 'OK',
    });
    await app.call('cancelWaitlistEntry', { waitlist_entry_id: entry }, await desk.token(owner));
  });

  it('opens and accepts by the link of its message, without names, once', async () => {
    const { seat_offer_id } = await offer();
    const token = await tokenSent(seat_offer_id);
    expect(token).toMatch(/^[\w-]{40,}$/);
    const read = await app.call('readSeatOffer', { seat_offer_id, token });
    expect(read).toMatchObject({
      status: 'OK',
      offer: { child_names: [], children: 1, quote: { reserve_amount: 2200 } },
    });
    const { rows } = await app.pool.query('select link, content from notifications where seat_offer_id = $1', [
      seat_offer_id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('試験 こども');
    const made = await app.call('acceptSeatOffer', press(seat_offer_id, token));
    expect(made).toMatchObject({ status: 'OK', reserve_amount: 2200 });
    expect(await app.call('declineSeatOffer', { seat_offer_id, token })).toMatchObject({ type: 'offer_ended' });
    expect(await app.call('readSeatOffer', { seat_offer_id, token })).toMatchObject({
      offer: { status: 2, quote: null },
    });
    expect(await app.call('readSeatOffer', { seat_offer_id: seat_offer_id + 1, token })).toMatchObject(ngNotFound);
  });
});

describe('callers', () => {
  const entry = { branch_ids: [branch_id], date, earliest_time: '13:00', latest_time: '15:00', minutes: 120 };
  const made = { mode: 1 as const, price_ceiling: 0, notice_minutes: 0, idempotency_key: randomUUID() };
  const staffOffer = { waitlist_entry_id: 1, branch_id, start_time: '10:00', idempotency_key: randomUUID() };

  it.each([
    ['quoteWaitlistEntry', { ...entry, child_ids: [1] }],
    ['createWaitlistEntry', { ...entry, child_ids: [1], ...made }],
    ['cancelWaitlistEntry', { waitlist_entry_id: 1 }],
    ['listWaitlistEntries', {}],
  ])('%s: signed-in families only', async (name, payload) => {
    const staff = await app.tokenOf('demo-minato-staff', 'staff');
    expect((await app.request(name, payload)).statusCode).toBe(401);
    expect((await app.request(name, payload, staff)).statusCode).toBe(403);
  });

  it.each([
    ['staffListWishes', { branch_id, date }],
    ['staffOfferSeat', staffOffer],
  ])('%s: staff of the branch, its manager, headquarters', async (name, payload) => {
    expect((await app.request(name, payload)).statusCode).toBe(401);
    expect((await app.request(name, payload, await desk.token(holder))).statusCode).toBe(403);
    const result = async (uid: string) =>
      (await app.request(name, payload, await app.tokenOf(uid, 'staff'))).json<{
        result: { status: string; type?: string };
      }>().result;
    const { rows } = await app.pool.query<{ uid: string }>(
      `select a.uid from accounts a where a.role <> 1 and not a.disable and a.branch_id <> $1
         and not exists (select from account_branches b where b.account_id = a.id and b.branch_id = $1) limit 1`,
      [branch_id],
    );
    expect(await result(rows[0]?.uid ?? '')).toMatchObject(ngNotFound);
    for (const uid of ['demo-minato-staff', 'demo-minato-manager', 'demo-honbu']) {
      const answer = await result(uid);
      // The entry itself is another branch's: those who may ask get that answer.
      if (name === 'staffListWishes') expect(answer.status).toBe('OK');
      else expect(['OK', 'not_found', 'wish_ended']).toContain(answer.type ?? answer.status);
    }
  });
});
