import { choice, number, type Settings, time } from '../kinds.ts';

/** What a rule of working time is: nobody is asked beyond a law; of ours the manager decides. */
const law = '法律の決まりです。超える方には、応援をお願いできません。';
const care = '当社の配慮の決まりです。足りないときは園長に確認します。';

/** care_settings: 勤務時間. Ranges never reach beyond the law. */
export const working = {
  day_hours: number('1日の勤務時間', '時間まで', [4, 8], 8, {
    hint: law,
    meaning: 'law: refuse',
    words: '労働時間 残業 応援',
  }),
  week_hours: number('1週間の勤務時間(日曜から)', '時間まで', [20, 40], 40, { hint: law, meaning: 'law: refuse' }),
  overtime_agreement: choice('時間外労働の協定(36協定)', '', [1, 2], 1, {
    hint: `${law}結んでいないあいだは、1日と1週間の時間を超えられません。`,
    meaning: '1 none: nobody works beyond the hours of day and week; 2 made and handed in',
    words: '残業 協定 36',
  }),
  overtime_month_hours: number('協定のひと月の時間外労働', '時間まで', [0, 45], 45, {
    hint: law,
    meaning: 'law: refuse',
  }),
  overtime_year_hours: number('協定の1年の時間外労働(4月から)', '時間まで', [0, 360], 360, {
    hint: law,
    meaning: 'law: refuse',
  }),
  night_from_hour: number('深夜の始まり', '時', [18, 22], 22, {
    hint: `${law}18歳未満の方と、深夜の勤務をしない方が対象です。`,
    meaning: 'law: refuse; people under 18, and who asked to be spared',
  }),
  night_until_hour: number('深夜の終わり', '時', [5, 8], 5, { hint: law, meaning: 'law: refuse' }),
  break_minutes_six: number('6時間を超える勤務の休憩', '分以上', [45, 120], 45, { hint: law, meaning: 'law: refuse' }),
  break_minutes_eight: number('8時間を超える勤務の休憩', '分以上', [60, 180], 60, {
    hint: law,
    meaning: 'law: refuse',
  }),
  rest_days_a_week: number('1週間の休日(日曜から)', '日以上', [1, 3], 1, { hint: law, meaning: 'law: refuse' }),
  rest_between_hours: number('勤務と勤務のあいだ', '時間以上', [0, 24], 11, {
    hint: care,
    meaning: 'care: the manager is asked; the law names no number',
    words: '勤務間インターバル',
  }),
} as const satisfies Settings;

/** A day of the year as 月日: 721 is 21 July. */
const dayOfYear = (label: string, initial: number) =>
  number(label, '(月日。7月21日は721)', [101, 1231], initial, {
    hint: '席の見込みは、学校の休みの日とそうでない日を分けて数えます。',
    meaning: 'a day of the year as month and day, 721 is 21 July',
  });

/** care_settings: 応援. */
export const cover = {
  cover_agreement: choice('応援の返事のあと', '', [1, 2], 1, {
    meaning: "1 a manager's yes before seats open, 2 the first yes opens them",
    words: '応援 シフト 承認',
  }),
  cover_hold_minutes: number('応援の返事を、園長の確認まで取っておく時間', '分', [5, 1440], 120, {
    hint: '過ぎると、ほかの職員がまた引き受けられます。',
    meaning: 'so long a first yes is held for the manager; never beyond the shift',
  }),
  cover_quiet_from: time('応援のお願いを控える時刻', '21:00', {
    meaning: 'from then to cover_quiet_until nobody is written to',
  }),
  cover_quiet_until: time('応援のお願いを再開する時刻', '06:30'),
  cover_distance_km: number('応援をお願いする近くの園', 'kmまで', [0, 100], 10, {
    meaning: 'colleagues whose main branch is so near are asked too',
  }),
  cover_access_minutes: number('応援先の画面を見られるのは、勤務の前後', '分', [0, 120], 30, {
    meaning: 'so long before and after an agreed shift at another branch the person sees its board',
  }),
  demand_weeks: number('見込みに使う、同じ曜日の週', '週', [4, 26], 8, {
    hint: '昨年の同じ時期の3週間も使います。',
    meaning: 'so many weeks of the same weekday count for what a shift would open',
  }),
  demand_kept_months: number('断ったご希望の数を残す期間', 'か月', [3, 60], 25, {
    hint: 'お名前のない人数だけを残します。',
    meaning: 'numbers of what was wished for and not given, without names, are kept so long',
  }),
  summer_break_from: dayOfYear('夏休みの始まり', 721),
  summer_break_until: dayOfYear('夏休みの終わり', 831),
  winter_break_from: dayOfYear('冬休みの始まり', 1225),
  winter_break_until: dayOfYear('冬休みの終わり', 107),
  spring_break_from: dayOfYear('春休みの始まり', 326),
  spring_break_until: dayOfYear('春休みの終わり', 405),
} as const satisfies Settings;
