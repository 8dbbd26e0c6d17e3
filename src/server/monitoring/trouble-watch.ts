import { randomUUID } from 'node:crypto';
import { type HeadquartersContact, headquartersContact } from '../branches/store/branches.ts';
import type { Services } from '../services.ts';
import { type CheckHealth, type Health, type Trouble, troublesOf } from './check-health.ts';
import { reportedTroubles, writeTrouble } from './store/reported-troubles.ts';
import { holdTurn, type Turn } from './store/watch-turn.ts';
import { recoveryMessage, troubleMessage, troubleTitle } from './trouble-text.ts';

/** A state seen in this many consecutive looks is reported; a restart in between does not matter. */
const LOOKS = 2;

type Watched = Pick<Services, 'clock' | 'config' | 'database' | 'gateways' | 'log'>;
interface TroubleWatch {
  look(): Promise<void>;
}

/**
 * Tells the headquarters once what is wrong, and once that it is over. The mail goes straight to the mail server, not
 * through the queue, which may be what failed; where mail fails too, to the Chatwork room. Of several processes one
 * tells (`turn`); without the database it is the one whose turn it was, to the address it knew.
 */
export function troubleWatch(services: Watched, check: CheckHealth, turn: Pick<Turn, 'isOurs'>): TroubleWatch {
  const { clock, database, gateways, log } = services;
  const seen = new Map<Trouble, number>();
  const unseen = new Map<Trouble, number>();
  let contact: HeadquartersContact | null = null;
  let notice: Set<Trouble> | null = null;

  /** False: no one could be reached; retried at the next look. */
  const send = async ({ subject, text }: { subject: string; text: string }): Promise<boolean> => {
    if (contact === null) return false;
    try {
      await gateways.mail.send({ to: contact.email, subject, text, key: `trouble-${randomUUID()}` });
      return true;
    } catch (error) {
      log.error({ err: error }, 'trouble: the mail server does not take the message');
    }
    if (contact.chatwork_room_id === null || gateways.chatwork === null) return false;
    try {
      await gateways.chatwork.post(contact.chatwork_room_id, `[info][title]${subject}[/title]${text}[/info]`);
      return true;
    } catch (error) {
      log.error({ err: error }, 'trouble: Chatwork does not take the message either');
      return false;
    }
  };
  const remember = async (action: 'systemTrouble' | 'systemRecovered', trouble: Trouble) => {
    if (contact === null) return;
    const entry = { headquarters: contact.id, action, trouble, text: troubleTitle(trouble) };
    // Without the database it is remembered here alone.
    await database.transaction(clock.now(), (tx) => writeTrouble(tx, entry)).catch(() => {});
  };
  const know = async (health: Health) => {
    if (health.database.troubles.includes('database_unreachable')) return;
    contact = await database.read(clock.now(), (db) => headquartersContact(db)).catch(() => contact);
    if (notice === null && contact !== null) {
      const { id } = contact;
      notice = await database
        .read(clock.now(), (db) => reportedTroubles(db, id))
        .then(
          (names) => new Set(names as Trouble[]),
          () => null,
        );
    }
  };
  const count = (counts: Map<Trouble, number>, now: ReadonlySet<Trouble>) => {
    for (const trouble of counts.keys()) if (!now.has(trouble)) counts.delete(trouble);
    for (const trouble of now) counts.set(trouble, (counts.get(trouble) ?? 0) + 1);
    return [...counts].flatMap(([trouble, looks]) => (looks >= LOOKS ? [trouble] : []));
  };

  return {
    async look() {
      const health = await check();
      await know(health);
      if (!turn.isOurs()) {
        // The process whose turn it is remembers; we read it when the turn becomes ours.
        notice = null;
        return;
      }
      notice ??= new Set();
      const now = new Set(troublesOf(health));
      const at = new Date();
      for (const trouble of count(seen, now)) {
        if (notice.has(trouble)) continue;
        log.error({ trouble }, 'trouble');
        if (!(await send(troubleMessage(trouble, health, at)))) continue;
        notice.add(trouble);
        await remember('systemTrouble', trouble);
      }
      // What could not be asked is not over.
      const isUnknown = health.jobs.status === 'unknown';
      const gone = [...notice].filter((trouble) => !now.has(trouble) && !(isUnknown && trouble.startsWith('jobs_')));
      for (const trouble of count(unseen, new Set(gone))) {
        log.warn({ trouble }, 'trouble is over');
        if (!(await send(recoveryMessage(trouble, at)))) continue;
        notice.delete(trouble);
        await remember('systemRecovered', trouble);
      }
    },
  };
}

/** Looks again and again until closed. */
export function startTroubleWatch(services: Watched, check: CheckHealth): { close(): Promise<void> } {
  const { config, log } = services;
  if (config.TROUBLE_CHECK_SECONDS === 0) return { close: async () => {} };
  const turn = holdTurn({ url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL });
  const watch = troubleWatch(services, check, turn);
  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = watch.look().catch((error) => log.error({ err: error }, 'trouble: the look itself failed'));
  }, config.TROUBLE_CHECK_SECONDS * 1000);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      await looking;
      await turn.close();
    },
  };
}
