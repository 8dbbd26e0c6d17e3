import { describe, expect, it } from 'vitest';
import { jobs } from '../jobs.generated.ts';
import { testApp } from '../testing/app.ts';
import { crontab, isJobName, jobDefinitions, readPayload } from './names.ts';

const app = await testApp();

describe('a job and its payload', () => {
  it('a payload that cannot be read fails the job, and the queue says why', async () => {
    const enqueue = (payload: object) =>
      app.pool.query("select app.enqueue('settleChildcare', $1::json) as id", [JSON.stringify(payload)]);
    const { rows } = await enqueue({ childcare_id: 'twelve' });
    await app.runJobs();
    const failed = await app.pool.query('select attempts, last_error from graphile_worker.jobs where id = $1', [
      rows[0].id,
    ]);
    expect(failed.rows).toEqual([{ attempts: 1, last_error: expect.stringContaining('settleChildcare: its payload') }]);
    expect(failed.rows[0].last_error).toContain('childcare_id');
  });

  it.each([
    ['nothing', null],
    ['an id as text', { reserve_id: '7' }],
    ['no id', { reserve_id: 0 }],
    ['another job’s', { customer_id: 7 }],
  ])('refuses %s', (_, payload) => {
    expect(() => readPayload('putCalendarEvents', payload)).toThrow(/^putCalendarEvents: its payload cannot be read/);
  });

  it('gives the job what it names, and nothing besides', () => {
    expect(readPayload('putCalendarEvents', { reserve_id: 7, note: 'x' })).toEqual({ reserve_id: 7 });
    expect(readPayload('settleDue', { _cron: { ts: '2026-11-16T01:00:00Z', backfilled: false } })).toEqual({});
  });

  it('every job has its payload, and the timetable names jobs only', () => {
    expect(Object.keys(jobs).sort()).toEqual(Object.keys(jobDefinitions).sort());
    const named = crontab.split('\n').map((line) => line.split(' ')[5] ?? '');
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !isJobName(name))).toEqual([]);
  });
});
