const words: Readonly<Record<string, string>> = {
  card_declined: 'カード会社に断られました。理由はカード会社へお問い合わせください。別のカードもお試しいただけます。',
  generic_decline: 'カード会社に断られました。理由はカード会社へお問い合わせください。別のカードもお試しいただけます。',
  insufficient_funds: 'カードの残高または利用枠が足りませんでした。',
  expired_card: 'カードの有効期限が切れています。新しいカードをご登録ください。',
  incorrect_cvc: 'カードのセキュリティコードを確認できませんでした。カードを登録し直してください。',
  authentication_required: 'カード会社での本人確認が必要です。カードを登録し直すと、確認の画面が出ます。',
  card_missing: 'お支払い用のカードが登録されていません。',
  resource_missing: 'ご登録のカードが見つかりませんでした。カードを登録し直してください。',
  processing_error: '決済会社で一時的なエラーが起きました。もう一度お試しください。',
  payment_intent_payment_attempt_expired: 'コンビニでのお支払い期限が過ぎました。',
  canceled: 'コンビニでのお支払いを取りやめました。',
};

/** Why a charge failed, as the family can do something about it. */
export const familyFailureText = (code: string | null): string =>
  words[code ?? ''] ?? 'ご登録のカードで決済できませんでした。別のカードをお試しください。';
