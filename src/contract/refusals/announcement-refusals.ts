/** Words to many families, the end of a branch, and who takes over. */
export const announcementRefusals = {
  announcement_not_allowed:
    '園長は、担当する園のご家庭への「大切なお知らせ」と「お知らせ」を送れます。ほかは本部へご依頼ください。',
  announcement_begun: 'すでに送り始めているため、取りやめられません。訂正は、新しいお知らせでお送りください。',
  announcement_reaches_nobody: '届く方がいません。届ける方をご確認ください。',
  way_out_ended:
    'このリンクは使えなくなりました。お手数ですが、マイページの「お知らせの受け取り方」で、ご案内の受け取りをやめてください。',
  branch_ends_already: 'この園は、すでに閉園の予定が発表されています。日を変えるときは、先に取りやめてください。',
  branch_without_last_day:
    '閉園は、最終日を発表して、その日が過ぎてから行います。「閉園の予定を発表する」からお進みください。',
  only_manager: 'この方は、ほかに園長のいない園の園長です。引き継ぐ人を選んでから、もう一度お進みください。',
  successor_unable: '引き継ぐ人は、ログインできる園長か本部の方から選んでください。',
} as const;
