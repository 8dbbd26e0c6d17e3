import { number, type Settings, temperature, time } from '../kinds.ts';

/** reserve_settings: 登園と降園. */
export const attendance = {
  attendance_grace_minutes: number('延長時間の外で登降園を登録できる時間', '分', [0, 240], 60, {
    meaning:
      'arrival and leaving may lie so long outside the extended hours of the day; billed are the hours themselves',
    effect: '早朝・夜間の時間の外でも、{}までは登降園を記録できます。料金は園の時間の分だけです。',
    words: '登園 降園 早く 遅く',
  }),
  early_arrival_minutes: number('早い登園を確認するのは開始の', '分より前', [0, 1440], 120, {
    meaning: 'an arrival more than so long before the planned start is asked about',
    effect: '開始の{}の登園は、登録の前に確かめます。',
    words: '早い登園 打ち間違い',
  }),
  attendance_message_minutes: number('登園・降園を保護者に知らせるまで', '分', [0, 30], 2, {
    hint: 'このあいだに元に戻した登降園は、お知らせしません。',
    meaning:
      'so long after a coming or leaving was written down its family is told; what is taken back before is never told',
    effect: '登園・降園のお知らせは、記録の{}後に届きます。',
    words: '登園 降園 通知 LINE',
  }),
  late_alarm_minutes: number('来園の遅れを今日の一覧で強調するまで', '分', [0, 240], 15, {
    meaning:
      'a child that has not come so long after the start is late: first on the board, no longer the next arrival',
    screens: true,
    effect: '開始を{}過ぎても来ないお子さまを、今日の一覧の上に出します。',
    words: '遅刻 来ない 遅れ 警告',
  }),
  overdue_alarm_minutes: number('お迎えの超過を今日の一覧で強調するまで', '分', [0, 240], 10, {
    meaning: 'a child not fetched so long after the end of its reserve stands first on the board, as an alarm',
    screens: true,
    effect: '終了を{}過ぎてもお迎えがないお子さまを、今日の一覧の上に赤く出します。',
    words: 'お迎え 遅れ 延長 警告',
  }),
  overdue_manager_minutes: number('お迎えのないことを園長に知らせるのは閉園の', '分後', [1, 240], 15, {
    meaning: 'A child not fetched: so long after closing the managers are told, and headquarters',
    effect: 'お迎えがないまま閉園の{}になると、園長に知らせます。',
    words: 'お迎え 来ない 園長 緊急',
  }),
  overdue_headquarters_minutes: number('本部に知らせるのは閉園の', '分後', [1, 480], 45, {
    effect: 'お迎えがないまま閉園の{}になると、本部に知らせます。',
    words: 'お迎え 来ない 本部 緊急',
  }),
} as const satisfies Settings;

/** reserve_settings: 体調と朝の確認. */
export const morning = {
  fever_temperature: temperature('登園のときに確認する体温', '℃以上', [36, 40], 37.5, {
    meaning: 'a temperature from which a child at the door is asked about',
    screens: true,
    effect: '{}のお子さまは、登園のときに確かめます。ご利用案内にもこの値が出ます。',
    words: '熱 発熱 体温 37.5',
  }),
  high_fever_temperature: temperature('24時間以内の熱をうかがう体温', '℃以上', [36, 41], 38, {
    meaning: 'so warm within the last day is asked about',
    screens: true,
    effect: '24時間以内に{}の熱があったかを、朝にうかがいます。',
    words: '熱 発熱 高熱 解熱',
  }),
  stomach_upset_times: number('園で確認する下痢・嘔吐の回数(24時間)', '回以上', [1, 10], 2, {
    meaning: 'so many watery stools or vomits within a day are asked about',
    screens: true,
    effect: '24時間に{}の下痢や嘔吐があると、園で確かめます。',
    words: '下痢 嘔吐 おなか 体調',
  }),
  morning_form_time: time('当日の朝、お子さまの様子をうかがう時刻', '06:30', {
    meaning: 'the hour of the day from which families are asked how a child is',
    effect: '当日の{}から、お子さまの様子をうかがいます。',
    words: '朝 検温 体調 連絡帳',
  }),
  morning_form_lead_hours: number('ただし、うかがうのは開始の', '時間前から', [1, 24], 6, {
    meaning: 'but not earlier than so long before the stay begins',
    effect: 'ただし、うかがい始めるのは開始の{}です。',
    words: '朝 検温 体調',
  }),
} as const satisfies Settings;
