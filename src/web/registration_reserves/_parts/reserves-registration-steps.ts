/** Variant B: the seat first, then card and details. */
export const reservesRegistrationSteps = ['アカウント', 'お客様', '日時', '確認', '受付'] as const;
/** What follows the reserve, counted on its own. */
export const afterReserveSteps = ['予約', 'プランとカード', 'お客様情報', '完了'] as const;
