import { describe, expect, it } from 'vitest';
import { auditFilterOf, auditWhere } from './audit-filter.ts';

const whereOf = (text: string) => auditWhere(auditFilterOf(new URLSearchParams(text)));

describe('the filter of the audit log', () => {
  it('asks for everything where nothing, or nonsense, is asked', () => {
    expect(whereOf('')).toEqual({});
    expect(whereOf('account=0&action=&table=0&record=abc&from=yesterday&to=&text=%20')).toEqual({});
  });
  it('asks for person, object and whole Tokyo days', () => {
    expect(whereOf('account=3&table=customers&record=12&from=2026-11-01&to=2026-11-16&action=staffCheckIn')).toEqual({
      account_id: { _eq: 3 },
      action: { _in: ['staffCheckIn'] },
      table_name: { _eq: 'customers' },
      record_id: { _eq: 12 },
      created_at: { _gte: '2026-10-31T15:00:00.000Z', _lt: '2026-11-16T15:00:00.000Z' },
    });
  });
  it('finds acts by a word of theirs, and nothing by a word of none', () => {
    expect(whereOf('action=%E7%99%BB%E5%9C%92')).toEqual({ action: { _in: expect.arrayContaining(['staffCheckIn']) } });
    expect(whereOf('action=%E7%99%BB%E5%9C%92')).not.toEqual({
      action: { _in: expect.arrayContaining(['staffCloseDay']) },
    });
    expect(whereOf('action=zzz')).toEqual({ action: { _in: [] } });
  });
});
