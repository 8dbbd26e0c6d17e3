export const deskFields: Readonly<Record<string, string>> = {
  found_flag: '見つかった',
  searched_by: '確認に使ったもの',
  mail_flag: 'メールで送信',
  pay_at_desk_flag: '窓口での支払い',
  identity_seen_at: '身分証の確認',
  identity_seen_account_id: '身分証を確認した人',
  added_member_id: '登録した人',
};
