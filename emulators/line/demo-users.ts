/**
 * The people one can sign in as on the consent page. The ids are fixed: a seed of the product may use them as the
 * LINE ids of its demo customers (LINE itself knows nothing about who is a customer).
 * Numbers 01–08 are meant for existing customers, 09–12 for people who come for the first time.
 */
export interface DemoUser {
  user_id: string;
  display_name: string;
  status_message?: string | undefined;
  /** How they stand with our official account at the start. */
  friendship: 'none' | 'friend' | 'blocked';
  /** A hint for anyone who tries the demo; not part of LINE. */
  hint: string;
}

const id = (number: string) => `U${number.padStart(32, '0')}`;

export const DEMO_USERS: readonly DemoUser[] = [
  {
    user_id: id('01'),
    display_name: '佐藤 美咲',
    status_message: '4歳と1歳の母です',
    friendship: 'friend',
    hint: '登録済みの方',
  },
  { user_id: id('02'), display_name: '鈴木 健太', friendship: 'friend', hint: '登録済みの方' },
  { user_id: id('03'), display_name: '高橋 由佳', friendship: 'friend', hint: '登録済みの方' },
  { user_id: id('04'), display_name: '田中 翔太', friendship: 'friend', hint: '登録済みの方' },
  { user_id: id('05'), display_name: '伊藤 彩香', friendship: 'friend', hint: '登録済みの方' },
  { user_id: id('06'), display_name: '渡辺 大輔', friendship: 'none', hint: '登録済み、友だち追加前の方' },
  { user_id: id('07'), display_name: '山本 真理子', friendship: 'friend', hint: '登録済みの方' },
  {
    user_id: id('08'),
    display_name: '中村 直樹',
    friendship: 'blocked',
    hint: '登録済み、公式アカウントをブロック中の方',
  },
  { user_id: id('09'), display_name: '小林 さくら', friendship: 'none', hint: 'はじめての方' },
  { user_id: id('10'), display_name: '加藤 悠人', friendship: 'none', hint: 'はじめての方' },
  { user_id: id('11'), display_name: '吉田 千尋', friendship: 'none', hint: 'はじめての方' },
  { user_id: id('12'), display_name: '山田 陽子', friendship: 'none', hint: 'はじめての方' },
  { user_id: id('13'), display_name: '青木 美帆', friendship: 'none', hint: 'はじめての方' },
  { user_id: id('14'), display_name: '西村 さやか', friendship: 'none', hint: '園の窓口で登録された方' },
  { user_id: id('15'), display_name: '松本 あかね', friendship: 'none', hint: 'はじめての方' },
];
