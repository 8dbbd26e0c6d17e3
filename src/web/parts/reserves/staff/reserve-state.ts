import { approvalStatus, childcareStatus } from '../../../../domain/codes.ts';
import { type ReserveColumns, type ReservePhase, reservePhase } from '../../../../domain/reserves/reserve.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';

/** A reserve's state in one word for staff. */
export const phaseText: Readonly<Record<ReservePhase, { label: string; tone: BadgeTone }>> = {
  pending: { label: '承認待ち', tone: 'ask' },
  confirmed: { label: '確定', tone: 'trust' },
  rejected: { label: 'お断り', tone: 'no' },
  present: { label: 'お預かり中', tone: 'trust' },
  left: { label: '降園済み', tone: 'no' },
  no_show: { label: '来園なし', tone: 'wrong' },
  cancelled: { label: 'キャンセル', tone: 'no' },
};

type Columns = { approval_status: number; childcare_status: number; cancel_flag: boolean };

export const phaseOf = (reserve: Columns): ReservePhase => reservePhase(reserve as ReserveColumns);

/** The list's filter: '0' is all, as everywhere. */
export const reserveFilters = [
  { key: '0', label: 'すべて' },
  { key: 'confirmed', label: '確定' },
  { key: 'pending', label: '承認待ち' },
  { key: 'present', label: 'お預かり中' },
  { key: 'left', label: '降園済み' },
  { key: 'no_show', label: '来園なし' },
  { key: 'cancelled', label: 'キャンセル' },
  { key: 'rejected', label: 'お断り' },
] as const;

/** The filter as the data API's condition; the same columns reservePhase reads. */
export function filterOf(key: string): object {
  const { notUsed, pending, approved, rejected } = approvalStatus.code;
  const live = { cancel_flag: { _eq: false } };
  const status = (code: number) => ({ ...live, childcare_status: { _eq: code }, approval_status: { _neq: rejected } });
  switch (key) {
    case 'confirmed':
      return {
        ...live,
        approval_status: { _in: [notUsed, approved] },
        childcare_status: { _eq: childcareStatus.code.upcoming },
      };
    case 'pending':
      return { ...live, approval_status: { _eq: pending } };
    case 'present':
      return status(childcareStatus.code.present);
    case 'left':
      return status(childcareStatus.code.left);
    case 'no_show':
      return status(childcareStatus.code.noShow);
    case 'cancelled':
      return { cancel_flag: { _eq: true } };
    case 'rejected':
      return { ...live, approval_status: { _eq: rejected } };
    default:
      return {};
  }
}
