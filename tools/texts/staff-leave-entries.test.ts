import { expect, it } from 'vitest';
import { functions } from '../../src/contract/functions/functions.ts';

/** They only read, or try something out and take it back. */
const reads =
  /^(staff|headquarters)(Read|List|Find|Preview|Check|Overview|DayLoad|(Content|Plan|Questionnaire)Figures)/;

/** They write and rightly leave no entry. Every other one declares its title, and then does not compile without writing it. */
const withoutEntry: Readonly<Record<string, string>> = {
  staffNoteChildHealth: 'the look itself is kept, with the account that looked',
  staffOpenFamilyThread: 'an empty thread; what is sent in it leaves an entry',
  staffIssueFirstVisitPaper: 'a short link to a paper that is there already',
  staffRetryInboxAnswer: 'sends again what staffAnswerInboxThread has entered',
  staffBeginPasskey: 'nothing is registered yet',
  staffBeginTotp: 'nothing is registered yet',
  staffBeginIdentityPasskey: 'the own proof, kept with the session',
  staffConfirmIdentity: 'the own proof, kept with the session',
  staffConfirmIdentityPasskey: 'the own proof, kept with the session',
  staffEndSession: 'the own session',
  staffEndOtherSessions: 'the own sessions',
};

it('every writing function of staff declares its entry in the log', () => {
  const writing = Object.entries(functions).filter(
    ([name, { caller }]) => ['staff', 'manager', 'headquarters'].includes(caller) && !reads.test(name),
  );
  expect(writing.length).toBeGreaterThan(140);
  const silent = writing.filter(([, { audit }]) => audit === null).map(([name]) => name);
  expect(silent.sort()).toEqual(Object.keys(withoutEntry).sort());
});
