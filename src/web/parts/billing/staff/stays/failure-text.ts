const words: Readonly<Record<string, string>> = {
  card_declined: 'カードが使えませんでした',
  insufficient_funds: '残高または利用枠が足りません',
  expired_card: 'カードの有効期限が切れています',
  authentication_required: 'お客様の本人確認が必要です',
  card_missing: 'カードが登録されていません',
  processing_error: '決済会社でエラーが起きました',
};

/** Why a charge failed, as far as staff can help with it. */
export const chargeFailureText = (code: string | null): string => words[code ?? ''] ?? '決済できませんでした';
