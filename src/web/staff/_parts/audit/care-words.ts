import { patternWeekday } from '../../../../domain/codes.ts';

/** Caring for children, in the words of the console. */
export const careActions: Readonly<Record<string, string>> = {
  staffSaveShiftPattern: 'いつもの週(シフト)の保存',
  staffRemoveShiftPattern: 'いつもの週(シフト)の取り消し',
  staffSaveShift: '1日のシフトの変更',
  staffRemoveShift: '1日のシフトを元に戻す',
  staffClockIn: '出勤',
  staffClockOut: '退勤',
  staffCorrectClocking: '出退勤の訂正',
};

export const careTables: Readonly<Record<string, string>> = {
  shift_patterns: 'いつもの週(シフト)',
  shifts: 'シフト',
  staff_clockings: '出退勤',
};

export const careFields: Readonly<Record<string, string>> = {
  staff_name: '職員',
  off_flag: '休み',
  hours: '勤務の時間',
  clock_in_time: '出勤の時間',
  clock_out_time: '退勤の時間',
  breaks: '休憩',
  weekday: '曜日',
  clock_in_at: '出勤',
  clock_out_at: '退勤',
  correction_reason: '訂正の理由',
  corrected_at: '訂正した日時',
  corrected_account_id: '訂正した人',
  tablet_id: '端末',
  no_one_to_one_flag: '1対1にしない',
};

/** patternWeekday has the weekdays, and a holiday that no shift knows. */
export const careCodes: Readonly<Record<string, { label(code: number): string }>> = {
  'shift_patterns.weekday': patternWeekday,
};
