import type { OpeningItem } from '../../../../../domain/company/opening.ts';

/** Each item in words, and the page where it is put right; services and mail are proved on the checklist itself. */
export const checklistItems: Readonly<Record<OpeningItem, { label: string; text: string; to?: string }>> = {
  company: {
    label: '会社の情報',
    text: '会社名、所在地、代表者、電話番号、登録番号など',
    to: '/staff/headquarters/company',
  },
  terms: {
    label: '規約',
    text: '利用規約、プライバシーポリシー、特定商取引法に基づく表記',
    to: '/staff/headquarters/company/documents',
  },
  house_rules: {
    label: '園のきまり',
    text: '預かれる体調、持ち物、送り迎えなど、ご家庭が初回に確かめて署名するきまり',
    to: '/staff/headquarters/company/documents',
  },
  bring_list: {
    label: '持ち物',
    text: '今日から有効な持ち物の一覧(ご予約の確認とメールに出ます)',
    to: '/staff/headquarters/company/bring_list',
  },
  prices: { label: '料金', text: '今日から有効な単価', to: '/staff/headquarters/prices/unit-prices' },
  cancellation_policy: {
    label: 'キャンセル料の決まり',
    text: '今日から有効なキャンセル料',
    to: '/staff/headquarters/prices/cancellation',
  },
  plans: { label: 'プラン', text: '登録のときに選べるプランが1つ以上', to: '/staff/headquarters/prices/plans' },
  branch: { label: '最初の園', text: '「営業中」の園が1つ以上', to: '/staff/headquarters/branches' },
  address: {
    label: '番地と電話番号',
    text: '本部と営業中の園に、番地までの所在地と、つながる電話番号があること',
    to: '/staff/headquarters/branches',
  },
  postings: {
    label: '掲示事項',
    text: '児童福祉法で掲示する事項(設置者、保険、提携医療機関、緊急時と災害の備えなど)が、営業中のすべての園にあること',
    to: '/staff/headquarters/branches',
  },
  manager: {
    label: '園長',
    text: '営業中の園に、招待を受けてパスワードを決めた園長がいること',
    to: '/staff/headquarters/accounts',
  },
  second_factor: {
    label: '2段階認証',
    text: '本部の全員が、認証アプリかパスキーを設定していること(パスワードだけでは、お客様の情報を守りきれません)',
    to: '/staff/account',
  },
  stripe: { label: 'Stripe(決済)', text: '設定した鍵で、Stripeが応答すること' },
  webhook: {
    label: 'Stripeからの通知(Webhook)',
    text: '接続を確認すると、お金の動かないテストをStripeに頼みます。届くまで数秒かかります',
  },
  line: { label: 'LINE', text: '設定した鍵で、LINEが応答すること' },
  line_webhook: {
    label: 'LINEからの通知(Webhook)',
    text: '会社のLINE公式アカウントを、自分のLINEで友だちに追加するか、メッセージを送ると完了します',
  },
  mail: { label: 'メールのテスト', text: '自分あてにメールを送り、届いたメールのボタンを押すと完了します' },
};
