import { describe, expect, it } from 'vitest';
import { staffFunctions } from '../../../contract/functions/staff.ts';
import { actionWords, actorWords, differencesOf, tableWords } from './audit-words.ts';

describe('the audit log in words', () => {
  it.each(Object.keys(staffFunctions))('%s has its words', (name) => expect(actionWords(name)).not.toBe(name));

  it('shows what it does not know by its name', () => {
    expect([actionWords('staffNew'), tableWords('new_table')]).toEqual(['staffNew', 'new_table']);
  });

  it('says who it was', () => {
    const words = [actorWords('staffCheckIn', { name: '園長' }), actorWords('staffCheckIn', null)];
    expect([...words, actorWords('stripeDispute', null)]).toEqual(['園長', '退職者', 'Stripeからの通知']);
  });

  it('shows the fields that changed, and not the bookkeeping', () => {
    const before = { id: 1, remarks: '', approval_status: 2, updated_at: 'a' };
    const after = { id: 1, remarks: '変更', approval_status: 2, updated_at: 'b' };
    expect(differencesOf(before, after)).toEqual([{ field: 'remarks', before: 'なし', after: '変更' }]);
  });

  it('shows lists of days as a whole, and nothing for a row that was made', () => {
    expect(differencesOf([], [{ status: '×' }])).toEqual([{ field: '', before: '[]', after: '[{"status":"×"}]' }]);
    expect(differencesOf(null, { id: 1 })).toEqual([]);
    expect(differencesOf(null, null)).toEqual([]);
  });
});
