/**
 * Variant B from the first page to the last: the seat first, then card and details. One count for all of them, so that no
 * step that was promised is missing and none comes that was not. Where the time is chosen already its step counts as done.
 */
export const reservesRegistrationSteps = ['登録', 'お客様', '日時', '申込', 'カード', '住所', '完了'] as const;

/** The position of each page among them. */
export const step = { account: 0, customer: 1, date: 2, apply: 3, card: 4, details: 5, done: 6 } as const;
