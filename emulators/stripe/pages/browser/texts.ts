/** Japanese texts of the card form and of errors, as Stripe.js shows them with `locale: 'ja'`. */
export const LABELS = {
  number: 'カード番号',
  expiry: '有効期限',
  cvc: 'セキュリティコード',
  form: 'カード情報の入力',
  frame: '本人認証',
};

export const PLACEHOLDERS = { number: '1234 1234 1234 1234', expiry: '月 / 年', cvc: 'CVC' };

export const FIELD_ERRORS: Record<string, string> = {
  incomplete_number: 'カード番号が最後まで入力されていません。',
  invalid_number: 'カード番号が正しくありません。番号をご確認ください。',
  incomplete_expiry: '有効期限が最後まで入力されていません。',
  invalid_expiry_month: '有効期限の月が正しくありません。',
  invalid_expiry_year_past: '有効期限が過ぎています。',
  incomplete_cvc: 'セキュリティコードが最後まで入力されていません。',
};

const API_ERRORS: Record<string, string> = {
  generic_decline: 'カードが承認されませんでした。カード会社にお問い合わせいただくか、別のカードをお試しください。',
  insufficient_funds: 'カードの残高またはご利用可能額が足りません。別のカードをお試しください。',
  expired_card: 'カードの有効期限が切れています。別のカードをお試しください。',
  incorrect_cvc: 'セキュリティコードが正しくありません。もう一度ご確認ください。',
  processing_error: 'カードの処理中にエラーが発生しました。しばらくしてからもう一度お試しください。',
  authentication_required: 'このカードには本人認証が必要です。',
  incorrect_number: 'カード番号が正しくありません。番号をご確認ください。',
  invalid_expiry_month: '有効期限の月が正しくありません。',
  invalid_expiry_year: '有効期限の年が正しくありません。',
  invalid_cvc: 'セキュリティコードが正しくありません。',
  test_mode_live_card: 'このカードはテスト環境では使えません。テスト用のカード番号をお使いください。',
  setup_intent_authentication_failure: '本人認証ができませんでした。別のカードをお試しください。',
  payment_intent_authentication_failure: '本人認証ができませんでした。別のカードをお試しください。',
};

export interface StripeJsError {
  type: string;
  message?: string;
  code?: string;
  decline_code?: string;
  [field: string]: unknown;
}

/** Only what the customer can act on is translated; errors for the developer stay as they are. */
export function localized(error: StripeJsError): StripeJsError {
  const text = API_ERRORS[error.decline_code ?? ''] ?? API_ERRORS[error.code ?? ''];
  return text === undefined ? error : { ...error, message: text };
}
