import { z } from 'zod';
import * as codes from '../../../domain/codes.ts';
import * as field from '../../fields.ts';

/**
 * The columns of a file that headquarters import: the words above them, what a cell may hold, and an example for the
 * template. Cells come from spreadsheets: full-width digits, hyphens and 年月日 are read as what they mean.
 */
export type ImportColumn = {
  readonly name: string;
  readonly header: string;
  readonly required: boolean;
  readonly example: string;
  /** What was meant by what was typed. */
  readonly read: (cell: string) => string;
  readonly schema: z.ZodType;
};

const half = (cell: string): string => cell.normalize('NFKC').trim();
const plain = (cell: string): string => cell.trim();
const digits = (cell: string): string => half(cell).replaceAll(/[-‐‑–—−ー\s()]/g, '');
/** Half-width kana and hiragana become full-width katakana. */
const kana = (cell: string): string =>
  half(cell).replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
const hiragana = (cell: string): string =>
  half(cell)
    .toLowerCase()
    .replaceAll(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60));
/** 2020/4/1, 2020年4月1日 and 20200401. */
const date = (cell: string): string => {
  const text = half(cell);
  const match = /^(\d{4})[年/.-](\d{1,2})[月/.-](\d{1,2})日?$/.exec(text);
  return match ? `${match[1]}-${match[2]?.padStart(2, '0')}-${match[3]?.padStart(2, '0')}` : text;
};

/** A code by its Japanese word. */
const word = (
  list: { readonly options: readonly { key: string; label: string }[] },
  label: string,
  also: Readonly<Record<string, number>> = {},
) => {
  const known = new Map([
    ...list.options.map((option) => [option.label, Number(option.key)] as const),
    ...Object.entries(also),
  ]);
  const words = list.options.map((option) => `「${option.label}」`).join('');
  return z.string().transform((text, context): number => {
    const key = known.get(text);
    if (key !== undefined) return key;
    context.addIssue({ code: 'custom', message: `${label}は${words}のどれかを入力してください。` });
    return z.NEVER;
  });
};

/** Spreadsheets drop the leading zero; otherwise no one would notice until the first phone call. */
const telephone = (schema: z.ZodType<string, string>, label: string) =>
  schema.refine((text) => text.startsWith('0'), {
    error: `${label}は0から始まる番号を入力してください。表計算ソフトで先頭の0が消えていないか、ご確認ください。`,
  });

const decimal = (label: string, least: number, most: number) =>
  z.string().transform((text, context): number => {
    const number = /^-?\d{1,3}(\.\d{1,10})?$/.test(text) ? Number(text) : Number.NaN;
    if (number >= least && number <= most) return number;
    context.addIssue({ code: 'custom', message: `${label}をご確認ください。例: 35.681236` });
    return z.NEVER;
  });

type Rest = Pick<ImportColumn, 'read' | 'schema' | 'example'>;
const must = (name: string, header: string, rest: Rest): ImportColumn => ({ name, header, required: true, ...rest });
const may = (name: string, header: string, rest: Rest): ImportColumn => ({ name, header, required: false, ...rest });
const text = (label: string, max: number) => field.requiredText(label, max);

export const importedBranchColumns: readonly ImportColumn[] = [
  must('name', '園名', { read: plain, schema: text('園名', 50), example: '駅前こばと園' }),
  must('path_name', 'URL名', {
    read: half,
    schema: text('URL名', 60).regex(/^[a-z0-9_-]+$/, 'URL名は半角の英小文字・数字・ハイフンで入力してください。'),
    example: 'ekimae-kobato',
  }),
  may('reading', 'よみ', {
    read: hiragana,
    schema: text('よみ', 200).regex(/^[ぁ-ゖー0-9a-z ]*$/, 'よみはひらがなで入力してください。'),
    example: 'えきまえこばとえん',
  }),
  must('postal_code', '郵便番号', { read: digits, schema: field.postal_code, example: '108-0075' }),
  must('prefecture', '都道府県', { read: plain, schema: text('都道府県', 10), example: '東京都' }),
  must('address1', '住所', { read: plain, schema: text('住所', 64), example: '港区港南' }),
  may('address2', '番地・建物名', { read: plain, schema: text('番地・建物名', 64), example: '2-3-17' }),
  may('nearest_station', '最寄り駅', { read: plain, schema: text('最寄り駅', 100), example: '品川駅 徒歩5分' }),
  may('latitude', '緯度', { read: half, schema: decimal('緯度', -90, 90), example: '35.6285' }),
  may('longitude', '経度', { read: half, schema: decimal('経度', -180, 180), example: '139.7388' }),
  must('tel', '電話番号', { read: digits, schema: telephone(field.tel, '電話番号'), example: '03-1234-5678' }),
  must('email', 'メールアドレス', { read: half, schema: field.email, example: 'ekimae@example.jp' }),
  must('open_time', '開園時間', { read: half, schema: field.clockTime('開園時間'), example: '8:00' }),
  must('close_time', '閉園時間', { read: half, schema: field.clockTime('閉園時間'), example: '19:00' }),
  must('extended_open_time', '延長開始時間', { read: half, schema: field.clockTime('延長開始時間'), example: '7:00' }),
  must('extended_close_time', '延長終了時間', {
    read: half,
    schema: field.clockTime('延長終了時間'),
    example: '21:00',
  }),
  must('open_date', '開園日', { read: date, schema: field.tokyoDate('開園日'), example: '2020/4/1' }),
  must('capacity', '定員', { read: half, schema: field.count('定員', 0, 500), example: '12' }),
];

const child = (number: number): ImportColumn[] => {
  const of = (rest: string) => `お子さま${number}の${rest}`;
  const first = number === 1;
  const shown = (example: string) => (first ? example : '');
  return [
    (first ? must : may)(`child${number}.name`, of('お名前'), {
      read: plain,
      schema: field.child_name,
      example: shown('山田 さくら'),
    }),
    may(`child${number}.name_kana`, of('カナ'), {
      read: kana,
      schema: field.child_name_kana,
      example: shown('ヤマダ サクラ'),
    }),
    may(`child${number}.gender`, of('性別'), {
      read: half,
      schema: word(codes.childGender, 'お子さまの性別', { 男: 1, 女: 2 }),
      example: shown('女の子'),
    }),
    (first ? must : may)(`child${number}.date_of_birth`, of('生年月日'), {
      read: date,
      schema: field.date_of_birth,
      example: shown('2023/5/5'),
    }),
    may(`child${number}.customer_remarks`, of('備考'), {
      read: plain,
      schema: text('備考', field.limits.remarks),
      example: shown('卵アレルギー'),
    }),
  ];
};

export const familyColumns: readonly ImportColumn[] = [
  must('name', 'お名前', { read: plain, schema: field.name, example: '山田 花子' }),
  must('name_kana', 'お名前(カナ)', { read: kana, schema: field.name_kana, example: 'ヤマダ ハナコ' }),
  may('gender', '性別', { read: half, schema: word(codes.adultGender, '性別', { 男: 1, 女: 2 }), example: '女性' }),
  may('date_of_birth', '生年月日', { read: date, schema: field.date_of_birth, example: '1990/1/23' }),
  may('postal_code', '郵便番号', { read: digits, schema: field.postal_code, example: '108-0075' }),
  may('prefecture', '都道府県', { read: plain, schema: text('都道府県', 10), example: '東京都' }),
  may('address1', '住所', { read: plain, schema: field.address1, example: '港区港南' }),
  may('address2', '番地・建物名', { read: plain, schema: field.address2, example: '1-2-3' }),
  must('tel', '電話番号', { read: digits, schema: telephone(field.tel, '電話番号'), example: '090-1234-5678' }),
  must('email', 'メールアドレス', { read: half, schema: field.email, example: 'hanako@example.jp' }),
  may('branch', 'よく利用する園', { read: plain, schema: text('よく利用する園', 60), example: 'みなと広場園' }),
  may('emergency_contact_name', '緊急連絡先のお名前', {
    read: plain,
    schema: field.emergency_contact_name,
    example: '山田 一郎',
  }),
  may('emergency_contact_tel', '緊急連絡先の電話番号', {
    read: digits,
    schema: telephone(field.emergency_contact_tel, '緊急連絡先の電話番号'),
    example: '080-1234-5678',
  }),
  ...[1, 2, 3, 4].flatMap(child),
];

export const importColumns = { branches: importedBranchColumns, families: familyColumns } as const;

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
/** The words above the columns and one example, as a spreadsheet opens it: UTF-8 with its mark. */
export const importTemplate = (columns: readonly ImportColumn[]): string =>
  `\ufeff${[columns.map(({ header }) => header), columns.map(({ example }) => example)]
    .map((cells) => cells.map(quoted).join(','))
    .join('\r\n')}\r\n`;
