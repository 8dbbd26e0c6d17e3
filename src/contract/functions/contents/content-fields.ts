import { z } from 'zod';
import { inquiryType } from '../../../domain/codes.ts';
import { pictureFault } from '../../../domain/contents/article-text.ts';
import { publicationChoices } from '../../../domain/contents/publication.ts';
import { unknownRuleWord } from '../../../domain/contents/rule-words.ts';
import { alternativeTextLimit } from '../../../domain/files/file-purposes.ts';
import * as field from '../../fields.ts';

/** What each kind of content is made of: one schema for the form and the server. */
const faults = {
  no_words: '本文の写真に説明がありません。![写真の説明](アドレス) のように、説明を書いてください。',
  not_ours: '本文の写真は、「写真を入れる」から選んでください。ほかのサイトの写真は使えません。',
} as const;

const articleContent = field.requiredText('本文', 50_000).superRefine((text, context) => {
  const fault = pictureFault(text);
  if (fault !== null) context.addIssue({ code: 'custom', message: faults[fault] });
});

/** What is in braces stands for a rule in force: a misspelt one would be shown as it is. */
const answer = field.requiredText('答え', 4000).superRefine((text, context) => {
  const name = unknownRuleWord(text);
  if (name !== null) context.addIssue({ code: 'custom', message: `{${name}}は、決まりの言葉にありません。` });
});

const instant = (label: string) => field.optional(field.moment(`${label}の日付と時刻をご確認ください。`));
const publication = z.enum(publicationChoices, { error: '公開の状態を選択してください。' });

/** A picture of ours and its words: both or neither. */
const picture = {
  image_path: field.optional(
    z.string().regex(/^\/(files|images)\/[\w./-]{1,120}$/, '写真は「写真を選ぶ」から選んでください。'),
  ),
  image_alternative_text: field.optionalText('写真の説明', alternativeTextLimit),
};
const pictureHasWords = {
  test: ({ image_path, image_alternative_text }: { image_path: string | null; image_alternative_text: string }) =>
    image_path === null || image_alternative_text !== '',
  params: { path: ['image_alternative_text'], error: '写真の説明を入力してください。' },
};

const address = field.optional(
  field
    .requiredText('サイトのアドレス', 500)
    .regex(/^https:\/\/\S+$/, 'サイトのアドレスは https:// から始まるアドレスを入力してください。'),
);
const ids = (label: string, most: number) => z.array(field.id(label)).max(most);
const category = z.object({ name: field.requiredText('名前', 40) });

const contentShapes = {
  qandas: z.object({
    qanda_category_id: field.id('分類'),
    question: field.requiredText('質問', 200),
    answer,
    publication,
    publication_datetime: instant('公開する日時'),
  }),
  magazine: z
    .object({
      magazine_category_id: field.id('分類'),
      branch_id: field.optionalChoice(field.id('園')),
      title: field.requiredText('題', 100),
      summary: field.optionalText('要約', 200),
      content: articleContent,
      ...picture,
      publication,
      publication_datetime: instant('公開する日時'),
    })
    .refine(pictureHasWords.test, pictureHasWords.params),
  benefits: z
    .object({
      benefit_category_id: field.id('分類'),
      title: field.requiredText('題', 100),
      benefit_details: field.requiredText('特典の内容', 2000),
      about_service: field.optionalText('サービスについて', 2000),
      corporate_information: field.optionalText('運営会社', 1000),
      service_site_url: address,
      ...picture,
      pick_up_flag: z.boolean(),
      prefecture_ids: ids('都道府県', 47).min(1, '使える都道府県を1つ以上選択してください。'),
      publication,
      publication_start_date: field.optional(field.tokyoDate('掲載を始める日')),
      publication_end_date: field.optional(field.tokyoDate('掲載の最終日')),
    })
    .refine(pictureHasWords.test, pictureHasWords.params)
    .refine(
      ({ publication_start_date: from, publication_end_date: to }) => from === null || to === null || from <= to,
      { path: ['publication_end_date'], error: '掲載の最終日は、始める日より後にしてください。' },
    ),
  recruitments: z.object({
    occupation: field.requiredText('職種', 60),
    job_description: field.requiredText('仕事の内容', 2000),
    employment_conditions: field.requiredText('応募の条件', 2000),
    employment_treatment: field.requiredText('待遇', 2000),
    branch_ids: ids('園', 2000).min(1, '募集する園を1つ以上選択してください。'),
    publication,
    publication_datetime: instant('公開する日時'),
  }),
  inquiry_categories: z.object({
    name: field.requiredText('名前', 40),
    type: field.code(inquiryType, 'だれが選ぶか'),
    publication,
    publication_datetime: instant('公開する日時'),
  }),
  qanda_categories: category,
  magazine_categories: category,
  benefit_categories: category,
};

/** Null adds one; the key is that of the form, so that what is sent twice is made once. */
const row = {
  id: field.optional(field.id('内容')),
  version: field.count('版', 0, 2_147_483_647),
  idempotency_key: field.idempotency_key,
};
const one = <Kind extends keyof typeof contentShapes>(name: Kind) =>
  z.object({ kind: z.literal(name), ...row, content: contentShapes[name] });

export const writtenContent = z.discriminatedUnion('kind', [
  one('qandas'),
  one('magazine'),
  one('benefits'),
  one('recruitments'),
  one('inquiry_categories'),
  one('qanda_categories'),
  one('magazine_categories'),
  one('benefit_categories'),
]);
export type WrittenContent = z.output<typeof writtenContent>;
