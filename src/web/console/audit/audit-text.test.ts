import { describe, expect, it } from 'vitest';
import { actionText, actorText, auditActions, differencesOf, tableText } from './audit-text.ts';

describe('the audit log in words', () => {
  it('has the titles of the definitions, and of what is no function', () => {
    expect([actionText('staffCheckIn'), actionText('stripeDispute')]).toEqual(['登園', 'カード会社からの異議申し立て']);
    expect(auditActions.filter(({ key, label }) => label === '' || label === key)).toEqual([]);
  });

  it('shows what it does not know by its name', () => {
    expect([actionText('staffNew'), tableText('new_table')]).toEqual(['staffNew', 'new_table']);
  });

  it('says who it was', () => {
    const words = [actorText('staffCheckIn', { name: '園長' }), actorText('staffCheckIn', null)];
    const automatic = [actorText('stripeDispute', null), actorText('systemTrouble', null)];
    expect([...words, ...automatic]).toEqual(['園長', '退職者', 'Stripeからの通知', 'システムからの通知']);
    const family = [actorText('familyChangedPlan', null), actorText('nobodyMayFetch', null)];
    expect(family).toEqual(['ご家族', 'システムからの通知']);
  });

  it('shows the fields that changed, and not the bookkeeping', () => {
    const before = { id: 1, remarks: '', approval_status: 2, updated_at: 'a' };
    const after = { id: 1, remarks: '変更', approval_status: 2, updated_at: 'b' };
    expect(differencesOf('reserves', before, after)).toEqual([{ field: '連絡', before: 'なし', after: '変更' }]);
  });

  it('says columns, codes and times in words, and leaves unknown ones unchanged', () => {
    const before = { childcare_status: 1, end_datetime: null, cancel_flag: false, approval_status: 99, shoe_size: 13 };
    const after = {
      childcare_status: 2,
      end_datetime: '2026-11-16T02:12:00+00:00',
      cancel_flag: true,
      approval_status: 1,
      shoe_size: 14,
    };
    expect(differencesOf('reserves', before, after)).toEqual([
      { field: '登降園', before: '来園予定', after: 'お預かり中' },
      { field: '終了', before: 'なし', after: '2026/11/16 11:12' },
      { field: 'キャンセル', before: 'なし', after: 'あり' },
      { field: '承認', before: '99', after: '-' },
      { field: 'shoe_size', before: '13', after: '14' },
    ]);
  });

  it('shows lists of days as a whole, and nothing for a row that was made', () => {
    expect(differencesOf('reservable_managements', [], [{ status: '×' }])).toEqual([
      { field: '', before: 'なし', after: '状態 ×' },
    ]);
    expect(differencesOf('refunds', null, { id: 1 })).toEqual([]);
    expect(differencesOf('refunds', null, null)).toEqual([]);
  });
});
