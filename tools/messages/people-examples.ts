import { familyRole } from '../../src/domain/family/family-codes.ts';
import type { PeopleData } from '../../src/server/family/texts/people-texts.ts';

type PeopleExamples = { [Kind in keyof PeopleData]: readonly { when: string; data: PeopleData[Kind] }[] };

/** Who belongs to a family, and who may fetch. */
export const peopleExamples: PeopleExamples = {
  family_joined: [
    { when: '招待された方が登録したとき', data: { name: '木村 直樹', role: familyRole.code.guardian } },
    { when: '家族として', data: { name: '木村 和子', role: familyRole.code.relative } },
  ],
  family_left: [{ when: 'ご自身で登録を終えたとき', data: { name: '木村 和子' } }],
  family_person_ended: [
    {
      when: '本部が、ひとりに園や日時を見せない設定にしたとき',
      data: { name: '木村 直樹', how: 'hidden', people: ['木村 和子', '原田 健'] },
    },
    { when: '本部が登録を終えたとき', data: { name: '木村 直樹', how: 'removed', people: [] } },
    {
      when: 'ご自身で登録を終え、登録したお迎えの方が残るとき',
      data: { name: '木村 直樹', how: 'left', people: ['原田 健'] },
    },
  ],
  pickup_list_frozen: [{ when: '保護者のどちらかがリストを凍結したとき', data: {} }],
  pickup_list_opened: [{ when: '凍結が解除されたとき', data: {} }],
};
