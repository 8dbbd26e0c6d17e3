/** Why tickets cannot be given back, in words that say what can be done. */
export const ticketRefusals = {
  ticket_granted: '本部からの進呈の回数券は、返金の対象ではありません。期限までお使いください。',
  ticket_none_left: 'この回数券には、返金できる残りがありません。残りの枚数をご確認ください。',
  ticket_return_late: '返金を受け付ける期限を過ぎています。ご事情があるときは、お問い合わせください。',
  ticket_return_nothing: '手数料を引くと、返金できる金額がありません。期限までお使いください。',
} as const;
