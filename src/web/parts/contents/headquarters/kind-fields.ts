import type { ContentKind } from '../../../../domain/contents/content-kinds.ts';
import { ruleWordNames } from '../../../../domain/contents/rule-words.ts';

/** One field of the editor; which control it is decides how it is drawn. */
export type ContentField = {
  readonly name: string;
  readonly label: string;
  readonly control:
    | 'text'
    | 'area'
    | 'article'
    | 'group'
    | 'branch'
    | 'inquiry_type'
    | 'prefectures'
    | 'branches'
    | 'picture'
    | 'tick';
  readonly required?: true;
  readonly max?: number;
  readonly rows?: number;
  readonly hint?: string;
};

type KindText = {
  /** The area. */
  readonly label: string;
  /** One of them. */
  readonly one: string;
  readonly text: string;
  readonly table: string;
  readonly fields: readonly ContentField[];
  /** Where everybody sees it. */
  readonly publicPage?: { readonly to: string; readonly label: string };
};

const category = (label: string, table: string): KindText => ({
  label,
  one: '分類',
  table,
  text: '名前と順番を決めます。使っていない分類は削除できます。',
  fields: [{ name: 'name', label: '名前', control: 'text', required: true, max: 40 }],
});
const picture: ContentField = {
  name: 'image_path',
  label: '写真',
  control: 'picture',
  hint: '一覧とページの上に、16:9の形で出ます。',
};

export const kindText: Readonly<Record<ContentKind, KindText>> = {
  qandas: {
    label: 'よくある質問',
    one: '質問',
    table: 'qandas',
    text: '質問と答え。分類ごとに、上から順に出ます。',
    publicPage: { to: '/qanda', label: 'よくある質問' },
    fields: [
      { name: 'qanda_category_id', label: '分類', control: 'group', required: true },
      { name: 'question', label: '質問', control: 'text', required: true, max: 200 },
      {
        name: 'answer',
        label: '答え',
        control: 'area',
        required: true,
        max: 4000,
        rows: 6,
        hint: `書いたとおりの文字で出ます。改行もそのまま出ます。料金や期限は ${ruleWordNames.map((name) => `{${name}}`).join('')} のように書くと、その日の決まりの文になります。`,
      },
    ],
  },
  magazine: {
    label: '読みもの',
    one: '記事',
    table: 'magazine_items',
    text: '園の毎日や、預けるときに役立つ記事。公開の予約ができます。',
    publicPage: { to: '/magazine', label: '読みもの' },
    fields: [
      { name: 'title', label: '題', control: 'text', required: true, max: 100 },
      { name: 'magazine_category_id', label: '分類', control: 'group', required: true },
      {
        name: 'branch_id',
        label: '園',
        control: 'branch',
        hint: '選ぶと、記事の終わりに園のページへのリンクが出ます。',
      },
      { name: 'summary', label: '要約', control: 'area', max: 200, rows: 2, hint: '一覧と検索結果に出ます。' },
      picture,
      { name: 'content', label: '本文', control: 'article', required: true, max: 50_000 },
    ],
  },
  benefits: {
    label: '会員特典',
    one: '特典',
    table: 'benefits',
    text: '会員の方がマイページで見る特典。都道府県と掲載の期間を決めます。',
    fields: [
      { name: 'title', label: '題', control: 'text', required: true, max: 100 },
      { name: 'benefit_category_id', label: '分類', control: 'group', required: true },
      { name: 'benefit_details', label: '特典の内容', control: 'area', required: true, max: 2000, rows: 4 },
      { name: 'about_service', label: 'サービスについて', control: 'area', max: 2000, rows: 3 },
      { name: 'corporate_information', label: '運営会社', control: 'area', max: 1000, rows: 2 },
      {
        name: 'service_site_url',
        label: 'サイトのアドレス',
        control: 'text',
        max: 500,
        hint: 'https:// から始まるアドレス',
      },
      picture,
      { name: 'pick_up_flag', label: 'おすすめとして、会員特典の上に出す', control: 'tick' },
      { name: 'prefecture_ids', label: '使える都道府県', control: 'prefectures', required: true },
    ],
  },
  recruitments: {
    label: '採用情報',
    one: '募集',
    table: 'staff_recruitments',
    text: '職種ごとの募集と、募集する園。',
    publicPage: { to: '/staff_recruitments', label: '採用情報' },
    fields: [
      { name: 'occupation', label: '職種', control: 'text', required: true, max: 60 },
      { name: 'job_description', label: '仕事の内容', control: 'area', required: true, max: 2000 },
      { name: 'employment_conditions', label: '応募の条件', control: 'area', required: true, max: 2000 },
      { name: 'employment_treatment', label: '待遇', control: 'area', required: true, max: 2000 },
      { name: 'branch_ids', label: '募集する園', control: 'branches', required: true },
    ],
  },
  inquiry_categories: {
    label: 'お問い合わせの種類',
    one: '種類',
    table: 'inquiry_categories',
    text: 'お問い合わせの画面で選ぶ種類。取り下げても、届いたお問い合わせには残ります。',
    publicPage: { to: '/user_inquiries', label: 'お問い合わせ' },
    fields: [
      { name: 'name', label: '名前', control: 'text', required: true, max: 40 },
      { name: 'type', label: 'どの画面で選ぶか', control: 'inquiry_type', required: true },
    ],
  },
  qanda_categories: category('よくある質問の分類', 'qanda_categories'),
  magazine_categories: category('読みものの分類', 'magazine_categories'),
  benefit_categories: category('会員特典の分類', 'benefit_categories'),
};

export const contentPath = (kind: ContentKind, id?: number | 'add'): string =>
  `/staff/headquarters/contents/${kind}${id === undefined ? '' : `/${id}`}`;
