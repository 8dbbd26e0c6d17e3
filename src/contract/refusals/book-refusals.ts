/** Refusals about a month's close and the accounting file. */
export const bookRefusals = {
  month_closed: 'この月は、すでに締めてあります。画面を更新してご確認ください。',
  month_not_ready: 'この月はまだ締められません。残っていることを済ませてから、もう一度お試しください。',
  journal_unmapped: '勘定科目が決まっていない項目があります。「勘定科目の対応」で決めてから、もう一度お試しください。',
  mapping_taken: 'この項目と税区分の組み合わせは、すでにあります。一覧から選んで変更してください。',
} as const;
