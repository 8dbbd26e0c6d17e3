import { choice, number, type Settings } from '../kinds.ts';

/** care_settings: 職員の配置. */
export const staffing = {
  children_per_staff_zero: number('職員1名が見る0歳', '名まで', [1, 60], 3, {
    meaning:
      'children of that age for whom one member of staff suffices (the four columns: 0, 1 and 2, 3, 4 years and older)',
    effect: '0歳のお子さま{}を、職員1名が見ます。',
    words: '配置基準 人数 0歳',
  }),
  children_per_staff_one_two: number('職員1名が見る1〜2歳', '名まで', [1, 60], 6, {
    effect: '1〜2歳のお子さま{}を、職員1名が見ます。',
    words: '配置基準 人数 1歳 2歳',
  }),
  children_per_staff_three: number('職員1名が見る3歳', '名まで', [1, 60], 15, {
    effect: '3歳のお子さま{}を、職員1名が見ます。',
    words: '配置基準 人数 3歳',
  }),
  children_per_staff_four: number('職員1名が見る4歳以上', '名まで', [1, 60], 25, {
    effect: '4歳以上のお子さま{}を、職員1名が見ます。',
    words: '配置基準 人数 4歳 5歳',
  }),
  minimum_staff: number('お子さまがいるあいだの職員', '名以上', [1, 10], 2, {
    meaning: 'so many while any child is present',
    effect: 'お子さまがいるあいだは、職員を{}置きます。サイトにもこの値が出ます。',
    words: '配置基準 最低 職員数',
  }),
  staff_rounding: choice('端数の数え方', '', [1, 2], 1, {
    hint: '園の時間ごとの配置には「どの時点でも満たす」が安全です。',
    meaning:
      '1 every moment counts: the sum is rounded up; 2 as planned staff is counted: tenths per age, the sum rounded half up',
  }),
  ratio_age: choice('年齢の数え方', '', [1, 2], 1, {
    hint: 'クラス年齢は、年度が始まる前の3月31日の年齢です。',
    meaning: '1 the age on the day, 2 the class: the age on 31 March before the school year',
  }),
  registered_share_percent: number('保育士・看護師の割合', '%以上', [0, 100], 33, {
    hint: '33%は3分の1と数えます。',
    meaning:
      'of the staff present so many at least are registered as 保育士 or nurse; a third rounds up, of two it is one',
  }),
} as const satisfies Settings;

/** care_settings: 見守りと記入. */
export const watching = {
  sleep_check_minutes_zero: number('0歳の睡眠チェック', '分ごと', [1, 5], 5, {
    hint: '初めてのお子さまは、一段短い間隔になります。',
    meaning:
      'a sleeping child of that age is looked at and touched this often; a child on its first visit by the next stricter number',
    effect: '眠っている0歳のお子さまを、{}に確かめます。',
    words: '午睡 SIDS ブレスチェック 睡眠',
  }),
  sleep_check_minutes_one_two: number('1〜2歳の睡眠チェック', '分ごと', [1, 10], 10, {
    effect: '眠っている1〜2歳のお子さまを、{}に確かめます。',
    words: '午睡 SIDS 睡眠',
  }),
  sleep_check_minutes_three: number('3歳の睡眠チェック', '分ごと', [1, 15], 15, {
    effect: '眠っている3歳のお子さまを、{}に確かめます。',
    words: '午睡 睡眠',
  }),
  sleep_check_minutes_four: number('4歳以上の睡眠チェック', '分ごと', [1, 30], 30, {
    effect: '眠っている4歳以上のお子さまを、{}に確かめます。',
    words: '午睡 睡眠',
  }),
  sleep_alarm_minutes: number('うつぶせのまま・呼吸がいつもと違うときの次の確認', '分後', [1, 5], 1, {
    hint: '仰向けに直すか、呼吸がいつもどおりと確かめるまで、赤く知らせ続けます。',
    meaning:
      'a sleeping child found prone and not turned, or breathing unusually, is looked at again after so many minutes',
  }),
  sleep_other_tablets_seconds: number('担当の端末のあと、ほかの端末も鳴るまで', '秒', [0, 15], 15, {
    hint: '短くすることだけができます。呼吸がいつもと違うとき、うつぶせのままのときは、すぐにすべての端末が鳴ります。',
    meaning:
      'so long after the screen that has the round every other screen of the branch sounds as well; can only be shortened',
    words: '午睡 音 アラーム',
  }),
  sleep_manager_minutes: number('午睡の確認が過ぎたとき、園長の電話に知らせるまで', '分', [1, 15], 2, {
    meaning: "an overdue look at a sleeping child goes to the managers' phones after so long",
    words: '午睡 通知 園長',
  }),
  sleep_headquarters_minutes: number('午睡の確認が過ぎたとき、本部に知らせるまで', '分', [2, 60], 5, {
    meaning: 'an overdue look at a sleeping child goes to headquarters after so long',
    words: '午睡 通知 本部',
  }),
  sleep_silent_seconds: number('見守りの端末から連絡がないとみなすまで', '秒', [30, 60], 60, {
    hint: '短くすることだけができます。過ぎると、その部屋の午睡は、ほかのすべての端末と園長に赤く出ます。',
    meaning: "a screen that has a round and was not heard of for so long loses it: its sleepers are everybody's in red",
    words: '午睡 端末 オフライン',
  }),
  sleep_wake_undo_minutes: number('「起きた」を取り消せるのは', '分以内', [1, 10], 10, {
    meaning: 'a wrong 起きた is taken back within so long; the minutes between count as unlooked',
    words: '午睡 取り消し',
  }),
  sleep_drill_minutes: number('午睡チェックの練習が自動で終わるまで', '分', [1, 15], 15, {
    meaning: 'a drill with invented children ends by itself after so long',
    words: '午睡 練習',
  }),
  late_entry_minutes: number('遅れた記入とするのは', '分後から', [1, 60], 5, {
    meaning: 'an entry written so long after its moment is marked as late',
  }),
  manager_entry_minutes: number('園長だけが記入できるのは', '分後から', [1, 240], 30, {
    hint: '別の日の記入も、園長だけができます。',
    meaning: "an entry so long after its moment, or of another day, is a manager's",
  }),
  first_report_days: number('重大事故の第1報の期限', '日後まで', [0, 30], 1, {
    hint: '0は当日です。国の通知は、遅くとも翌日です。',
    meaning: 'the first report of a serious incident is due the same day; so many days later at the latest',
    effect: '重大な事故は、{}に第1報を出します。',
    words: '事故 報告 自治体',
  }),
} as const satisfies Settings;

/** care_settings: 健康の記録と書類. */
export const healthRecords = {
  allergy_review_months: number('アレルギーを聞き直すまで', 'か月', [1, 36], 12, {
    meaning: "what was said about a child's allergies is asked about again after so long",
  }),
  care_record_kept_months: number('保育の記録を残す期間', 'か月', [1, 120], 60),
  health_review_days: number('健康カードの「変わりありません」を聞くまで', '日', [7, 400], 90, {
    meaning: 'a health card on which nobody has said anything for so long is asked about: 変わりありません',
  }),
  document_seen_days: number('最後のお預かりのあと、書類を園で見られる期間', '日', [0, 400], 30, {
    meaning: "a branch sees a child's papers while a stay is to come and so long after its last one",
  }),
  document_first_reminder_days: number('書類の期限を最初に知らせるのは', '日前', [1, 180], 30, {
    meaning: "so long before a paper's last day the guardians are told for the first time",
  }),
  document_last_reminder_days: number('書類の期限をもう一度知らせるのは', '日前', [1, 180], 7),
} as const satisfies Settings;
