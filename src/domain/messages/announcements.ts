import type { ReserveSettings } from '../settings/settings.ts';
import { epochOf, type Instant } from '../time.ts';
import {
  type AnnouncementAudience,
  type AnnouncementKind,
  announcementAudience,
  announcementKind,
} from './announcement-codes.ts';
import type { HiddenNotice, NoticeGroup } from './notice-codes.ts';
import { noticePushed, noticeWays } from './notice-ways.ts';
import { minutesOfQuiet } from './quiet-hours.ts';

const { duty, news, emergency } = announcementKind.code;

type QuietHours = Pick<ReserveSettings, 'message_quiet_from' | 'message_quiet_until'>;

/** When a word planned for a moment goes out: not at night, unless it cannot wait. */
export function goesOutAt(kind: AnnouncementKind, planned: Instant, settings: QuietHours): Date {
  const minutes = kind === emergency ? 0 : minutesOfQuiet(planned, settings);
  return new Date(epochOf(planned) + minutes * 60_000);
}

/**
 * To a person from whom headquarters hide the family only what goes to everybody: that they are among the families of a
 * branch, or of those who reserved, would already tell of a child.
 */
export const announcementToHidden = (audience: AnnouncementAudience): HiddenNotice =>
  audience === announcementAudience.code.all ? 'as_it_is' : 'nothing';

/** A manager speaks to the own branch's families of what they have to know; advertising and alarms are headquarters'. */
export const managerMayAnnounce = (kind: AnnouncementKind, audience: AnnouncementAudience): boolean =>
  audience === announcementAudience.code.branch && (kind === duty || kind === news);

/** So many people can be reached alike and have chosen alike. */
export type AlikePeople = {
  people: number;
  line: boolean;
  mail: boolean;
  mail_bounced: boolean;
  devices: boolean;
  line_flag: boolean;
  mail_flag: boolean;
  push_flag: boolean;
};

type WaysCount = { line: number; mail: number; push: number; page_only: number };

/** By how many of each way a word would go, by the rule that sends it (noticeWays). */
export function countWays(group: NoticeGroup, alike: readonly AlikePeople[], lineShort: boolean): WaysCount {
  const count = { line: 0, mail: 0, push: 0, page_only: 0 };
  for (const each of alike) {
    const { people, line, mail, mail_bounced: mailBounced } = each;
    const ways = noticeWays(group, each, { line, mail, mailBounced, lineShort });
    const push = each.devices && noticePushed(group, each);
    if (ways.line) count.line += people;
    if (ways.mail) count.mail += people;
    if (push) count.push += people;
    if (!ways.line && !ways.mail) count.page_only += people;
  }
  return count;
}
