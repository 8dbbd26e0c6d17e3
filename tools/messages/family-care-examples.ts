import type { FamilyCareData } from '../../src/server/care/texts/family-care-texts.ts';

type FamilyExamples = { [Kind in keyof FamilyCareData]: readonly { when: string; data: FamilyCareData[Kind] }[] };

/** What headquarters did for a family. */
export const familyCareExamples: FamilyExamples = {
  family_stopped: [
    { when: '本部がご家庭の利用を停止したとき', data: { until_date: null } },
    { when: '期限のある停止', data: { until_date: '2026-12-31' } },
  ],
  family_reopened: [{ when: '停止の解除', data: {} }],
  tickets_granted: [{ when: '無償の回数券', data: { number: 3, expiry_date: '2027-03-31' } }],
  tickets_extended: [{ when: '回数券の期限の延長', data: { number: 4, expiry_date: '2027-05-15' } }],
  tickets_refunded: [{ when: '使っていない回数券の返金', data: { number: 4, amount: 4200 } }],
  profile_corrected: [{ when: '本部が登録内容を訂正したとき', data: { fields: ['電話番号', '住所'] } }],
  account_merged: [{ when: '統合されたアカウントへ(最後のメール)', data: {} }],
  accounts_joined: [{ when: '残ったアカウントへ', data: { children: 1, joined: 1, reserves: 2, tickets: 1 } }],
};
