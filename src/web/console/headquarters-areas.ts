type HeadquartersArea = { to: string; label: string; text: string; for: 'headquarters' | 'manager' };

/** What headquarters look after, in the order a new company needs it. A manager sees those that concern the own branch. */
export const headquartersAreas: readonly HeadquartersArea[] = [
  {
    to: '/staff/headquarters/company',
    label: '会社と規約',
    text: '会社の情報、利用規約、持ち物、メールの署名',
    for: 'headquarters',
  },
  {
    to: '/staff/headquarters/prices',
    label: '料金と決まり',
    text: '単価、プラン、回数券、キャンセル料、受付の決まり、祝日',
    for: 'headquarters',
  },
  {
    to: '/staff/headquarters/branches',
    label: '園',
    text: '園のページ、写真、開園時間、定員、受取口座、掲示事項',
    for: 'manager',
  },
  {
    to: '/staff/headquarters/accounts',
    label: 'スタッフ',
    text: '招待、役割、担当する園、資格、停止',
    for: 'headquarters',
  },
  {
    to: '/staff/headquarters/closures',
    label: '休園',
    text: '台風などで、いくつかの園をまとめて休園にし、ご家庭に知らせます',
    for: 'headquarters',
  },
  {
    to: '/staff/headquarters/figures',
    label: '集計',
    text: '利用、稼働率、売上、会員、回数券の数字とCSV',
    for: 'headquarters',
  },
  {
    to: '/staff/headquarters/books',
    label: '帳簿',
    text: '月の締め、Stripeからの入金の照合、会計ソフト用のCSV',
    for: 'manager',
  },
  {
    to: '/staff/headquarters/announcements',
    label: 'ご家庭へのお知らせ',
    text: '会社や園から、ご家庭にまとめて知らせます',
    for: 'manager',
  },
  { to: '/staff/inbox', label: 'お問い合わせ', text: 'お問い合わせと応募への返信', for: 'manager' },
  {
    to: '/staff/headquarters/families',
    label: 'お客様の手続き',
    text: '訂正、停止、回数券、統合、書き出し、消去',
    for: 'headquarters',
  },
  {
    to: '/staff/headquarters/questionnaires',
    label: '退会アンケート',
    text: '退会された方のお答えと件数',
    for: 'headquarters',
  },
  {
    to: '/staff/headquarters/contents',
    label: '掲載内容',
    text: 'よくある質問、読みもの、会員特典、採用情報、お問い合わせの種類',
    for: 'headquarters',
  },
  { to: '/staff/headquarters/imports', label: '取り込み', text: '園とご家庭のCSV取り込み', for: 'headquarters' },
  {
    to: '/staff/headquarters/messages',
    label: '本部への連絡',
    text: 'お金のことで確認が必要な連絡',
    for: 'headquarters',
  },
  {
    to: '/staff/headquarters/documents',
    label: '発行した書類',
    text: '領収書、証明書、年間の明細書の控えを、日付、金額、お客様で探す',
    for: 'headquarters',
  },
  { to: '/staff/headquarters/audit', label: '操作記録', text: '全園と本部の操作', for: 'headquarters' },
];
