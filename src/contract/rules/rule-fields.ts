import { z } from 'zod';
import * as field from '../fields.ts';
import { cancellationFields } from './cancellation-fields.ts';
import { number, type RuleFields, temperature, time, yenRule as yen } from './rule-kinds.ts';

/** How what is owed is followed up; days count from the first charge that failed. */
const unpaidFields = {
  first_remind_days: number('最初のご案内', '日後', 1, 60, '決済できなかった日から数えます。'),
  second_remind_days: number('2回目のご案内', '日後', 1, 90),
  pause_days: number('新しい予約をお休みするのは', '日後', 1, 180, 'すでにある予約は、そのままです。'),
  pause_warning_days: number(
    'お休みを予告するのはその',
    '日前',
    1,
    60,
    '予告から、この日数が過ぎるまではお休みしません。',
  ),
  tell_headquarters_days: number('本部に知らせるのは', '日後', 1, 365),
  instalment_most: number('分割払いの回数', '回まで', 2, 24),
  instalment_longest_days: number('分割払いの期間', '日まで', 1, 365),
  instalment_least_amount: number('分割払い1回の最低額', '円', 50, 100_000),
  konbini_days: number('コンビニの払込票の期限', '日後まで', 1, 60),
  konbini_least_amount: number(
    'コンビニで払える金額',
    '円から',
    120,
    300_000,
    'Stripeでは120円から300,000円までです。',
  ),
  konbini_most_amount: number('コンビニで払える金額の上限', '円まで', 120, 300_000),
} as const;

export const ruleFields = {
  unit_prices: {
    childcare: yen('保育料(1時間)', '税込です。プランの割引は、ここから引かれます。'),
    zero_year_old: yen('0歳の加算(1時間)', '1歳になるまで、保育料に加わります。'),
    after_business: yen('早朝・夜間の加算(1時間)', '開園時間の前後にかかります。'),
    holiday: yen('日曜・祝日の加算(1時間)', '保育料に加わります。'),
    current_day: yen('当日予約の加算(1人)'),
    meal_support: yen('食事(1食)'),
  },
  cancellation_policies: cancellationFields,
  reserve_settings: {
    window_days: number('予約を受け付ける期間', '日先まで', 1, 366),
    step_minutes: number('予約時間の刻み', '分', 10, 60, '10、15、20、30、60分のどれかです。'),
    minimum_minutes: number('最短のご利用時間', '分', 10, 1440, '刻みの倍数にしてください。'),
    today_lead_minutes: number('当日予約の締め切り', '分前まで', 0, 1440),
    edit_lead_minutes: number('予約変更の締め切り', '分前まで', 0, 10_080),
    request_answer_minutes: number('リクエストに園が答える期限', '分以内', 1, 10_080),
    request_lapse_minutes: number('答えのないリクエストを断るのは開始の', '分前', 0, 10_080),
    request_answer_minimum_minutes: number('園が答える時間の最短', '分', 0, 1440),
    card_due_minutes: number('カード登録を待つ時間', '分', 0, 10_080),
    card_due_lead_minutes: number('カード登録の締め切り', '分前', 0, 10_080),
    card_due_minimum_minutes: number('カード登録を待つ時間の最短', '分', 0, 1440),
    settle_after_minutes: number('降園から精算まで', '分', 0, 1440, 'このあいだは登降園を元に戻せます。'),
    attendance_grace_minutes: number('延長時間の外で登降園を登録できる時間', '分', 0, 240),
    waiver_answer_hours: number(
      'キャンセル料の免除に園長が答える期限',
      '時間以内',
      1,
      168,
      '過ぎると、キャンセル料を請求します。',
    ),
    staff_discount_yen: number('スタッフがつけられる割引', '円まで', 0, 100_000, '金額と割合の、小さいほうまでです。'),
    staff_discount_percent: number('スタッフがつけられる割引の割合', '%まで', 0, 100),
    manager_discount_yen: number('園長がつけられる割引', '円まで', 0, 100_000, '本部には上限がありません。'),
    manager_discount_percent: number('園長がつけられる割引の割合', '%まで', 0, 100),
    early_arrival_minutes: number('早い登園を確認するのは開始の', '分より前', 0, 1440),
    fever_temperature: temperature('登園のときに確認する体温', '℃以上', 36, 40),
    attendance_message_minutes: number(
      '登園・降園を保護者に知らせるまで',
      '分',
      0,
      30,
      'このあいだに元に戻した登降園は、お知らせしません。',
    ),
    overdue_manager_minutes: number('お迎えのないことを園長に知らせるのは閉園の', '分後', 1, 240),
    overdue_headquarters_minutes: number('本部に知らせるのは閉園の', '分後', 1, 480),
    family_link_hours: number('窓口で登録したご家庭の案内リンク', '時間有効', 1, 720),
    family_invitation_hours: number('ご家族への招待リンク', '時間有効', 1, 720),
    relatives_limit: number('ご家庭ごとの「家族」(招待中を含む)', '人まで', 1, 50),
    pickup_people_limit: number('ご家庭ごとの「お迎えの方」', '人まで', 1, 50),
    pickup_pass_grace_minutes: number('お迎えパスが使えるのはお預かりの終了の', '分後まで', 0, 720),
    pickup_dispute_hours: number('凍結の前の、お迎えの方の追加とパスを確認中とする時間', '時間', 0, 720),
    introduction_minutes: number('ほかの園の会員を確認してから予約できる時間', '分', 5, 1440),
    family_search_limit: number('ほかの園の会員を確認できる回数(スタッフ1人、1時間)', '回', 1, 1000),
    reminder_time: time('前日のお知らせを送る時刻'),
    request_undo_minutes: number(
      'リクエストへの回答を取り消せる時間',
      '分',
      0,
      10,
      'このあいだ、お客様へのお知らせを待ちます。',
    ),
    inbox_answer_hours: number(
      'お問い合わせに返信する目安',
      '時間以内',
      1,
      720,
      '過ぎると、園のChatworkに知らせます。',
    ),
    inquiry_kept_months: number('完了したお問い合わせを残す期間', 'か月', 1, 120),
    application_kept_months: number('完了した応募を残す期間', 'か月', 1, 120),
    report_kept_months: number('日報と締めの記録を残す期間', 'か月', 1, 120),
    late_alarm_minutes: number('来園の遅れを今日の一覧で強調するまで', '分', 0, 240),
    overdue_alarm_minutes: number('お迎えの超過を今日の一覧で強調するまで', '分', 0, 240),
    hold_minutes: number('予約の確認画面で席を確保しておく時間', '分', 1, 30),
    holds_per_hour: number('1時間に席を確保できる回数(1家庭)', '回', 1, 1000),
    address_holds_per_hour: number(
      '1時間に席を確保できる回数(1つの接続元)',
      '回',
      1,
      10_000,
      '携帯電話では、多くの方が同じ接続元になります。',
    ),
    offer_minutes: number('空席のご案内に答えていただく時間', '分', 1, 1440, '開始が近いときは短くなります。'),
    offer_minimum_minutes: number('空席のご案内に答えていただく時間の最短', '分', 1, 60),
    offer_quiet_from: time('空席のご案内を控える時刻(あさって以降の日)'),
    offer_quiet_until: time('空席のご案内を再開する時刻'),
    automatic_cancel_minutes: number('自動で取れた予約を無料で取り消せる時間', '分', 5, 240),
    open_wishes: number('1家庭の空き待ちの上限', '件', 1, 50),
    series_dates: number('一度に予約できる日数', '日', 2, 60),
    ready_minutes: number('はじめての方に「今日すぐ」でご案内する長さ', '分', 15, 720),
    request_remind_minutes: number('回答の期限の何分前に、園へ知らせるか', '分', 5, 1440),
    line_reserve_percent: number(
      '当日のご連絡のために残すLINEのメッセージ',
      '%',
      0,
      100,
      '残りがこれを下回ると、ほかのお知らせはメールで送ります。',
    ),
    line_warning_percent: number('LINEのメッセージをどれだけ使ったら本部に知らせるか', '%', 1, 100),
    claim_reminder_days: number('無償化の請求期限の何日前にご家庭へ知らせるか', '日', 1, 60),
    certificate_months: number('提供証明書を発行できる期間', 'か月', 24, 120),
    message_quiet_from: time('園からのメッセージをLINE・メールで知らせない時刻(始まり)'),
    message_quiet_until: time('園からのメッセージをLINE・メールで知らせない時刻(終わり)'),
    message_answer_hours: number(
      'ご家族へのメッセージの返信の目安',
      '時間',
      1,
      720,
      '過ぎると、園のChatworkへお知らせします。',
    ),
    message_kept_months: number('ご家族とのメッセージを残す期間', 'か月', 1, 120),
    morning_form_time: time('当日の朝、お子さまの様子をうかがう時刻'),
    morning_form_lead_hours: number('ただし、うかがうのは開始の', '時間前から', 1, 24),
    high_fever_temperature: temperature('24時間以内の熱をうかがう体温', '℃以上', 36, 41),
    stomach_upset_times: number('園で確認する下痢・嘔吐の回数(24時間)', '回以上', 1, 10),
    retention_days: number('アカウント削除後に記録を残す日数', '日', 0, 3660),
  },
  age_limits: {
    minimum_age_months: number('お預かりできる月齢', 'か月から', 0, 72),
    // −3 … 6 in the table; the form offers them as a choice.
    maximum_school_grade: number('お預かりできる学年', '年生まで', -5, 6),
  },
  meal_hours: {
    breakfast_start_time: time('朝食の始まり'),
    breakfast_end_time: time('朝食の終わり'),
    lunch_start_time: time('昼食の始まり'),
    lunch_end_time: time('昼食の終わり'),
    supper_start_time: time('夕食の始まり'),
    supper_end_time: time('夕食の終わり'),
    minimum_overlap_minutes: number('食事を選べるのは時間内に', '分以上いるとき', 1, 240),
  },
  tax_settings: {
    standard_percent: number('消費税率', '%', 0, 100, '料金は税込です。非課税でない料金に含まれる税の計算に使います。'),
    // Codes; the form offers them as a choice.
    childcare_benefit: number('無償化:保育料', '', 1, 2),
    zero_year_old_benefit: number('無償化:0歳児加算', '', 1, 2),
    after_business_benefit: number('無償化:時間外加算', '', 1, 2),
    holiday_benefit: number('無償化:日曜・祝日加算', '', 1, 2),
    current_day_benefit: number('無償化:当日予約料', '', 1, 2),
    meal_support_benefit: number('無償化:食事', '', 1, 2),
    benefit_cap_preschool: number('無償化の上限(3〜5歳児クラス)', '円(1か月)', 0, 200_000),
    benefit_cap_infant: number('無償化の上限(0〜2歳児クラス・住民税非課税世帯)', '円(1か月)', 0, 200_000),
    receipt_keep_years: number('領収書の控えを残す期間', '年', 7, 20, '法律は7年(欠損のある年は10年)です。'),
    provision_keep_years: number('提供証明書の控えを残す期間', '年', 5, 20, '国の運営基準は5年です。'),
  },
  care_settings: {
    children_per_staff_zero: number('職員1名が見る0歳', '名まで', 1, 60),
    children_per_staff_one_two: number('職員1名が見る1〜2歳', '名まで', 1, 60),
    children_per_staff_three: number('職員1名が見る3歳', '名まで', 1, 60),
    children_per_staff_four: number('職員1名が見る4歳以上', '名まで', 1, 60),
    minimum_staff: number('お子さまがいるあいだの職員', '名以上', 1, 10),
    // Codes; the form offers them as a choice.
    staff_rounding: number('端数の数え方', '', 1, 2, '園の時間ごとの配置には「どの時点でも満たす」が安全です。'),
    ratio_age: number('年齢の数え方', '', 1, 2, 'クラス年齢は、年度が始まる前の3月31日の年齢です。'),
    registered_share_percent: number('保育士・看護師の割合', '%以上', 0, 100, '33%は3分の1と数えます。'),
    sleep_check_minutes_zero: number(
      '0歳の睡眠チェック',
      '分ごと',
      1,
      60,
      '初めてのお子さまは、一段短い間隔になります。',
    ),
    sleep_check_minutes_one_two: number('1〜2歳の睡眠チェック', '分ごと', 1, 60),
    sleep_check_minutes_three: number('3歳の睡眠チェック', '分ごと', 1, 60),
    sleep_check_minutes_four: number('4歳以上の睡眠チェック', '分ごと', 1, 60),
    sleep_alarm_minutes: number(
      'うつぶせのまま・呼吸がいつもと違うときの次の確認',
      '分後',
      1,
      30,
      '仰向けに直すか、呼吸がいつもどおりと確かめるまで、赤く知らせ続けます。',
    ),
    late_entry_minutes: number('遅れた記入とするのは', '分後から', 1, 60),
    manager_entry_minutes: number(
      '園長だけが記入できるのは',
      '分後から',
      1,
      240,
      '別の日の記入も、園長だけができます。',
    ),
    allergy_review_months: number('アレルギーを聞き直すまで', 'か月', 1, 36),
    care_record_kept_months: number('保育の記録を残す期間', 'か月', 1, 120),
    health_review_days: number('健康カードの「変わりありません」を聞くまで', '日', 7, 400),
    document_seen_days: number('最後のお預かりのあと、書類を園で見られる期間', '日', 0, 400),
    document_first_reminder_days: number('書類の期限を最初に知らせるのは', '日前', 1, 180),
    document_last_reminder_days: number('書類の期限をもう一度知らせるのは', '日前', 1, 180),
    first_report_days: number(
      '重大事故の第1報の期限',
      '日後まで',
      0,
      30,
      '0は当日です。国の通知は、遅くとも翌日です。',
    ),
  },
  ticket_terms: {
    first_reminder_days: number('期限を最初に知らせるのは', '日前', 1, 180),
    last_reminder_days: number('期限をもう一度知らせるのは', '日前', 1, 180),
    refund_percent: number('返金する割合', '%', 0, 100, '使っていない分の価格からです。0%は、返金なしです。'),
    refund_fee: yen('返金の手数料(1回)'),
    refund_until_days: number('返金を受け付けるのは期限の', '日前まで', 0, 180, '0は、期限の日までです。'),
    compared_months: number('購入のページで比べる期間', 'か月', 1, 12),
  },
  unpaid_policies: unpaidFields,
  ticket_prices: {
    number: number('枚数', '枚', 1, 500),
    price: number('価格', '円', 1, 1_000_000, '税込の総額です。'),
    valid_days: number('有効日数', '日', 1, 180, '6か月を超えると届出や供託が必要になるため、180日までです。'),
  },
  plan_types: {
    monthly_amount: number('月額', '円', 0, 1_000_000, '0円は、月額のかからないプランです。'),
    childcare_discount_per_hour: yen('保育料の割引(1時間)'),
    sequence: number('表示の順番', '番目', 1, 99),
  },
} as const satisfies Readonly<Record<string, RuleFields>>;

/** Tables of which one row is in force on each day. */
export const datedTables = [
  'unit_prices',
  'cancellation_policies',
  'reserve_settings',
  'age_limits',
  'meal_hours',
  'care_settings',
  'tax_settings',
  'ticket_terms',
  'unpaid_policies',
] as const;
export type DatedTable = (typeof datedTables)[number];

type Shape<Fields extends RuleFields> = {
  [Name in keyof Fields]: Fields[Name] extends { type: 'time' | 'text' }
    ? z.ZodType<string, string>
    : z.ZodType<number, number | string>;
};

/** The same list as a schema. */
export const ruleShape = <Fields extends RuleFields>(fields: Fields): Shape<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [
      name,
      each.type === 'time'
        ? field.clockTime(each.label)
        : each.type === 'text'
          ? field.requiredText(each.label, each.max)
          : count(each),
    ]),
  ) as unknown as Shape<Fields>;

/** Says the range; −3 may come as text too. */
function count({ label, min, max, decimals }: { label: string; min: number; max: number; decimals?: 1 }) {
  const whole = decimals === undefined ? 1 : 10;
  const shape = decimals === undefined ? /^-?\d{1,9}$/ : /^\d{1,3}(\.\d)?$/;
  const message = `${label}は${min.toLocaleString('en')}〜${max.toLocaleString('en')}の数字で入力してください。`;
  return z.union([z.number(), z.string()], { error: message }).transform((value, context): number => {
    const read = typeof value === 'string' && shape.test(value.trim()) ? Number(value) : value;
    if (typeof read === 'number' && Number.isInteger(read * whole) && read >= min && read <= max) return read;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}
