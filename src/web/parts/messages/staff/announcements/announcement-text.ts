import type { AnnouncementShown } from '../../../../../contract/functions/messages/announcements.ts';
import { announcementAudience } from '../../../../../domain/messages/announcement-codes.ts';
import { formatDate } from '../../../../../domain/time-format.ts';

const { branch, prefecture, reserved } = announcementAudience.code;

type Whom = Pick<AnnouncementShown, 'audience' | 'branch_name' | 'prefecture_name' | 'date_from' | 'date_until'>;

/** みなと広場園のご家庭 */
export function whomText({ audience, branch_name, prefecture_name, date_from, date_until }: Whom): string {
  if (audience === branch) return `${branch_name ?? '園'}のご家庭`;
  if (audience === prefecture) return `${prefecture_name ?? ''}の園のご家庭`;
  if (audience === reserved) {
    const days = `${date_from === null ? '' : formatDate(date_from)}から${date_until === null ? '' : `${formatDate(date_until)}まで`}`;
    return `${days}${branch_name === null ? '' : `${branch_name}に`}ご予約のあるご家庭`;
  }
  return announcementAudience.label(audience);
}

type State = { label: string; tone: 'trust' | 'ask' | 'no' };

export function announcementState(row: Pick<AnnouncementShown, 'begun_at' | 'sent_at' | 'withdrawn_at'>): State {
  if (row.withdrawn_at !== null) return { label: '取りやめ', tone: 'no' };
  if (row.sent_at !== null) return { label: '送信済み', tone: 'trust' };
  return { label: row.begun_at === null ? '送信予定' : '送信中', tone: 'ask' };
}

export const counted = (number: number): string => number.toLocaleString('ja-JP');
