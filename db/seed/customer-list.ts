import {
  kohokuHidamari,
  minatoHiroba,
  musashinoMidori,
  omiyaSakura,
  setagayaKomorebi,
  umedaKotori,
} from './branch-list.ts';
import { kanagawa, osaka, saitama, tokyo } from './prefectures.ts';
import { light, premium, standard } from './prices.ts';

export type DemoCard = 'visa' | 'mastercard' | 'jcb' | 'jp_visa' | 'charge_fails';

export interface DemoCustomer {
  id: number;
  /** The middle of the uid and of the Stripe ids: demo-sato, cus_demo_sato. */
  key: string;
  name: string;
  name_kana: string;
  gender: 1 | 2 | 3;
  born: string;
  tel: string;
  /** Number of the person on the LINE stand-in's consent page (emulators/line/demo-users.ts has the same ids). */
  line?: number;
  line_blocked?: true;
  /** Signs in with LINE only. */
  no_password?: true;
  home?: { postal_code: string; prefecture_id: number; address1: string; address2: string };
  default_branch_id: number;
  plan_type_id: number | null;
  card: DemoCard | null;
  registration_status: 1 | 2;
  status: 1 | 2 | 3 | 4;
  joined_months_ago: number;
  /** Days since the last monthly payment; only plans with a charge. */
  paid_days_ago?: number;
  withdrawn_days_ago?: number;
  social_media_upload: 1 | 2 | 3 | null;
}

export const demoCustomers: readonly DemoCustomer[] = [
  {
    id: 1,
    key: 'sato',
    name: '佐藤 美咲',
    name_kana: 'サトウ ミサキ',
    gender: 2,
    born: '1991-06-14',
    tel: '09055510101',
    line: 1,
    home: { postal_code: '1080074', prefecture_id: tokyo, address1: '港区高輪', address2: '3-8-22 高輪ハイツ402' },
    default_branch_id: minatoHiroba,
    plan_type_id: standard,
    card: 'visa',
    registration_status: 1,
    status: 1,
    joined_months_ago: 14,
    paid_days_ago: 9,
    social_media_upload: 2,
  },
  {
    id: 2,
    key: 'suzuki',
    name: '鈴木 健太',
    name_kana: 'スズキ ケンタ',
    gender: 1,
    born: '1989-02-03',
    tel: '09055510202',
    line: 2,
    home: {
      postal_code: '1400002',
      prefecture_id: tokyo,
      address1: '品川区東品川',
      address2: '4-5-6 シーサイド品川1107',
    },
    default_branch_id: minatoHiroba,
    plan_type_id: light,
    card: 'mastercard',
    registration_status: 1,
    status: 1,
    joined_months_ago: 5,
    social_media_upload: 3,
  },
  {
    id: 3,
    key: 'takahashi',
    name: '高橋 由佳',
    name_kana: 'タカハシ ユカ',
    gender: 2,
    born: '1985-11-28',
    tel: '09055510303',
    line: 3,
    home: { postal_code: '1080075', prefecture_id: tokyo, address1: '港区港南', address2: '4-2-7 港南タワー2305' },
    default_branch_id: minatoHiroba,
    plan_type_id: premium,
    card: 'jcb',
    registration_status: 1,
    status: 1,
    joined_months_ago: 22,
    paid_days_ago: 20,
    social_media_upload: 1,
  },
  {
    id: 4,
    key: 'tanaka',
    name: '田中 翔太',
    name_kana: 'タナカ ショウタ',
    gender: 1,
    born: '1992-08-19',
    tel: '09055510404',
    line: 4,
    home: { postal_code: '1800003', prefecture_id: tokyo, address1: '武蔵野市吉祥寺南町', address2: '2-11-3' },
    default_branch_id: musashinoMidori,
    plan_type_id: standard,
    card: 'charge_fails',
    registration_status: 1,
    status: 2,
    joined_months_ago: 8,
    paid_days_ago: 38,
    social_media_upload: 2,
  },
  {
    id: 5,
    key: 'ito',
    name: '伊藤 彩香',
    name_kana: 'イトウ アヤカ',
    gender: 2,
    born: '1994-01-09',
    tel: '09055510505',
    line: 5,
    home: { postal_code: '1560043', prefecture_id: tokyo, address1: '世田谷区松原', address2: '1-34-12 コーポ松原201' },
    default_branch_id: setagayaKomorebi,
    plan_type_id: standard,
    card: 'visa',
    registration_status: 1,
    status: 3,
    joined_months_ago: 11,
    paid_days_ago: 16,
    withdrawn_days_ago: 4,
    social_media_upload: 3,
  },
  {
    id: 6,
    key: 'watanabe',
    name: '渡辺 大輔',
    name_kana: 'ワタナベ ダイスケ',
    gender: 1,
    born: '1990-05-30',
    tel: '09055510606',
    line: 6,
    default_branch_id: minatoHiroba,
    plan_type_id: null,
    card: null,
    registration_status: 2,
    status: 1,
    joined_months_ago: 0,
    social_media_upload: null,
  },
  {
    id: 7,
    key: 'yamamoto',
    name: '山本 真理子',
    name_kana: 'ヤマモト マリコ',
    gender: 2,
    born: '1987-09-22',
    tel: '09055510707',
    line: 7,
    home: {
      postal_code: '1500021',
      prefecture_id: tokyo,
      address1: '渋谷区恵比寿西',
      address2: '1-15-9 恵比寿ヒルズ305',
    },
    default_branch_id: minatoHiroba,
    plan_type_id: light,
    card: 'charge_fails',
    registration_status: 1,
    status: 1,
    joined_months_ago: 7,
    social_media_upload: 2,
  },
  {
    id: 8,
    key: 'nakamura',
    name: '中村 直樹',
    name_kana: 'ナカムラ ナオキ',
    gender: 1,
    born: '1986-12-01',
    tel: '09055510808',
    line: 8,
    line_blocked: true,
    no_password: true,
    home: { postal_code: '1570062', prefecture_id: tokyo, address1: '世田谷区南烏山', address2: '5-20-1' },
    default_branch_id: musashinoMidori,
    plan_type_id: standard,
    card: 'jp_visa',
    registration_status: 1,
    status: 1,
    joined_months_ago: 16,
    paid_days_ago: 25,
    social_media_upload: 3,
  },
  {
    id: 9,
    key: 'inoue',
    name: '井上 久美子',
    name_kana: 'イノウエ クミコ',
    gender: 2,
    born: '1983-03-17',
    tel: '09055510909',
    default_branch_id: omiyaSakura,
    plan_type_id: light,
    card: null,
    registration_status: 1,
    status: 4,
    joined_months_ago: 19,
    withdrawn_days_ago: 30,
    social_media_upload: 3,
  },
  {
    id: 10,
    key: 'kimura',
    name: '木村 沙織',
    name_kana: 'キムラ サオリ',
    gender: 2,
    born: '1993-07-05',
    tel: '09055511010',
    home: {
      postal_code: '2220001',
      prefecture_id: kanagawa,
      address1: '横浜市港北区樽町',
      address2: '3-6-40 樽町ガーデン103',
    },
    default_branch_id: kohokuHidamari,
    plan_type_id: light,
    card: 'visa',
    registration_status: 1,
    status: 1,
    joined_months_ago: 6,
    social_media_upload: 2,
  },
  {
    id: 11,
    key: 'hayashi',
    name: '林 恵美',
    name_kana: 'ハヤシ エミ',
    gender: 2,
    born: '1988-10-11',
    tel: '09055511111',
    home: { postal_code: '1080074', prefecture_id: tokyo, address1: '港区高輪', address2: '1-4-16 高輪レジデンス901' },
    default_branch_id: minatoHiroba,
    plan_type_id: premium,
    card: 'visa',
    registration_status: 1,
    status: 1,
    joined_months_ago: 10,
    paid_days_ago: 3,
    social_media_upload: 1,
  },
  {
    id: 12,
    key: 'shimizu',
    name: '清水 陽介',
    name_kana: 'シミズ ヨウスケ',
    gender: 1,
    born: '1984-04-26',
    tel: '09055511212',
    home: { postal_code: '1080075', prefecture_id: tokyo, address1: '港区港南', address2: '3-9-5 ベイコート港南608' },
    default_branch_id: minatoHiroba,
    plan_type_id: light,
    card: 'jcb',
    registration_status: 1,
    status: 1,
    joined_months_ago: 3,
    social_media_upload: 2,
  },
  {
    id: 13,
    key: 'mori',
    name: '森 千夏',
    name_kana: 'モリ チナツ',
    gender: 2,
    born: '1990-08-08',
    tel: '09055511313',
    home: {
      postal_code: '5300041',
      prefecture_id: osaka,
      address1: '大阪市北区天神橋',
      address2: '6-2-11 天六ビル502',
    },
    default_branch_id: umedaKotori,
    plan_type_id: standard,
    card: 'visa',
    registration_status: 1,
    status: 1,
    joined_months_ago: 9,
    paid_days_ago: 12,
    social_media_upload: 2,
  },
  {
    id: 14,
    key: 'yamazaki',
    name: '山崎 里奈',
    name_kana: 'ヤマザキ リナ',
    gender: 2,
    born: '1995-12-20',
    tel: '09055511414',
    default_branch_id: minatoHiroba,
    plan_type_id: light,
    card: 'visa',
    registration_status: 2,
    status: 1,
    joined_months_ago: 0,
    social_media_upload: null,
  },
  {
    id: 15,
    key: 'ikeda',
    name: '池田 誠',
    name_kana: 'イケダ マコト',
    gender: 1,
    born: '1982-01-25',
    tel: '09055511515',
    home: { postal_code: '3300801', prefecture_id: saitama, address1: 'さいたま市大宮区土手町', address2: '1-27-4' },
    default_branch_id: omiyaSakura,
    plan_type_id: light,
    card: 'mastercard',
    registration_status: 1,
    status: 3,
    joined_months_ago: 26,
    withdrawn_days_ago: 75,
    social_media_upload: 3,
  },
];

export const uidOf = (key: string): string => `demo-${key}`;
export const emailOf = (key: string): string => `${key}@example.jp`;
export const stripeCustomerOf = (key: string): string => `cus_demo_${key}`;
export const stripePaymentMethodOf = (key: string): string => `pm_demo_${key}`;
export const stripeSubscriptionOf = (key: string): string => `sub_demo_${key}`;
/** Copied from emulators/line/demo-users.ts: nothing is imported between the product and the stand-ins. */
export const lineUserIdOf = (number: number): string => `U${String(number).padStart(32, '0')}`;

export function customerOf(id: number): DemoCustomer {
  const customer = demoCustomers.find((candidate) => candidate.id === id);
  if (customer === undefined) throw new Error(`Unexpected value: ${id}`);
  return customer;
}
