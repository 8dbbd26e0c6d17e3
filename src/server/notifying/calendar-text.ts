import { createEvent, type DateArray } from 'ics';
import { brand } from '../../domain/brand.ts';
import { approvalStatus } from '../../domain/codes.ts';
import { formatTel } from '../../domain/membership/contact-format.ts';
import type { ReserveRow } from '../store/reserves/reserves.ts';
import { reserveLink } from './message-link.ts';

const utc = (moment: Date): DateArray => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
];

/** Without children's names: calendars are shared. The uid is the reserve's, so a newer file replaces an older one. */
export function calendarText(reserve: ReserveRow, public_url: string): string {
  const pending = reserve.approval_status === approvalStatus.code.pending;
  const { error, value } = createEvent({
    uid: `reserve-${reserve.id}@${new URL(public_url).hostname}`,
    productId: brand.name,
    title: `${brand.name} ${reserve.branch_name}${pending ? '(リクエスト中)' : ''}`,
    location: reserve.branch_address,
    description: `電話 ${formatTel(reserve.branch_tel)}\n${new URL(reserveLink(reserve.id), public_url).href}`,
    status: reserve.live ? (pending ? 'TENTATIVE' : 'CONFIRMED') : 'CANCELLED',
    start: utc(reserve.start_datetime),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(reserve.end_datetime),
    endInputType: 'utc',
    endOutputType: 'utc',
  });
  if (error || !value) throw error ?? new Error('no calendar text');
  return value;
}
