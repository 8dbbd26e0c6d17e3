import { addMonths, type TokyoDate } from '../../src/domain/time.ts';

export interface DemoChild {
  id: number;
  customer_id: number;
  name: string;
  name_kana: string;
  gender: 1 | 2 | 3;
  /** Counted back from today, so that a baby stays a baby whenever the demo is started. */
  age_months: number;
  customer_remarks: string;
  staff_remarks?: string;
  disable?: true;
}

export const demoChildren: readonly DemoChild[] = [
  {
    id: 1,
    customer_id: 1,
    name: '佐藤 陽向',
    name_kana: 'サトウ ヒナタ',
    gender: 1,
    age_months: 54,
    customer_remarks: '卵アレルギーがあります。少量でも避けてください。',
    staff_remarks: '電車の絵本がお気に入り。お別れのときに少し泣きますが、すぐ遊びはじめます。',
  },
  {
    id: 2,
    customer_id: 1,
    name: '佐藤 結菜',
    name_kana: 'サトウ ユイナ',
    gender: 2,
    age_months: 20,
    customer_remarks: '13時ごろにお昼寝をします。抱っこで眠ります。',
  },
  {
    id: 3,
    customer_id: 2,
    name: '鈴木 湊',
    name_kana: 'スズキ ミナト',
    gender: 1,
    age_months: 8,
    customer_remarks: 'ミルクは3時間おきに160ml。離乳食は2回食です。',
  },
  {
    id: 4,
    customer_id: 3,
    name: '高橋 莉子',
    name_kana: 'タカハシ リコ',
    gender: 2,
    age_months: 101,
    customer_remarks: '宿題を持って行きます。終わったら本を読んで待てます。',
  },
  {
    id: 5,
    customer_id: 3,
    name: '高橋 蒼',
    name_kana: 'タカハシ アオイ',
    gender: 1,
    age_months: 40,
    customer_remarks: '',
    staff_remarks: '午睡は短め。外遊びのあとは落ち着いて過ごせます。',
  },
  {
    id: 6,
    customer_id: 4,
    name: '田中 咲良',
    name_kana: 'タナカ サクラ',
    gender: 2,
    age_months: 30,
    customer_remarks: '猫アレルギーがあります。',
  },
  {
    id: 7,
    customer_id: 5,
    name: '伊藤 悠真',
    name_kana: 'イトウ ユウマ',
    gender: 1,
    age_months: 46,
    customer_remarks: '',
  },
  {
    id: 8,
    customer_id: 6,
    name: '渡辺 紬',
    name_kana: 'ワタナベ ツムギ',
    gender: 2,
    age_months: 26,
    customer_remarks: 'はじめて預けます。人見知りがあります。',
  },
  {
    id: 9,
    customer_id: 7,
    name: '山本 律',
    name_kana: 'ヤマモト リツ',
    gender: 1,
    age_months: 62,
    customer_remarks: 'ぜんそくの吸入薬を持たせます。',
  },
  {
    id: 10,
    customer_id: 8,
    name: '中村 芽依',
    name_kana: 'ナカムラ メイ',
    gender: 2,
    age_months: 38,
    customer_remarks: '',
  },
  {
    id: 11,
    customer_id: 10,
    name: '木村 朝陽',
    name_kana: 'キムラ アサヒ',
    gender: 1,
    age_months: 18,
    customer_remarks: '牛乳が飲めません。',
  },
  {
    id: 12,
    customer_id: 11,
    name: '林 凛',
    name_kana: 'ハヤシ リン',
    gender: 2,
    age_months: 50,
    customer_remarks: '',
  },
  {
    id: 13,
    customer_id: 11,
    name: '林 樹',
    name_kana: 'ハヤシ イツキ',
    gender: 1,
    age_months: 7,
    customer_remarks: '寝返りをはじめました。うつぶせ寝にならないよう見てください。',
  },
  {
    id: 14,
    customer_id: 12,
    name: '清水 葵',
    name_kana: 'シミズ アオイ',
    gender: 3,
    age_months: 33,
    customer_remarks: '',
  },
  {
    id: 15,
    customer_id: 13,
    name: '森 大和',
    name_kana: 'モリ ヤマト',
    gender: 1,
    age_months: 44,
    customer_remarks: '',
  },
  {
    id: 16,
    customer_id: 14,
    name: '山崎 心春',
    name_kana: 'ヤマザキ コハル',
    gender: 2,
    age_months: 22,
    customer_remarks: '',
  },
  {
    id: 17,
    customer_id: 3,
    name: '高橋 奏',
    name_kana: 'タカハシ カナデ',
    gender: 3,
    age_months: 138,
    customer_remarks: '',
    disable: true,
  },
  {
    id: 18,
    customer_id: 15,
    name: '池田 陸',
    name_kana: 'イケダ リク',
    gender: 1,
    age_months: 88,
    customer_remarks: '',
  },
];

export const dateOfBirth = (child: DemoChild, today: TokyoDate): TokyoDate => addMonths(today, -child.age_months);

export function childOf(id: number): DemoChild {
  const child = demoChildren.find((candidate) => candidate.id === id);
  if (child === undefined) throw new Error(`Unexpected value: ${id}`);
  return child;
}
