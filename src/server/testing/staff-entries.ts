import type pg from 'pg';
import { type FunctionName, functions } from '../../contract/functions/functions.ts';

/**
 * What staff functions answered OK to in a test file: each of them must have left an entry in the log, under a name its
 * definition declares. So every file that calls one proves it, whatever else the file is about.
 */
export function staffEntries() {
  const done = new Set<FunctionName>();
  return {
    note(name: string, body: string): void {
      const { result } = JSON.parse(body) as { result: Record<string, unknown> };
      if (!Object.hasOwn(functions, name) || result.status !== 'OK') return;
      const { ok } = functions[name as FunctionName];
      // It showed first and changed nothing yet.
      if (typeof ok !== 'string' && result[ok.field] === false) return;
      done.add(name as FunctionName);
    },
    async missing(pool: pg.Pool): Promise<string[]> {
      const expected = [...done].filter((name) => namesOf(name).length > 0);
      if (expected.length === 0) return [];
      const { rows } = await pool.query<{ action: string }>('select distinct action from audit_logs');
      const left = new Set(rows.map(({ action }) => action));
      return expected.filter((name) => !namesOf(name).some((each) => left.has(each)));
    },
  };
}

/** The record itself says who wrote it and when; an entry is left where it was written down later. */
const onlyWhenLate: readonly FunctionName[] = ['staffWriteChildLog', 'staffBeginNap', 'staffEndNap', 'staffCheckSleep'];

/** The names its entries stand under; none where it leaves none. */
function namesOf(name: FunctionName): string[] {
  const { audit } = functions[name];
  if (audit === null || onlyWhenLate.includes(name)) return [];
  return typeof audit === 'string' ? [name] : [name, ...audit.also];
}
