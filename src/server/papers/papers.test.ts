import { describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { pdfText } from './testing/pdf-text.ts';

const app = await testApp();
const people = {
  headquarters: ['demo-honbu', 'honbu@example.jp'],
  manager: ['demo-minato-manager', 'minato-manager@example.jp'],
  staff: ['demo-minato-staff', 'minato-staff@example.jp'],
  elsewhere: ['demo-musashino-manager', 'musashino-manager@example.jp'],
} as const;
type Person = keyof typeof people;
const tokenOf = (person: Person) => app.tokenOf(people[person][0], 'staff');
const cookieOf = async (person: Person) => {
  const answer = await app.post('/auth/staff', { email: people[person][1], password: 'imahoiku-demo' });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
};
const open = (url: string, cookie = '') => app.server.inject({ url, headers: { cookie } });
// The graze of the demo: a day with an incident, a medicine and a roster.
const { rows } = await app.pool.query<{ reserve_id: number; child_id: number; name: string }>(
  'select c.reserve_id, c.child_id, k.name from incident_children c join children k on k.id = c.child_id',
);
const { name = '', ...day } = rows[0] ?? { reserve_id: 0, child_id: 0 };

describe('the paper of a child’s day', () => {
  it('is asked for by managers of the branch and headquarters, and that is written down', async () => {
    expect((await app.request('staffIssueChildDay', day, await tokenOf('staff'))).statusCode).toBe(403);
    expect((await app.request('staffIssueChildDay', day, await app.tokenOf('demo-sato'))).statusCode).toBe(403);
    expect(await app.call('staffIssueChildDay', day, await tokenOf('elsewhere'))).toMatchObject({ type: 'not_found' });
    expect(await app.call('staffIssueChildDay', day, await tokenOf('headquarters'))).toMatchObject({ status: 'OK' });
    const logs = await app.pool.query("select record_id from audit_logs where action = 'staffIssueChildDay'");
    expect(logs.rows).toEqual([{ record_id: day.child_id }]);
  });

  it('opens for whom it was made, for some minutes', async () => {
    const issued = await app.call('staffIssueChildDay', day, await tokenOf('manager'));
    const url = issued.status === 'OK' ? issued.url : '';
    const cookie = await cookieOf('manager');
    const answer = await open(url, cookie);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const text = pdfText(answer.rawPayload).join('');
    for (const words of [name, '登園・降園とお引き渡し', 'アレルギー', 'その時刻にいた職員'])
      expect(text).toContain(words);
    for (const person of ['headquarters', 'staff', 'elsewhere'] as const) {
      expect((await open(url, await cookieOf(person))).statusCode).toBe(404);
    }
    expect((await open(url)).statusCode).toBe(404);
    expect((await open(url.replace('child_day', 'first_report'), cookie)).statusCode).toBe(404);
    expect((await open('/papers/%00/x.pdf', cookie)).statusCode).toBe(404);
    app.clock.advance(11 * 60);
    expect((await open(url, cookie)).statusCode).toBe(404);
  });
});

describe('the first report', () => {
  it('is for a serious incident, filled in with what is known of the facility', async () => {
    const input = { incident_id: 1 };
    expect(await app.call('staffIssueFirstReport', input, await tokenOf('manager'))).toMatchObject({
      type: 'incident_not_serious',
    });
    await app.pool.query(
      "begin; select set_config('app.erasing', 'on', true); update incidents set kind = 3, serious_kind = 2 where id = 1; commit",
    );
    expect((await app.request('staffIssueFirstReport', input, await tokenOf('staff'))).statusCode).toBe(403);
    expect(await app.call('staffIssueFirstReport', input, await tokenOf('elsewhere'))).toMatchObject({
      type: 'not_found',
    });
    const issued = await app.call('staffIssueFirstReport', input, await tokenOf('manager'));
    const answer = await open(issued.status === 'OK' ? issued.url : '', await cookieOf('manager'));
    expect(answer.statusCode).toBe(200);
    const text = pdfText(answer.rawPayload).join('');
    for (const words of ['事故報告(第1報)', 'みなと広場園', '定員', '開設年月日']) expect(text).toContain(words);
  });
});
