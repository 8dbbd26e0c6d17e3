/** What is owed, as the family and its papers read it. */
export const claimWords = {
  childcare: 'ご利用料金',
  cancellation: 'キャンセル料',
  correction: 'ご利用料金の訂正(差額)',
} as const;
