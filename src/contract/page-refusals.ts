/**
 * Refusals that a page says by itself, before or without the server. They stand apart from the others of errors.ts so that
 * a parent's page does not carry the whole catalogue.
 */
export const pageRefusals = {
  input_error: '入力内容に誤りがあります。もう一度ご確認ください。',
  email_taken: 'このメールアドレスはすでに登録されています。ログインするか、別のメールアドレスをご入力ください。',
  email_unknown: 'メールアドレスまたはパスワードをご確認ください。',
  line_taken: 'このLINEアカウントは、別のお客様の登録に使われています。別のLINEアカウントでお試しください。',
  line_state: 'LINEログインの有効期限が切れました。お手数ですが、もう一度最初からお試しください。',
  line_unavailable: 'LINEに接続できませんでした。しばらくしてからもう一度お試しください。',
  account_deleted: 'このアカウントは削除されています。ご利用には新しく登録をお願いします。',
  account_merged:
    'このアカウントは、ご家族の別のアカウントにまとめられました。そちらのアカウントでログインしてください。ご不明なときはお問い合わせください。',
  card_declined: 'カードを確認できませんでした。番号と有効期限をもう一度ご確認ください。',
  payment_unavailable: 'ただいま決済に接続できません。しばらくしてからもう一度お試しください。',
  card_missing: 'お支払い用のカードが登録されていません。カードをご登録ください。',
  deadline_passed: '変更の受付時間を過ぎています。園へお電話ください。',
  stale_status: '別の画面で内容が更新されています。ページを読み込み直してご確認ください。',
  child_has_reserve: '今後のご予約があるお子さまは削除できません。先にご予約をご確認ください。',
  birth_date_has_reserve:
    '今後のご予約の料金に関わるため、生年月日だけを変更できませんでした。入力に戻り、もう一度お進みください。',
} as const;
