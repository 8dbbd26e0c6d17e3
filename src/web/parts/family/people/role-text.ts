import { familyRole, type InvitedRole } from '../../../../domain/family/family-codes.ts';

type RoleText = {
  /** Beside the choice. */
  readonly brief: string;
  readonly may: readonly string[];
  readonly mayNot: readonly string[];
};

/** What each invited role may do and will not see, shown to both the inviter and the invitee. */
export const roleMay: Readonly<Record<InvitedRole, RoleText>> = {
  [familyRole.code.guardian]: {
    brief: '予約、変更、キャンセル、お子さまの登録ができます。お支払いやプランの手続きはできません。',
    may: [
      'ご予約をする、変更する、キャンセルする',
      'お子さまの登録や健康の情報を見る、変更する',
      'お迎えの方を登録する',
      'お知らせを受け取る',
    ],
    mayNot: [
      'お支払い方法やプランの変更、退会の手続き(お支払いの方だけができます)',
      'もう一人の保護者の電話番号、メールアドレス、住所、LINE',
    ],
  },
  [familyRole.code.relative]: {
    brief: '予約の予定と、お預かり中の様子を見られます。変更はできません。',
    may: ['ご予約の予定を見る', 'お預かり中の様子を見る'],
    mayNot: ['ご予約や登録内容の変更', 'お子さまの健康の情報、お支払い', '保護者の連絡先や住所'],
  },
};
