/**
 * The data client's three errors and the error screens (SPEC §2, §8). A part of the catalogue (errors.ts) in a file of its
 * own: every page carries these words, and a page that is only read must not carry all the others.
 */
export const screens = {
  server_error: 'サーバーでエラーが発生しました。しばらくしてからもう一度お試しください。',
  parse_error: 'サーバーの応答を読み取れませんでした。しばらくしてからもう一度お試しください。',
  no_data: 'サーバーの応答に内容がありませんでした。しばらくしてからもう一度お試しください。',
  customer_query_failed: 'お客様情報を読み込めませんでした。通信環境をご確認のうえ、もう一度お試しください。',
  offline: 'インターネットに接続できません。通信環境をご確認ください。',
  paused:
    'ただいま予約の受付を一時的に休止しています。すでにいただいたご予約はそのままです。しばらくしてから、もう一度お試しください。',
  page_not_found: 'お探しのページは見つかりませんでした。',
  page_500:
    'ただいま一時的にアクセスが集中しているため、ページを表示できません。しばらくしてからもう一度お試しください。',
} as const;
