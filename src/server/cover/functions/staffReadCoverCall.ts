import { coverAgreement, coverStatus } from '../../../domain/cover/cover-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { careSettingsOn } from '../../staffing/store/care-settings.ts';
import { askedPeople, type CoverCall, coverCall } from '../store/calls.ts';

const { open, taken, settled } = coverStatus.code;

function stateFor(call: CoverCall, account_id: number): 'asked' | 'held' | 'settled' | 'taken' | 'over' {
  const own = call.taken_account_id === account_id;
  if (call.status === open) return 'asked';
  if (call.status === taken) return own ? 'held' : 'taken';
  if (call.status === settled) return own ? 'settled' : 'taken';
  return 'over';
}

/** Who was asked or has it reads it; to anyone else it is not there. A link's mere opening changes nothing. */
export const staffReadCoverCall = implement(
  'staffReadCoverCall',
  async ({ clock, database, account }, { cover_call_id }) =>
    database.read(clock.now(), async (db) => {
      const call = await coverCall(db, cover_call_id);
      const asked = call !== null && (await askedPeople(db, call.id)).includes(account.id);
      if (call === null || !(asked || call.taken_account_id === account.id)) throw new Refusal('cover_over');
      const settings = await careSettingsOn(db, call.date);
      const { branch_id, branch_name, branch_address, branch_tel, date, hours, pay_note } = call;
      return {
        status: 'OK',
        ...{ branch_name, branch_address, branch_tel, date, hours, pay_note },
        elsewhere: branch_id !== account.branch_id,
        state: stateFor(call, account.id),
        agreement_needed: settings.cover_agreement === coverAgreement.code.needed,
      };
    }),
);
