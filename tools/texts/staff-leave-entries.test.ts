import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { functions } from '../../src/contract/functions/functions.ts';

/** They only read, or try something out and take it back. */
const reads =
  /^(staff|headquarters)(Read|List|Find|Preview|Check|Overview|DayLoad|(Content|Plan|Questionnaire)Figures)/;

/** They write and rightly leave no entry of their own name. */
const withoutEntry: Readonly<Record<string, string>> = {
  staffRecordStay: 'each arrival and departure leaves the entry of staffCheckIn and staffCheckOut',
  staffEnterByHand: 'each row leaves the entries of what it did',
  staffNoteChildHealth: 'the look itself is kept, with the account that looked',
  staffOpenFamilyThread: 'an empty thread; what is sent in it leaves an entry',
  staffIssueFirstVisitPaper: 'a short link to a paper that is there already',
  staffRetryInboxAnswer: 'sends again what staffAnswerInboxThread has entered',
  staffBeginPasskey: 'nothing is registered yet',
  staffBeginTotp: 'nothing is registered yet',
  staffBeginIdentityPasskey: 'the own proof, kept with the session',
  staffConfirmIdentity: 'the own proof, kept with the session',
  staffConfirmIdentityPasskey: 'the own proof, kept with the session',
  staffChangePassword: 'the own password; the account is told by mail',
  staffEndSession: 'the own session',
  staffEndOtherSessions: 'the own sessions',
};

/** Every name that the server writes besides a function's own heading and the list of what a PIN may do. */
const source = globSync('src/server/**/*.ts')
  .filter((file) => !/\.test\.ts$|\/testing\/|\/pin-rights\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/implement\(\s*'\w+'/g, ''))
  .join('\n');
const named = new Set([...source.matchAll(/'((?:staff|headquarters)[A-Z]\w+)'/g)].map(([, name]) => name));

it('every writing function of staff leaves its entry in the log', () => {
  const writing = Object.entries(functions)
    .filter(([name, { caller }]) => ['staff', 'manager', 'headquarters'].includes(caller) && !reads.test(name))
    .map(([name]) => name);
  expect(writing.length).toBeGreaterThan(140);
  expect(writing.filter((name) => !named.has(name)).sort()).toEqual(Object.keys(withoutEntry).sort());
});
