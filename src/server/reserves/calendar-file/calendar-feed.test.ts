import { describe, expect, it } from 'vitest';
import { approvalStatus } from '../../../domain/codes.ts';
import { addMinutes, instantOf } from '../../../domain/time.ts';
import { testApp } from '../../testing/app.ts';
import { sessionCookieOf } from '../../testing/session-cookie.ts';
import { freshToken, makeFamilies } from '../testing/families.ts';

const app = await testApp();
const now = instantOf('2026-11-16', 600);
app.clock.freeze(now);

async function newFamily() {
  const [family] = await makeFamilies(app, 1, 1);
  if (!family) throw new Error('no family');
  const call = async (name: 'issueCalendarFeed' | 'renewCalendarFeed' | 'revokeCalendarFeed') =>
    app.call(name, {}, await freshToken(app, family.uid));
  async function address(name: 'issueCalendarFeed' | 'renewCalendarFeed'): Promise<string> {
    const answer = await call(name);
    if (answer.status !== 'OK' || !('url' in answer)) throw new Error(JSON.stringify(answer));
    return new URL(answer.url).pathname;
  }
  return { ...family, call, address };
}
async function reserve(customer_id: number, child_id: number, status: number, day: string) {
  const start = instantOf(day, 600);
  const { rows } = await app.pool.query(
    `insert into reserves (branch_id, customer_id, start_datetime, end_datetime, approval_status, current_day_flag,
       holiday_flag, reserve_amount, remarks) values (2, $1, $2, $3, $4, false, false, 2000, '卵アレルギーです') returning id`,
    [customer_id, start, addMinutes(start, 120), status],
  );
  await app.pool.query(
    `insert into reserve_details (reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag)
     select $1, id, date_of_birth, false, false from children where id = $2`,
    [rows[0].id, child_id],
  );
  return rows[0].id as number;
}
const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

describe('the calendar address of a family', () => {
  it('has the reserves with time and place, and nothing of a child', async () => {
    const family = await newFamily();
    const [child = 0] = family.child_ids;
    const { notUsed, pending, rejected } = approvalStatus.code;
    const confirmed = await reserve(family.customer_id, child, notUsed, '2026-12-03');
    const waiting = await reserve(family.customer_id, child, pending, '2026-12-04');
    const refused = await reserve(family.customer_id, child, rejected, '2026-12-05');
    const path = await family.address('issueCalendarFeed');
    const answer = await get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const text = answer.body.replaceAll('\r\n\t', '').replaceAll('\r\n ', '');
    expect(text).toContain(`UID:reserve-${confirmed}@`);
    expect(text).toContain(`UID:reserve-${waiting}@`);
    expect(text).not.toContain(`UID:reserve-${refused}@`);
    expect(text).toContain('DTSTART:20261203T010000Z');
    expect(text.match(/STATUS:(\w+)/g)).toEqual(['STATUS:CONFIRMED', 'STATUS:TENTATIVE']);
    for (const line of [
      'みなと広場園',
      'LOCATION:東京都',
      '電話 03-',
      'REFRESH-INTERVAL',
      'X-WR-TIMEZONE:Asia/Tokyo',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toMatch(/試験|こども|アレルギー|昼食/);
    const etag = String(answer.headers.etag);
    app.clock.freeze(addMinutes(now, 30));
    expect((await get(path, { 'if-none-match': etag })).statusCode).toBe(304);
    app.clock.freeze(now);
    const file = await app.call('reserveCalendarFile', { reserve_id: confirmed }, await freshToken(app, family.uid));
    const filed = await get((file as { path: string }).path, { cookie: await sessionCookieOf(app, family.uid) });
    expect(filed.body.match(/UID:.*/)?.[0]).toBe(text.match(/UID:.*/)?.[0]);
  });

  it('is shown once, stored as a hash, and ends when it is replaced or stopped', async () => {
    const family = await newFamily();
    const first = await family.address('issueCalendarFeed');
    expect(await family.call('issueCalendarFeed')).toMatchObject({ type: 'calendar_feed_exists' });
    const { rows } = await app.pool.query('select * from calendar_feeds where customer_id = $1', [family.customer_id]);
    expect(JSON.stringify(rows)).not.toContain(first.split('/').at(-1)?.replace('.ics', ''));
    expect(rows[0]).toMatchObject({ last_read_date: null });
    const second = await family.address('renewCalendarFeed');
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200]);
    const read = await app.pool.query('select last_read_date::text as day from calendar_feeds where customer_id = $1', [
      family.customer_id,
    ]);
    expect(read.rows).toEqual([{ day: '2026-11-16' }]);
    expect(await family.call('revokeCalendarFeed')).toMatchObject({ status: 'OK' });
    expect(await family.call('revokeCalendarFeed')).toMatchObject({ status: 'OK' });
    const gone = await get(second);
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toBe((await get('/calendar_feeds/anything.ics')).body);
  });

  it.each([3, 4])('no longer answers when the family has left (status %i)', async (status) => {
    const family = await newFamily();
    const path = await family.address('issueCalendarFeed');
    await app.pool.query('update customers set status = $2, withdrawn_date = $3 where id = $1', [
      family.customer_id,
      status,
      '2026-11-16',
    ]);
    expect((await get(path)).statusCode).toBe(404);
  });

  it('is for signed-in families alone', async () => {
    const staff = await app.tokenOf('demo-minato-staff', 'staff');
    for (const token of [undefined, staff]) {
      for (const name of ['issueCalendarFeed', 'renewCalendarFeed', 'revokeCalendarFeed'] as const) {
        await expect(app.call(name, {}, token)).rejects.toThrow();
      }
    }
  });

  it('is limited, by the family and for unknown addresses by the network', async () => {
    const family = await newFamily();
    const path = await family.address('issueCalendarFeed');
    const { attempts } = app.services.config.RATE_LIMIT_FEED;
    const counted = async (bucket: string) =>
      (await app.pool.query('select max(attempts) as n from auth.rate_limits where bucket like $1', [bucket])).rows[0]
        .n;
    await get(path);
    expect(await counted(`calendar feed ${family.customer_id}`)).toBe(1);
    await app.pool.query('update auth.rate_limits set attempts = $2 where bucket = $1', [
      `calendar feed ${family.customer_id}`,
      attempts,
    ]);
    expect((await get(path)).statusCode).toBe(429);
    await get('/calendar_feeds/unknown.ics');
    expect(await counted('calendar feed of %')).toBeGreaterThan(0);
  });
});
