import { chiba, fukuoka, kanagawa, osaka, saitama, tokyo } from './prefectures.ts';

export interface DemoBranch {
  id: number;
  name: string;
  path_name: string;
  /** Hiragana of name, prefecture, town and station, for the search. */
  reading: string;
  postal_code: string;
  prefecture_id: number;
  address1: string;
  address2: string;
  nearest_station: string;
  latitude: number;
  longitude: number;
  tel: string;
  /** Days from today; negative is past. */
  opened: number;
  status?: 1 | 2 | 3;
  /** Takes fewer children than the company does. */
  minimum_age_months?: number;
  maximum_school_grade?: number;
  special?: {
    tax_exempt_flag?: boolean;
    chatwork_room_id?: string;
    google_calendar_id?: string;
    stripe_connect_code?: string;
  };
}

/** All demo branches keep the same hours. */
export const demoHours = {
  open_time: '08:00',
  close_time: '19:00',
  extended_open_time: '07:00',
  extended_close_time: '21:00',
};

/** Branches others lean on by id. */
export const headquarters = 1;
export const minatoHiroba = 2;
export const musashinoMidori = 3;
export const setagayaKomorebi = 4;
export const kohokuHidamari = 6;
export const omiyaSakura = 8;
export const umedaKotori = 12;

/** Invented branches in real towns: postal codes and towns agree, house numbers and telephones are made up. */
export const demoBranches: readonly DemoBranch[] = [
  {
    id: minatoHiroba,
    name: 'みなと広場園',
    path_name: 'minato-hiroba',
    reading: 'みなとひろばえん とうきょうと みなとくこうなん しながわえき',
    postal_code: '1080075',
    prefecture_id: tokyo,
    address1: '港区港南',
    address2: '2-19-4 みなと広場ビル1階',
    nearest_station: 'JR品川駅 港南口から徒歩6分',
    latitude: 35.6277,
    longitude: 139.7436,
    tel: '0355501201',
    opened: -1680,
    special: { chatwork_room_id: '318840201' },
  },
  {
    id: musashinoMidori,
    name: '武蔵野みどり園',
    path_name: 'musashino-midori',
    reading: 'むさしのみどりえん とうきょうと むさしのしきちじょうじほんちょう きちじょうじえき けいおういのかしらせん',
    postal_code: '1800004',
    prefecture_id: tokyo,
    address1: '武蔵野市吉祥寺本町',
    address2: '1-22-8 みどりテラス2階',
    nearest_station: 'JR・京王井の頭線 吉祥寺駅 北口から徒歩5分',
    latitude: 35.7046,
    longitude: 139.5801,
    tel: '0422501302',
    opened: -1500,
    special: { google_calendar_id: 'musashino-midori@group.calendar.example' },
  },
  {
    id: setagayaKomorebi,
    name: '世田谷こもれび園',
    path_name: 'setagaya-komorebi',
    reading:
      'せたがやこもれびえん とうきょうと せたがやくたいしどう さんげんぢゃやえき さんげんじゃやえき とうきゅうでんえんとしせん',
    postal_code: '1540004',
    prefecture_id: tokyo,
    address1: '世田谷区太子堂',
    address2: '4-7-11 こもれびハウス1階',
    nearest_station: '東急田園都市線 三軒茶屋駅 三茶パティオ口から徒歩4分',
    latitude: 35.6441,
    longitude: 139.6701,
    tel: '0355501403',
    opened: -1320,
    special: { stripe_connect_code: 'acct_demo_setagaya' },
  },
  {
    id: 5,
    name: '豊洲しおかぜ園',
    path_name: 'toyosu-shiokaze',
    reading: 'とよすしおかぜえん とうきょうと こうとうくとよす とよすえき とうきょうめとろゆうらくちょうせん',
    postal_code: '1350061',
    prefecture_id: tokyo,
    address1: '江東区豊洲',
    address2: '4-6-15 しおかぜプラザ2階',
    nearest_station: '東京メトロ有楽町線 豊洲駅 4番出口から徒歩3分',
    latitude: 35.6561,
    longitude: 139.7967,
    tel: '0355501504',
    opened: -1100,
    special: { tax_exempt_flag: true },
  },
  {
    id: kohokuHidamari,
    name: '港北ひだまり園',
    path_name: 'kohoku-hidamari',
    reading: 'こうほくひだまりえん かながわけん よこはましこうほくくしんよこはま しんよこはまえき しえいちかてつ',
    postal_code: '2220033',
    prefecture_id: kanagawa,
    address1: '横浜市港北区新横浜',
    address2: '3-9-20 ひだまりビル1階',
    nearest_station: 'JR・市営地下鉄 新横浜駅 北口から徒歩7分',
    latitude: 35.5091,
    longitude: 139.6143,
    tel: '0455501605',
    opened: -1250,
  },
  {
    id: 7,
    name: '川崎たまがわ園',
    path_name: 'kawasaki-tamagawa',
    reading:
      'かわさきたまがわえん かながわけん かわさきしなかはらくしんまるこまち むさしこすぎえき とうきゅうとうよこせん',
    postal_code: '2110005',
    prefecture_id: kanagawa,
    address1: '川崎市中原区新丸子町',
    address2: '915-3 たまがわコート1階',
    nearest_station: '東急東横線 武蔵小杉駅 正面口から徒歩5分',
    latitude: 35.5779,
    longitude: 139.6605,
    tel: '0445501706',
    opened: -940,
  },
  {
    id: omiyaSakura,
    name: '大宮さくら園',
    path_name: 'omiya-sakura',
    reading: 'おおみやさくらえん さいたまけん さいたましおおみやくさくらぎちょう おおみやえき',
    postal_code: '3300854',
    prefecture_id: saitama,
    address1: 'さいたま市大宮区桜木町',
    address2: '2-3-17 さくらスクエア3階',
    nearest_station: 'JR大宮駅 西口から徒歩6分',
    latitude: 35.9059,
    longitude: 139.6199,
    tel: '0485501807',
    opened: -1010,
  },
  {
    id: 9,
    name: '浦和なかまち園',
    path_name: 'urawa-nakamachi',
    reading: 'うらわなかまちえん さいたまけん さいたましうらわくなかちょう うらわえき',
    postal_code: '3300062',
    prefecture_id: saitama,
    address1: 'さいたま市浦和区仲町',
    address2: '1-12-6 なかまちビル1階',
    nearest_station: 'JR浦和駅 西口から徒歩5分',
    latitude: 35.8602,
    longitude: 139.6543,
    tel: '0485501908',
    opened: -620,
  },
  {
    id: 10,
    name: '船橋わかば園',
    path_name: 'funabashi-wakaba',
    reading: 'ふなばしわかばえん ちばけん ふなばししほんちょう ふなばしえき とうぶせん',
    postal_code: '2730005',
    prefecture_id: chiba,
    address1: '船橋市本町',
    address2: '4-40-9 わかばビル2階',
    nearest_station: 'JR・東武線 船橋駅 南口から徒歩5分',
    latitude: 35.6996,
    longitude: 139.9859,
    tel: '0475502009',
    opened: -830,
    minimum_age_months: 12,
    maximum_school_grade: 3,
  },
  {
    id: 11,
    name: '柏の葉そよかぜ園',
    path_name: 'kashiwanoha-soyokaze',
    reading: 'かしわのはそよかぜえん ちばけん かしわしわかしば かしわのはきゃんぱすえき つくばえくすぷれす',
    postal_code: '2770871',
    prefecture_id: chiba,
    address1: '柏市若柴',
    address2: '178-4 そよかぜモール1階',
    nearest_station: 'つくばエクスプレス 柏の葉キャンパス駅 西口から徒歩4分',
    latitude: 35.8938,
    longitude: 139.9518,
    tel: '0475502110',
    opened: -410,
  },
  {
    id: umedaKotori,
    name: '梅田ことり園',
    path_name: 'umeda-kotori',
    reading: 'うめだことりえん おおさかふ おおさかしきたくしばた おおさかうめだえき はんきゅう',
    postal_code: '5300012',
    prefecture_id: osaka,
    address1: '大阪市北区芝田',
    address2: '2-5-14 ことりビル2階',
    nearest_station: '阪急 大阪梅田駅 茶屋町口から徒歩5分',
    latitude: 34.7073,
    longitude: 135.4958,
    tel: '0665502211',
    opened: -760,
  },
  {
    id: 13,
    name: '天王寺あおぞら園',
    path_name: 'tennoji-aozora',
    reading: 'てんのうじあおぞらえん おおさかふ おおさかしてんのうじくひでんいんちょう てんのうじえき おおさかめとろ',
    postal_code: '5430055',
    prefecture_id: osaka,
    address1: '大阪市天王寺区悲田院町',
    address2: '8-26 あおぞらビル4階',
    nearest_station: 'JR・Osaka Metro 天王寺駅 北口から徒歩3分',
    latitude: 34.6479,
    longitude: 135.5161,
    tel: '0665502312',
    opened: -12,
  },
  {
    id: 14,
    name: '天神おひさま園',
    path_name: 'tenjin-ohisama',
    reading: 'てんじんおひさまえん ふくおかけん ふくおかしちゅうおうくてんじん てんじんえき ふくおかしちかてつ',
    postal_code: '8100001',
    prefecture_id: fukuoka,
    address1: '福岡市中央区天神',
    address2: '3-4-18 おひさまビル2階',
    nearest_station: '福岡市地下鉄 天神駅 東1c出口から徒歩4分',
    latitude: 33.5931,
    longitude: 130.3982,
    tel: '0925502413',
    opened: -540,
  },
  {
    id: 15,
    name: '博多みなみ園',
    path_name: 'hakata-minami',
    reading: 'はかたみなみえん ふくおかけん ふくおかしはかたくはかたえきひがし はかたえき',
    postal_code: '8120013',
    prefecture_id: fukuoka,
    address1: '福岡市博多区博多駅東',
    address2: '2-8-30 みなみビル1階',
    nearest_station: 'JR博多駅 筑紫口から徒歩6分',
    latitude: 33.5909,
    longitude: 130.4243,
    tel: '0925502514',
    opened: 40,
    status: 2,
  },
  {
    id: 16,
    name: '中野ひろば園',
    path_name: 'nakano-hiroba',
    reading: 'なかのひろばえん とうきょうと なかのくなかの なかのえき',
    postal_code: '1640001',
    prefecture_id: tokyo,
    address1: '中野区中野',
    address2: '5-30-2 ひろばビル1階',
    nearest_station: 'JR中野駅 北口から徒歩6分',
    latitude: 35.7087,
    longitude: 139.6669,
    tel: '0355502615',
    opened: -1600,
    status: 3,
  },
];
