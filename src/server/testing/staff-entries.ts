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

/**
 * Staff functions that may write without an entry: what records the author instead, or why none is needed
 * (staff-entries.test.ts: there is no other). What is named was seen in a test of the function.
 */
export const withoutEntry: Partial<Record<FunctionName, string>> = {
  staffPlaceChildren: 'child_rooms names who placed a child, and when; where it was before is of no use',
  headquartersCheckServices: 'service_checks has the answers; the same is asked by a job at any time',
  headquartersReadJournal: 'only tickets that expired by themselves are written into the books before they are read',
  staffReadMonthSheet: 'as headquartersReadJournal',
  staffBeginIdentityPasskey: 'a challenge of a few minutes; nothing changes before it is answered',
  staffBeginPasskey: 'as staffBeginIdentityPasskey; the new passkey has its entry',
  staffSaveWorkWish: 'one’s own word about one’s own day; it changes no shift',
  staffBeginLineLink: 'one’s own way to be reached',
  staffSavePhone: 'one’s own way to be reached',
  staffRemovePhone: 'one’s own way to be reached',
  staffWatchSleep: 'watch_screens has who watches at which screen; forgotten after a day',
  staffTakeSleepRound: 'sleep_rounds has who took it, from when until when',
  staffEndLineLink: 'one’s own way to be reached',
  staffSaveCoverCalls: 'one’s own switch; that somebody turned calls off is kept nowhere else',
  staffBeginTotp: 'a secret that counts for nothing before its first code; that has its entry',
  staffConfirmIdentity: 'the session has when it was confirmed; what is done with it has its entry',
  staffConfirmIdentityPasskey: 'as staffConfirmIdentity',
  staffEndSession: 'own sessions alone; the session has when it ended',
  staffEndOtherSessions: 'as staffEndSession',
  staffIssueFirstVisitPaper: 'a short link to a paper that is there already',
  staffNoteChildHealth: 'child_health_looks has who looked and when',
  staffReadChildHealth: 'child_health_reads has who read and when, and cannot be deleted',
  staffOpenFamilyThread: 'a thread without a message; the first message in it has its writer',
  staffReadFamilyThread:
    'the thread has whose it is; that a family’s message was read is seen by the family, without a name',
  staffRetryInboxAnswer: 'the answer has its writer and leaves once; who pressed again is not kept',
};

/** The names its entries are logged under; empty if it leaves none. */
function namesOf(name: FunctionName): string[] {
  const { audit } = functions[name];
  if (audit === null || onlyWhenLate.includes(name)) return [];
  return typeof audit === 'string' ? [name] : [name, ...audit.also];
}
