import { allergyAnswer, dietStage } from '../../../../domain/care/care-codes.ts';
import { incidentKind } from '../../../../domain/care/incident-codes.ts';
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
  staffUpdateChildHealth: '健康・アレルギーの記入',
  staffReceiveMedicine: '薬の受け取り',
  staffWithdrawMedicine: '与薬依頼の取り下げ',
  staffPrepareDose: '与薬の用意',
  staffCheckDose: '与薬の確認(2人目)',
  staffGiveDose: '与薬の記録',
  staffSaveIncident: '事故・ヒヤリハットの記入',
  staffAddIncidentEntry: '事故報告書の経過・追記',
  staffAddIncidentPhoto: '事故報告書の写真の追加',
  staffRemoveIncidentPhoto: '事故報告書の写真の取り消し',
  staffSignIncident: '事故報告書の園長確認',
  staffMarkFirstReport: '第1報の提出の記録',
  staffIssueChildDay: 'お子さまの1日の記録(PDF)の作成',
  staffIssueFirstReport: '第1報(PDF)の作成',
  staffSaveDayNote: '今日の様子(連絡帳)の記入',
};

export const careTables: Readonly<Record<string, string>> = {
  shift_patterns: 'いつもの週(シフト)',
  shifts: 'シフト',
  staff_clockings: '出退勤',
  medicine_requests: '与薬依頼',
  medicine_doses: '与薬',
  incidents: '事故・ヒヤリハットの報告書',
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
  allergy_answer: 'アレルギー',
  allergies: 'アレルギーの内容',
  diet_stage: '食事の段階',
  milk: 'ミルク',
  foods_to_avoid: '避けている食べもの',
  usual_temperature: '平熱',
  medical_history: 'かかったことのある病気',
  family_doctor: 'かかりつけ医',
  own_photos_flag: 'ご家庭向けの写真',
  shared_photos_flag: 'ほかのご家庭の写真への写り込み',
  happened_at: '起きた日時',
  right_flag: '確認の結果に問題がないこと',
  given_flag: '与薬したこと',
  reported_to: '提出先',
  reported_at: '提出した日時',
};

/** patternWeekday has the weekdays, and a holiday that no shift knows. */
export const careCodes: Readonly<Record<string, { label(code: number): string }>> = {
  'shift_patterns.weekday': patternWeekday,
  'children.allergy_answer': allergyAnswer,
  'children.diet_stage': dietStage,
  'incidents.kind': incidentKind,
};

/** What the audit log says of the child's log and sleep: what a manager wrote late, and what was struck. */
export const logActions: Readonly<Record<string, string>> = {
  staffWriteChildLog: 'お子さまの記録(時間がたってから)',
  staffBeginNap: '睡眠の記録(時間がたってから)',
  staffEndNap: '起きた時刻の記録(時間がたってから)',
  staffCheckSleep: '午睡チェック(時間がたってから)',
  staffStrikeCareRecord: 'お子さまの記録の取り消し',
};
