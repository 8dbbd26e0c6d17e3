import { accountRole } from '../../domain/codes.ts';
import {
  type AnnouncementAudience,
  type AnnouncementKind,
  announcementKind,
} from '../../domain/messages/announcement-codes.ts';
import { announcementToHidden, goesOutAt, managerMayAnnounce } from '../../domain/messages/announcements.ts';
import type { ReserveSettings } from '../../domain/settings/settings.ts';
import { epochOf, instantOf, minuteOf, type TokyoDate } from '../../domain/time.ts';
import { requireBranch } from '../auth/branch-access.ts';
import type { Account } from '../auth/store/accounts.ts';
import { Refusal } from '../callable/context.ts';
import { noticeKinds } from '../notifying/notice-kinds.ts';
import type { NotificationKind } from '../notifying/texts.ts';

const { duty, news, advertising, emergency } = announcementKind.code;

const kinds = {
  [duty]: 'announced_duty',
  [news]: 'announced_news',
  [advertising]: 'announced_advertising',
  [emergency]: 'announced_emergency',
} as const satisfies Record<AnnouncementKind, NotificationKind>;

/** How a word of this kind to these families is told: as which notification, and to whom of a family. */
export function tellingOf(kind: AnnouncementKind, audience: AnnouncementAudience) {
  const notification = kinds[kind];
  return {
    notification,
    group: noticeKinds[notification].group,
    hidden: announcementToHidden(audience),
    consented: kind === advertising,
  };
}

type Wanted = {
  kind: AnnouncementKind;
  audience: AnnouncementAudience;
  branch_id: number | null;
  customer_ids: readonly number[];
};

/** Headquarters to whom they want, a manager to the own branch's families. */
export function requireMayAnnounce(account: Account, { kind, audience, branch_id, customer_ids }: Wanted): void {
  if (account.role === accountRole.code.headquarters) return;
  if (branch_id === null || customer_ids.length > 0 || !managerMayAnnounce(kind, audience))
    throw new Refusal('announcement_not_allowed');
  requireBranch(account, branch_id);
}

const DAYS_AHEAD = 366;

/** When it goes out: at once or at the given time of Tokyo, never at night unless it cannot wait. */
export function sendingTime(
  now: Date,
  { kind, send_date, send_time }: { kind: AnnouncementKind; send_date: TokyoDate | null; send_time: string | null },
  settings: Pick<ReserveSettings, 'message_quiet_from' | 'message_quiet_until'>,
): { send_at: Date; goes_at: Date } {
  const planned = send_date === null || send_time === null ? now : instantOf(send_date, minuteOf(send_time));
  const ahead = epochOf(planned) - epochOf(now);
  if (send_date !== null && ahead < 0) throw new Refusal('input_error', { fields: ['send_time'] });
  if (ahead > DAYS_AHEAD * 86_400_000) throw new Refusal('input_error', { fields: ['send_date'] });
  const send_at = new Date(epochOf(planned));
  return { send_at, goes_at: goesOutAt(kind, send_at, settings) };
}
