/** What the waitlist and its offers refuse. */
export const waitlistRefusals = {
  wish_limit: '同時にお申し込みいただける空き待ちの数に達しています。先に、いまの空き待ちを取り消してください。',
  wish_too_late: 'この日時の空き待ちは、受付を終えました。ほかの日時をお選びください。',
  wish_ended: 'この空き待ちは、すでに終わっています。空き待ちの一覧をご確認ください。',
  offer_ended: 'この空席のご案内は終わりました。空き待ちの一覧で、いまの状態をご確認ください。',
  offer_open: 'この空き待ちには、いまご案内中の席があります。お返事が来るか、期限が過ぎてからご案内ください。',
  wish_does_not_fit:
    'この時間は、この空き待ちのご家庭にはもうご案内できません。画面を更新して、時間を選び直してください。',
} as const;
