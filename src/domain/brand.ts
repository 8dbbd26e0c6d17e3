/** The product's own name and look, which its drawings, icons and texts carry. Who runs it is data (company-facts.ts). */
export const brand = {
  name: 'いまほいく',
  tagline: '今日、頼れる。1時間からの一時保育',
  title: 'いまほいく｜1時間から、当日でも頼める一時保育',
  description:
    '1時間から預けられる一時保育サービスです。当日の予約もでき、祝日も休まず、事前の面談はいりません。空きのある園をすぐに探せます。',
  copyrightYear: 2022,
  shareImage: { path: '/share.png', width: 1200, height: 630 },
} as const;
