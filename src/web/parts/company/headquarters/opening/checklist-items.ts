import type { OpeningItem } from '../../../../../domain/company/opening.ts';

/** Each item in words, and the page where it is put right; the last three are done on the checklist itself. */
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
  prices: { label: '料金', text: '今日から有効な単価', to: '/staff/headquarters/prices/unit-prices' },
  cancellation_policy: {
    label: 'キャンセル料の決まり',
    text: '今日から有効なキャンセル料',
    to: '/staff/headquarters/prices/cancellation',
  },
  plans: { label: 'プラン', text: '登録のときに選べるプランが1つ以上', to: '/staff/headquarters/prices/plans' },
  branch: { label: '最初の園', text: '「開園中」の園が1つ以上', to: '/staff/headquarters/branches' },
  staff: { label: '園のスタッフ', text: '園で働くスタッフが1人以上', to: '/staff/headquarters/accounts' },
  second_factor: {
    label: '2段階認証',
    text: '本部の全員が、認証アプリかパスキーを設定していること(パスワードだけでは、お客様の情報を守りきれません)',
    to: '/staff/account',
  },
  stripe: { label: 'Stripe(決済)', text: '設定した鍵で、Stripeが応答すること' },
  line: { label: 'LINE', text: '設定した鍵で、LINEが応答すること' },
  mail: { label: 'メールのテスト', text: '自分あてにメールを送り、届くことを確かめます' },
};
