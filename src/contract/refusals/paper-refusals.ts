/** Refusals about papers that families are handed. */
export const paperRefusals = {
  statement_empty: 'この年のお支払いがないため、明細書は発行できません。別の年をお選びください。',
};
