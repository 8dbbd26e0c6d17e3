import { announcementKind } from '../../../domain/messages/announcement-codes.ts';
import { minutesOfQuiet } from '../../../domain/messages/quiet-hours.ts';
import { checkLineQuota } from '../../notifying/line-quota-message.ts';
import { notify } from '../../notifying/notify.ts';
import type { Job } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { tellingOf } from '../announce.ts';
import {
  beginAnnouncement,
  dueAnnouncements,
  lockAnnouncement,
  markSent,
  takeFamilies,
} from '../store/announcements.ts';
import { quietHours } from '../store/quiet-hours.ts';

/** Families told in one transaction, and how many of these one run does: the next minute goes on. */
const FAMILIES = 200;
const BATCHES = 20;

/**
 * Words whose time has come. Each family is marked in the transaction that writes its messages, so that a worker which is
 * killed or started twice neither forgets nor repeats one; and a message knows by its key that it is there already.
 */
export const sendAnnouncements: Job<'sendAnnouncements'> = async (services) => {
  const { clock, database } = services;
  const due = await database.read(clock.now(), dueAnnouncements);
  for (const { id, kind } of due) {
    const urgent = kind === announcementKind.code.emergency;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const now = clock.now();
      const quiet = await database.read(now, quietHours);
      if (!urgent && minutesOfQuiet(now, quiet) > 0) break;
      if (!urgent) await askLine(services);
      if (!(await tellSome(services, id, now))) break;
    }
  }
};

/** False when none is left, or another worker is at it. */
const tellSome = ({ database }: Services, id: number, now: Date): Promise<boolean> =>
  database.transaction(now, async (tx) => {
    const word = await lockAnnouncement(tx, id);
    if (word === null) return false;
    if (word.begun_at === null) await beginAnnouncement(tx, id);
    const families = await takeFamilies(tx, id, FAMILIES);
    const { notification, hidden, consented } = tellingOf(word.kind, word.audience);
    for (const customer_id of families) {
      await notify(tx, {
        customer_id,
        kind: notification,
        data: { title: word.title, content: word.content, branch_name: word.branch_name },
        occurrence: `announcement-${id}`,
        announcement: { id, hidden, consented },
      });
    }
    if (families.length === FAMILIES) return true;
    await markSent(tx, id);
    return false;
  });

/** What is left of the month, before many go at once; LINE out of order holds up nobody's mail. */
async function askLine({ clock, database, gateways, log }: Services): Promise<void> {
  try {
    const quota = await gateways.lineMessaging.quota();
    await database.transaction(clock.now(), (tx) => checkLineQuota(tx, quota));
  } catch (error) {
    log.warn({ err: error }, 'LINE did not say what is left of the month');
  }
}
