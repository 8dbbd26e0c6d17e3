/** The product's own name and look, which its drawings, icons and texts carry. Who runs it is data (company-facts.ts). */
export const brand = {
  name: 'いまほいく',
  title: 'いまほいく｜今日、頼れる一時保育',
  description: '一時保育サービスです。空きのある園をすぐに探せます。',
  shareImage: { path: '/share.png', width: 1200, height: 630, words: '今日、頼れる。一時保育' },
} as const;
