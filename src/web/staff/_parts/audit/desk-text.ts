/** What happens at the desk and on the telephone, in the words of the console. */
export const deskActions: Readonly<Record<string, string>> = {
  staffCreateFamily: '窓口でのご家庭の登録',
  staffAddChild: '窓口でのお子さまの登録',
  staffFindMember: 'ほかの園の会員の確認',
  staffIssueFamilyLink: '案内リンクの発行',
  staffConfirmMeal: 'アレルギーのある食事の確認',
  staffAnswerMorningForm: '朝の様子への回答',
  staffCheckOutByPass: 'お迎えの方の身分証の確認',
};

export const deskFields: Readonly<Record<string, string>> = {
  found_flag: '見つかった',
  searched_by: '確認に使ったもの',
  mail_flag: 'メールで送信',
  pay_at_desk_flag: '窓口での支払い',
  identity_seen_at: '身分証の確認',
  identity_seen_account_id: '身分証を確認した人',
  added_member_id: '登録した人',
};
