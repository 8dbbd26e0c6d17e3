import { familyRole, type InvitedRole } from '../../../domain/family/family-codes.ts';
import { withSan } from '../../../domain/text/called-name.ts';
import { type NotificationText, paragraphs } from '../../notifying/writing/notification-text.ts';

/** Messages about who belongs to a family and who may fetch, with what their texts need. */
export interface PeopleData {
  family_joined: { name: string; role: InvitedRole };
  family_left: { name: string };
  /** Headquarters hid the family from a member or removed them, or a member left; `people`: those they had listed for pick-up. */
  family_person_ended: { name: string; how: 'hidden' | 'removed' | 'left'; people: readonly string[] };
  pickup_list_frozen: object;
  pickup_list_opened: object;
}

type Writers = { [Kind in keyof PeopleData]: (data: PeopleData[Kind]) => NotificationText };

const link = '/mypage/family';
const endedText = (name: string) => ({
  hidden: `${withSan(name)}には、園・日時・お迎えの方などをお見せしない設定に、本部が変更しました。${withSan(name)}は、お迎えにも来られません。`,
  removed: `${withSan(name)}の、ご家族としての登録を、本部が終えました。${withSan(name)}は、お迎えにも来られません。`,
  left: `${withSan(name)}の、ご家族としての登録が終わりました。`,
});

export const peopleTexts: Writers = {
  family_joined: ({ name, role }) => ({
    title: `${withSan(name)}が加わりました`,
    content: paragraphs(
      `招待された${withSan(name)}が、「${familyRole.label(role)}」として登録されました。`,
      'お心当たりがない場合は、お手数ですが、すぐにお問い合わせください。',
    ),
    link,
  }),
  family_left: ({ name }) => ({
    title: `${withSan(name)}の登録が終わりました`,
    content: paragraphs(`${withSan(name)}が、ご自身でご家族の登録を終えました。`),
    link,
  }),
  family_person_ended: ({ name, how, people }) => ({
    title: people.length > 0 ? 'お迎えの方のご確認をお願いします' : 'お迎えの方についてのお知らせ',
    content: paragraphs(
      endedText(name)[how],
      `${withSan(name)}が作ったお迎えパスは、すべて使えなくなりました。`,
      people.length > 0 &&
        `${withSan(name)}が登録したお迎えの方(${people.map((each) => withSan(each)).join('、')})には、確認が済むまで、お子さまをお引き渡ししません。お迎えをお願いする方は「確認する」を、そうでない方は「外す」を押してください。`,
    ),
    link,
  }),
  pickup_list_frozen: () => ({
    title: 'お迎えの方のリストを凍結しました',
    content: paragraphs(
      'お迎えの方のリストが凍結されました。新しい方の登録や変更はできません。登録済みの方のお迎えは、これまでどおりです。',
      '解除するには、保護者の方それぞれの同意が必要です。',
    ),
    link,
  }),
  pickup_list_opened: () => ({
    title: 'お迎えの方のリストの凍結を解除しました',
    content: paragraphs('お迎えの方の登録と変更が、またできるようになりました。'),
    link,
  }),
};
