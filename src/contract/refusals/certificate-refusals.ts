/** What is refused around certificates of provision. Part of the one catalogue (errors.ts). */
export const certificateRefusals = {
  certificate_month_not_over: '提供証明書は、月が終わってから発行できます。翌月になってから、もう一度お試しください。',
  certificate_unpaid:
    'この月に、お支払いの済んでいないものがあります。お支払い履歴をご確認ください。お支払いが済むと発行できます。',
  certificate_nothing_paid: 'この月には、証明するお支払いがありません。',
  certificate_branch_unconfirmed: 'この園は、この月に無償化の対象ではありませんでした。領収書をご利用ください。',
  benefit_overlaps: '同じ期間の認定が、すでに登録されています。期間をご確認ください。',
  municipality_taken: 'この市区町村には、同じ日に始まる様式がすでにあります。日を変えるか、その行を変更してください。',
} as const;
