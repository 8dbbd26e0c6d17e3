/** The 47 prefectures by JIS code; a prefecture's id is its code as a number. */
const areaNames = ['北海道・東北', '関東', '中部', '近畿', '中国・四国', '九州・沖縄'] as const;

const prefectureNames: readonly (readonly string[])[] = [
  ['北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県'],
  ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'],
  ['新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県'],
  ['三重県', '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'],
  ['鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県', '香川県', '愛媛県', '高知県'],
  ['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県'],
];

export const areas = areaNames.map((name, index) => ({ id: index + 1, name, sequence: index + 1 }));

export const prefectures = prefectureNames
  .flatMap((names, index) => names.map((name) => ({ area_id: index + 1, name })))
  .map(({ area_id, name }, index) => ({ id: index + 1, area_id, code: String(index + 1).padStart(2, '0'), name }));

export const saitama = 11;
export const chiba = 12;
export const tokyo = 13;
export const kanagawa = 14;
export const osaka = 27;
export const fukuoka = 40;
