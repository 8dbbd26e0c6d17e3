/** Who we are, in one place: brand, company facts, contact and social links. Change them here and nowhere else. */
export const brand = {
  name: 'いまほいく',
  tagline: '今日、頼れる。1時間からの一時保育',
  title: 'いまほいく｜1時間から、当日でも頼める一時保育',
  description:
    '1時間から預けられる一時保育サービスです。当日の予約もでき、祝日も休まず、事前の面談はいりません。空きのある園をすぐに探せます。',
  copyright_year: 2022,
  share_image: { path: '/share.png', width: 1200, height: 630 },
} as const;

export const company = {
  name: '株式会社いまほいく',
  name_en: 'Imahoiku Inc.',
  representative: '代表取締役 水野 かおり',
  established: '2022年4月1日',
  capital: '3,000万円',
  postal_code: '1050013',
  address: '東京都港区浜松町2-14-6 いまほいくビル3階',
  tel: '0312345678',
  email: 'info@imahoiku.example',
  /** 適格請求書発行事業者; invented (a real number never starts with 0). */
  invoice_registration_number: 'T0123456789012',
  business: '一時保育施設の運営、保育の予約サービスの提供',
  office_hours: '平日 9:00〜18:00',
} as const;

export type SocialLink = { name: string; account: string; url: string };

export const social_links: readonly SocialLink[] = [
  { name: 'Instagram', account: '@imahoiku', url: 'https://www.instagram.com/imahoiku' },
  { name: 'X', account: '@imahoiku', url: 'https://x.com/imahoiku' },
  { name: 'LINE', account: '@imahoiku', url: 'https://line.me/R/ti/p/@imahoiku' },
];
