import { allergyAnswer, dietStage } from '../../../domain/care/care-codes.ts';
import { cardTextLabels } from '../../../domain/care/health-card.ts';
import { incidentKind } from '../../../domain/care/incident-codes.ts';
import { patternWeekday } from '../../../domain/codes.ts';

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
  medical_history: cardTextLabels.medical_history,
  family_doctor: cardTextLabels.family_doctor,
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
