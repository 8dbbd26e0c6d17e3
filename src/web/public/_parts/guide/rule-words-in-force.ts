import { freeUntilText } from '../../../../domain/billing/cancelling/cancellation-text.ts';
import { moveText } from '../../../../domain/billing/cancelling/fair-text.ts';
import { type MealHours, mealFlags, mealHoursText, mealLabels } from '../../../../domain/calendar/meals.ts';
import type { PublicFacts } from '../../../../domain/company/claims.ts';
import { safetyClaims } from '../../../../domain/company/safety-claims.ts';
import type { RuleWords } from '../../../../domain/contents/rule-words.ts';
import { type AgeLimits, ageLimitsText } from '../../../../domain/membership/age.ts';
import type { SettingsOf } from '../../../../domain/settings/catalogue.ts';
import type { DeskCancellationPolicy } from '../../../../domain/settings/settings.ts';
import { formatDuration } from '../../../../domain/time-format.ts';
import { formatYen } from '../../../../domain/yen.ts';

type Prices = Pick<SettingsOf<'unit_prices'>, 'current_day' | 'holiday' | 'meal_support' | 'zero_year_old'>;
type Reserving = Pick<
  SettingsOf<'reserve_settings'>,
  | 'window_days'
  | 'step_minutes'
  | 'minimum_minutes'
  | 'today_lead_minutes'
  | 'request_answer_minutes'
  | 'request_lapse_minutes'
  | 'fever_temperature'
>;

/** The rows in force on one day; undefined: nothing is decided. */
export type RulesInForce = {
  readonly claims: PublicFacts;
  readonly ages: AgeLimits | undefined;
  readonly prices: Prices | undefined;
  readonly reserving: Reserving | undefined;
  readonly policy: Omit<DeskCancellationPolicy, 'id' | 'adaptation_date'> | undefined;
  readonly care: Parameters<typeof safetyClaims>[0] | undefined;
  readonly meals: MealHours | undefined;
  /** For how many days the tickets that are sold are valid. */
  readonly ticketDays: readonly number[];
  /** The plan without a monthly price. */
  readonly freePlan: string | undefined;
  readonly bringList: readonly string[];
};

const said = <Row>(row: Row | undefined, words: (row: Row) => string): string | null =>
  row === undefined ? null : words(row);

export function ruleWordsInForce(rules: RulesInForce): RuleWords {
  const { claims, prices, reserving, policy, care, freePlan, bringList } = rules;
  return {
    最短の時間: said(reserving, ({ minimum_minutes }) => `${formatDuration(minimum_minutes)}から`),
    面談: claims.interview_free_flag ? '必要ありません。登録とご予約は、すべてこのサイトでできます。' : null,
    対象年齢: said(rules.ages, ageLimitsText),
    '0歳の加算': said(prices, ({ zero_year_old: yen }) =>
      yen === 0
        ? '0歳のお子さまも、保育料は同じです。'
        : `0歳のお子さまには、1時間あたり${formatYen(yen)}の加算があります。`,
    ),
    月額0円のプラン: said(freePlan, (name) => `${name}プランは月額0円です。ご利用がなければ、お支払いはありません。`),
    当日の予約: reserving && prices ? sameDay(reserving, prices) : null,
    予約できる期間: said(reserving, ({ window_days }) => `${window_days}日先`),
    リクエストの返事: said(
      reserving,
      (row) =>
        `園が${formatDuration(row.request_answer_minutes)}以内にお返事します。${row.request_lapse_minutes === 0 ? 'はじまり' : `はじまる${formatDuration(row.request_lapse_minutes)}前`}までにお返事できなかったときは、自動でお断りとなり、料金はかかりません。`,
    ),
    日にちの変更: said(policy, changed),
    開園日: said(prices, ({ holiday }) => openDays(claims, holiday)),
    キャンセル料: said(policy, feeSentence),
    予約の取り消し: said(policy, takenBack),
    体調不良のお休み: said(policy, illness),
    空いた席のお返し: said(policy, ({ resale_percent: percent }) =>
      percent === 0
        ? ''
        : `空いた時間に別のご予約が入り、満席になったときは、その時間分${percent === 100 ? '' : `の${percent}%`}をお返しします。`,
    ),
    精算の単位: said(reserving, ({ step_minutes }) => `${formatDuration(step_minutes)}ごと`),
    回数券の期限: validity(rules.ticketDays),
    持ち物: bringList.length === 0 ? null : bringList.map((item) => `・${item}`).join('\n'),
    食事: rules.meals && prices ? meals(rules.meals, prices) : null,
    発熱: said(
      reserving,
      ({ fever_temperature }) => `${fever_temperature}度以上の熱があるときは、お預かりできません。`,
    ),
    職員: said(care, (row) => safetyClaims(row)[0]?.text ?? ''),
  };
}

function sameDay({ today_lead_minutes: lead }: Reserving, { current_day: yen }: Prices): string {
  const until = lead === 0 ? 'はじまるまで' : `はじまる${formatDuration(lead)}前まで`;
  const more = yen === 0 ? '' : `当日のご予約には、お子さま1人につき${formatYen(yen)}の加算があります。`;
  return `空きがあれば、${until}予約できます。${more}`;
}

function openDays(claims: PublicFacts, yen: number): string {
  const open = openWords(claims);
  return yen === 0 ? open : `${open}日曜日と祝日は、1時間あたり${formatYen(yen)}の加算があります。`;
}

function openWords({ every_day_flag, sundays_flag, holidays_flag }: PublicFacts): string {
  const calendar = '園のページのカレンダーをご覧ください。';
  if (every_day_flag) return '年中無休です。';
  if (sundays_flag && holidays_flag) return 'どの園も、日曜日と祝日に開いています。';
  if (holidays_flag) return `どの園も、祝日に開いています。日曜日は園によって違いますので、${calendar}`;
  if (sundays_flag) return `どの園も、日曜日に開いています。祝日は園によって違いますので、${calendar}`;
  return `園によって違いますので、${calendar}`;
}

type Policy = NonNullable<RulesInForce['policy']>;

const feeSentence = (policy: Policy): string =>
  `${freeUntilText(policy)}までは無料です。それ以降は予約金額の${policy.late_percent}%、はじまる${formatDuration(policy.last_minutes)}前からは${policy.last_percent}%、ご連絡のない場合は${policy.no_show_percent}%です。`;

function changed(policy: Policy): string {
  const move = moveText(policy);
  const kept = `${freeUntilText(policy)}を過ぎてからの変更には、変更前のキャンセル料が引き継がれます。`;
  return move === '' ? kept : `${kept}ただし、別の日への変更は、${move}`;
}

function takenBack({ take_back_minutes: always, grace_minutes: grace, grace_lead_minutes: lead }: Policy): string {
  const first =
    always === 0
      ? ''
      : `ご予約から${formatDuration(always)}以内なら、はじまりが近くても、登園の前まで無料で取り消せます。`;
  if (grace <= always) return first;
  return `${first}はじまりまで${formatDuration(lead)}以上あるときは、ご予約から${formatDuration(grace)}以内まで無料です。`;
}

function illness(policy: Policy): string {
  const { illness_percent: percent, illness_limit_per_quarter: limit, illness_until_minutes: until } = policy;
  if (limit === 0) return `体調不良のときも、時刻に応じたキャンセル料をいただいています。${feeSentence(policy)}`;
  const fee = percent === 0 ? '0円です' : `予約金額の${percent}%を超えません`;
  const when = until === 0 ? 'はじまりまでに' : `はじまる${formatDuration(until)}前までに`;
  return `お子さまの体調不良でお休みするときは、${fee}。お子さまお一人につき、3か月に${limit}回までです。${when}、マイページの「体調不良でお休みする」からお知らせください。そのあとは、園へお電話ください。`;
}

/** 購入から180日; 購入から90日または180日 */
function validity(days: readonly number[]): string | null {
  const different = [...new Set(days)].toSorted((one, other) => one - other);
  return different.length === 0 ? null : `購入から${different.map((each) => `${each}日`).join('または')}`;
}

function meals(hours: MealHours, { meal_support: yen }: Prices): string {
  const served = mealFlags.map((meal) => `${mealLabels[meal]}(${mealHoursText(meal, hours)})`).join('、');
  return `${served}を、それぞれ1食${formatYen(yen)}でご用意します。その時間に${formatDuration(hours.minimum_overlap_minutes)}以上お預かりするとき、ご予約でお子さまごとにお選びいただけます。`;
}
