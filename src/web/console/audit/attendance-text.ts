import { cancelCause, childAttendance } from '../../../domain/codes.ts';
import { fetchedByKind, fetchedProof, identityDocument } from '../../../domain/staff-codes.ts';

/** What is written down of a child's coming and leaving (server/attendance/attendance-act.ts). */
export const attendanceFields: Readonly<Record<string, string>> = {
  attendance: 'お子さまごと',
  attendance_status: '状態',
  arrived_datetime: '登園',
  left_datetime: '降園',
  temperature: '体温',
  absent_cause: '来園なしの理由',
  typed_time: '入力した時刻',
  accepted: '確認して登録したこと',
  fetched_by_name: 'お迎えに来た方',
  fetched_by_kind: 'お迎えに来た方との関係',
  fetched_proof: 'お迎えに来た方の確認',
  fetched_document: '見た身分証',
  refusal: 'お引き渡しできない方',
  past_reason: 'お引き渡しした理由',
  confirmed_meal: '確認した食事とアレルギー',
};

export const attendanceCodes = {
  'reserves.attendance_status': childAttendance,
  'reserves.absent_cause': cancelCause,
  'reserves.fetched_by_kind': fetchedByKind,
  'reserves.fetched_proof': fetchedProof,
  'reserves.fetched_document': identityDocument,
} as const;
