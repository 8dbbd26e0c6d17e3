/** Header and footer links (SPEC §2). */
type SiteLink = { to: string; label: string };
/** `for`: shown in that login state only (SPEC §6); both are in the HTML, CSS shows one (session-hint.ts). */
type FooterLink = SiteLink & { for?: 'visitor' | 'member' };

export const headerLinks: readonly SiteLink[] = [
  { to: '/about', label: 'いまほいくとは' },
  { to: '/branches/list', label: '園をさがす' },
  { to: '/user_guide', label: '料金・ご利用案内' },
  { to: '/qanda', label: 'よくある質問' },
  { to: '/user_inquiries', label: 'お問い合わせ' },
];

export const footerGroups: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'サービス',
    links: [
      ...headerLinks,
      { to: '/magazine', label: '読みもの' },
      { to: '/registration/customers', label: '新規登録', for: 'visitor' },
      { to: '/login', label: 'ログイン', for: 'visitor' },
      { to: '/mypage/top', label: 'マイページ', for: 'member' },
      { to: '/mypage/reserves/list', label: '予約一覧', for: 'member' },
      { to: '/sign_out', label: 'ログアウト', for: 'member' },
    ],
  },
  {
    title: '会社',
    links: [
      { to: '/company', label: '会社概要' },
      { to: '/staff_recruitments', label: '採用情報' },
      { to: '/partner_inquiries', label: '提携・加盟のご相談' },
      { to: '/developers', label: '開発者の方へ' },
    ],
  },
  {
    title: '規約',
    links: [
      { to: '/terms', label: '利用規約' },
      { to: '/privacy_policy', label: 'プライバシーポリシー' },
      { to: '/tradelaw', label: '特定商取引法に基づく表記' },
    ],
  },
];

/** What stays of the footer inside a flow. */
export const lineLinks: readonly SiteLink[] = [
  { to: '/terms', label: '利用規約' },
  { to: '/privacy_policy', label: 'プライバシー' },
  { to: '/tradelaw', label: '特定商取引法' },
];
