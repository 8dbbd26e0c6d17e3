import { number, type Settings, sentence, time } from '../kinds.ts';

/** cancellation_policies: what cancelling costs, why, and what a family may do instead. */
export const cancellation = {
  free_until_days_before: number('無料でキャンセルできる日', '日前まで', [0, 30], 1, {
    effect: 'ご利用の{}は、無料でキャンセルできます。',
    words: 'キャンセル 無料 期限',
  }),
  free_until_time: time('その日の何時まで無料か', '18:00', {
    meaning: "'HH:mm' or PostgreSQL's 'HH:mm:ss'",
    effect: 'その日の{}を過ぎると、キャンセル料がかかります。',
    words: 'キャンセル 無料 期限 時刻',
  }),
  grace_minutes: number('予約してから無料の時間', '分', [0, 1440], 15, {
    meaning: 'free within so many minutes of creating, while the start is more than grace_lead_minutes away',
  }),
  grace_lead_minutes: number('その無料が使えるのは開始の', '分前まで', [0, 10_080], 120),
  take_back_minutes: number('どのご予約も予約してから無料で取り消せる時間', '分', [0, 60], 5, {
    hint: '開始が近くても、お子さまの登園まで取り消せます。ご予約の変更では延びません。0にすると使いません。',
    meaning: 'free within so many minutes of creating, however soon the start, until the child arrives',
    suggested: true,
    effect: '予約してから{}は、いつでも無料で取り消せます。',
    words: '取り消し 間違い 無料',
  }),
  late_percent: number('無料の期限を過ぎてから', '%', [0, 100], 50, {
    effect: '無料の期限を過ぎると、料金の{}をいただきます。',
    words: 'キャンセル料 割合',
  }),
  last_minutes: number('直前とするのは開始の', '分前から', [0, 10_080], 120, {
    meaning: 'from so many minutes before the start last_percent applies',
  }),
  last_percent: number('直前のキャンセル', '%', [0, 100], 80, {
    effect: '直前のキャンセルは、料金の{}をいただきます。',
    words: 'キャンセル料 割合 直前',
  }),
  no_show_percent: number('ご連絡のないお休み', '%', [0, 100], 100, {
    effect: 'ご連絡のないお休みは、料金の{}をいただきます。',
    words: '無断 キャンセル料 割合',
  }),
  illness_percent: number('体調不良のとき', '%', [0, 100], 0, {
    hint: '体調不良によるキャンセルです。通常の料金を超えることはありません。',
    suggested: true,
    effect: '体調不良のキャンセルは、料金の{}をいただきます。',
    words: '病気 発熱 キャンセル料',
  }),
  illness_limit_per_quarter: number('体調不良の料金が使えるのは', '回まで', [0, 99], 2, {
    hint: 'お子さま1人につき、1〜3月・4〜6月・7〜9月・10〜12月ごとに数えます。超えると通常の料金です。',
    meaning: 'so often per child and calendar quarter of Tokyo the fee is that of illness',
    suggested: true,
  }),
  illness_until_minutes: number('ご家庭が体調不良を届けられるのは開始の', '分前まで', [0, 10_080], 0, {
    hint: '0は開始までです。園が電話で受けたキャンセルには、この期限はありません。',
    meaning: 'a family may tell of illness by itself until so many minutes before the start',
    suggested: true,
  }),
  move_until_minutes: number('キャンセル料なしで日にちを変えられるのは開始の', '分前まで', [0, 10_080], 120, {
    meaning: 'until so many minutes before the start the day may be changed without keeping a fee',
    suggested: true,
  }),
  move_within_days: number('その変更で選べるのは、もとの日から', '日後まで', [0, 60], 14, {
    meaning: 'the new day is at most so many days after the day before the change',
    suggested: true,
  }),
  move_limit: number('その変更ができるのは1つの予約につき', '回まで', [0, 10], 1, {
    hint: '0にすると、期限を過ぎた変更はいつも変更前のキャンセル料を引き継ぎます。',
    meaning: 'so often per reserve; 0: every late change keeps its fee',
    suggested: true,
  }),
  resale_percent: number('空いた時間に別のご予約が入ったときのお返し', '%', [0, 100], 100, {
    hint: '満席で、別のご家庭の予約が入った時間分のキャンセル料のうち、お返しする割合です。0%はお返ししません。',
    meaning: 'of the fee for minutes sold again, so much is given back after the day; 0 gives nothing back',
    suggested: true,
  }),
  late_reason: sentence(
    '料金の理由: 期限のあと',
    'この時刻を過ぎると、ご予約に合わせた職員の配置を変えられず、お席をほかのご家庭へご案内しにくくなるためです。',
    { meaning: 'why this step costs so much, one sentence for the family', suggested: true },
  ),
  last_reason: sentence(
    '料金の理由: 直前',
    '職員とお部屋の準備を終えており、お席をほかのご家庭にご利用いただける見込みがほとんどないためです。',
    { suggested: true },
  ),
  no_show_reason: sentence(
    '料金の理由: 来園なし',
    '終了の時刻までお席と職員を確保し、お預かりしたときと同じ費用がかかるためです。',
    { suggested: true },
  ),
  illness_reason: sentence(
    '料金の理由: 体調不良',
    'お子さまの急な体調不良は避けられないことであり、無理をせずお休みいただくためです。',
    { suggested: true },
  ),
} as const satisfies Settings;
