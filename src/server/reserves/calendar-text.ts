import { createEvent, createEvents, type DateArray, type EventAttributes, type ReturnObject } from 'ics';
import { brand } from '../../domain/brand.ts';
import { approvalStatus } from '../../domain/codes.ts';
import { formatTel } from '../../domain/text/contact-format.ts';
import { reserveLink } from '../notifying/writing/message-link.ts';
import type { FeedReserve } from './store/calendar-feeds.ts';
import type { ReserveRow } from './store/reserves.ts';

const utc = (moment: Date): DateArray => [
  moment.getUTCFullYear(),
  moment.getUTCMonth() + 1,
  moment.getUTCDate(),
  moment.getUTCHours(),
  moment.getUTCMinutes(),
];

/** Without children's names: calendars are shared. The uid is the reserve's, so a newer event replaces an older one. */
function eventOf(reserve: Omit<FeedReserve, 'updated_at'>, publicUrl: string): EventAttributes {
  const pending = reserve.approval_status === approvalStatus.code.pending;
  return {
    uid: `reserve-${reserve.id}@${new URL(publicUrl).hostname}`,
    productId: brand.name,
    title: `${brand.name} ${reserve.branch_name}${pending ? '(リクエスト中)' : ''}`,
    location: reserve.branch_address,
    description: `電話 ${formatTel(reserve.branch_tel)}\n${new URL(reserveLink(reserve.id), publicUrl).href}`,
    status: reserve.live ? (pending ? 'TENTATIVE' : 'CONFIRMED') : 'CANCELLED',
    start: utc(reserve.start_datetime),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: utc(reserve.end_datetime),
    endInputType: 'utc',
    endOutputType: 'utc',
  };
}

function written({ error, value }: ReturnObject): string {
  if (error || !value) throw error ?? new Error('no calendar text');
  return value;
}

/** One reserve as a file. */
export const calendarText = (reserve: ReserveRow, publicUrl: string): string =>
  written(createEvent(eventOf(reserve, publicUrl)));

const askedAgain = 'X-PUBLISHED-TTL:PT1H\r\n';
/** All of a family's, for a calendar that subscribes: the same text for the same reserves, whenever it is asked for. */
export function feedText(reserves: readonly FeedReserve[], publicUrl: string): string {
  const events = reserves.map((reserve) => ({
    ...eventOf(reserve, publicUrl),
    timestamp: reserve.updated_at.getTime(),
    lastModified: reserve.updated_at.getTime(),
  }));
  const text = written(createEvents(events, { productId: brand.name, calName: `${brand.name} のご予約` }));
  return text.replace(askedAgain, `${askedAgain}REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-WR-TIMEZONE:Asia/Tokyo\r\n`);
}
