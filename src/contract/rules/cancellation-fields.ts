import { number, type RuleFields, sentence, time } from './rule-kinds.ts';

/** What cancelling costs, why, and what a family may do instead. */
export const cancellationFields = {
  free_until_days_before: number('無料でキャンセルできる日', '日前まで', 0, 30),
  free_until_time: time('その日の何時まで無料か'),
  grace_minutes: number('予約してから無料の時間', '分', 0, 1440),
  grace_lead_minutes: number('その無料が使えるのは開始の', '分前まで', 0, 10_080),
  take_back_minutes: number(
    'どのご予約も予約してから無料で取り消せる時間',
    '分',
    0,
    60,
    '開始が近くても、お子さまの登園まで取り消せます。ご予約の変更では延びません。0にすると使いません。',
  ),
  late_percent: number('無料の期限を過ぎてから', '%', 0, 100),
  last_minutes: number('直前とするのは開始の', '分前から', 0, 10_080),
  last_percent: number('直前のキャンセル', '%', 0, 100),
  no_show_percent: number('ご連絡のないお休み', '%', 0, 100),
  illness_percent: number(
    '体調不良のとき',
    '%',
    0,
    100,
    '体調不良によるキャンセルです。通常の料金を超えることはありません。',
  ),
  illness_limit_per_quarter: number(
    '体調不良の料金が使えるのは',
    '回まで',
    0,
    99,
    'お子さま1人につき、1〜3月・4〜6月・7〜9月・10〜12月ごとに数えます。超えると通常の料金です。',
  ),
  illness_until_minutes: number(
    'ご家庭が体調不良を届けられるのは開始の',
    '分前まで',
    0,
    10_080,
    '0は開始までです。園が電話で受けたキャンセルには、この期限はありません。',
  ),
  move_until_minutes: number('キャンセル料なしで日にちを変えられるのは開始の', '分前まで', 0, 10_080),
  move_within_days: number('その変更で選べるのは、もとの日から', '日後まで', 0, 60),
  move_limit: number(
    'その変更ができるのは1つの予約につき',
    '回まで',
    0,
    10,
    '0にすると、期限を過ぎた変更はいつも変更前のキャンセル料を引き継ぎます。',
  ),
  resale_percent: number(
    '空いた時間に別のご予約が入ったときのお返し',
    '%',
    0,
    100,
    '満席で、別のご家庭の予約が入った時間分のキャンセル料のうち、お返しする割合です。0%はお返ししません。',
  ),
  late_reason: sentence('料金の理由: 期限のあと'),
  last_reason: sentence('料金の理由: 直前'),
  no_show_reason: sentence('料金の理由: 来園なし'),
  illness_reason: sentence('料金の理由: 体調不良'),
} as const satisfies RuleFields;

/** What a company's first policy begins with where a sentence or a habit has to be thought up; headquarters change it. */
export const usualCancellation: Readonly<Partial<Record<keyof typeof cancellationFields, string>>> = {
  take_back_minutes: '5',
  illness_percent: '0',
  illness_limit_per_quarter: '2',
  illness_until_minutes: '0',
  move_until_minutes: '120',
  move_within_days: '14',
  move_limit: '1',
  resale_percent: '100',
  late_reason:
    'この時刻を過ぎると、ご予約に合わせた職員の配置を変えられず、お席をほかのご家庭へご案内しにくくなるためです。',
  last_reason: '職員とお部屋の準備を終えており、お席をほかのご家庭にご利用いただける見込みがほとんどないためです。',
  no_show_reason: '終了の時刻までお席と職員を確保し、お預かりしたときと同じ費用がかかるためです。',
  illness_reason: 'お子さまの急な体調不良は避けられないことであり、無理をせずお休みいただくためです。',
};
