/** Variant A, from the LINE button to the member. */
export const registrationSteps = ['アカウント', '入力', '確認', '完了'] as const;
