/** Refusals about papers that families are handed. */
export const paperRefusals = {
  statement_empty: 'この年のお支払いがないため、明細書は発行できません。別の年をお選びください。',
  document_not_drawable: 'この種類の書類は、この画面では開けません。お客様の手続きの画面からご確認ください。',
};
