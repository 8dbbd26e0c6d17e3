import { randomUUID } from 'node:crypto';
import { documents } from '../../src/contract/operations/documents.generated.ts';
import { addDays, tokyoDateOf } from '../../src/domain/time.ts';
import { Journal } from './journal.ts';
import type { RehearsalFamily } from './rehearsal-data.ts';
import type { Site } from './site.ts';
import { type Answer, Unanswered, Visitor } from './visitor.ts';

const THINKING_MS = 150;
/** A failed step is tried again so often, as the pages do with the same key. */
const AGAIN_MS = 500;
const PAGES = ['/', '/branches/list', '/user_guide', '/qanda'];
const reservesList = documents.find(({ name }) => name === 'SelectMypageReservesList')?.id ?? '';

interface Trouble {
  at: number;
  what: string;
}

export interface Load {
  journal: Journal;
  requests(): number;
  /** Requests that got no answer, or one of 500 and more, since a moment (performance.now()). */
  troubles(since: number): Trouble[];
  /** Milliseconds of the answered requests since a moment. */
  times(since: number): number[];
  stop(): Promise<void>;
}

/** Families who look, reserve and cancel, each one thing after the other, until they are stopped. */
export function startLoad(site: Site): Load {
  const journal = new Journal();
  const troubles: Trouble[] = [];
  const times: { at: number; ms: number }[] = [];
  let going = true;
  let requests = 0;
  const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

  /** Until there is an answer that is no outage; null when the load ends before. */
  const insist = async (what: string, ask: () => Promise<Answer>): Promise<Answer | null> => {
    while (going) {
      const begun = performance.now();
      requests += 1;
      try {
        const answer = await ask();
        if (answer.status < 500) {
          times.push({ at: begun, ms: performance.now() - begun });
          return answer;
        }
        troubles.push({ at: performance.now(), what: `${what}: ${answer.status} ${answer.text.slice(0, 160)}` });
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        troubles.push({ at: performance.now(), what: `${what}: ${error.message}` });
      }
      await pause(AGAIN_MS);
    }
    return null;
  };

  async function live(family: RehearsalFamily, number: number): Promise<void> {
    const visitor = new Visitor({ port: site.port, tls: true }, site.origin);
    const signIn = () => insist('sign-in', () => visitor.signIn('/auth/password', family.email, family.password));
    /** With the token renewed where it has ended. */
    const asMember = async (what: string, ask: () => Promise<Answer>): Promise<Answer | null> => {
      const answer = await insist(what, ask);
      if (answer?.status !== 401) return answer;
      const renewed = await insist('refresh', () => visitor.refresh());
      if (renewed?.status === 401) await signIn();
      return insist(what, ask);
    };
    const callAs = async <Result>(name: string, data: unknown): Promise<Result | null> => {
      const answer = await asMember(name, () => visitor.call(name, data));
      if (answer === null) return null;
      const body = JSON.parse(answer.text) as { result?: Result & { status: string }; error?: unknown };
      if (body.result?.status === 'OK') return body.result;
      if (answer.status >= 400) troubles.push({ at: performance.now(), what: `${name}: ${answer.text.slice(0, 200)}` });
      return null;
    };
    await signIn();
    for (let turn = 0; going; turn += 1) {
      const branch_id = site.dataset.branch_ids[(number + turn) % site.dataset.branch_ids.length];
      const child_ids = [family.child_ids[Math.floor(turn / 495) % family.child_ids.length] ?? 0];
      await insist('page', () => visitor.get(PAGES[turn % PAGES.length] ?? '/'));
      await callAs('reserveCalendar', { branch_id, children: 1, child_ids });
      const payload = {
        reserve_date: addDays(tokyoDateOf(new Date()), 2 + ((number * 7 + turn) % 55)),
        start_hour: 9 + (Math.floor(turn / 55) % 9),
        start_min: 0,
        end_hour: 10 + (Math.floor(turn / 55) % 9),
        end_min: 0,
        branch_id,
        child_ids,
      };
      const quoted = await callAs<{ quote: { reserve_amount: number } }>('quoteReserve', payload);
      if (quoted) {
        const entry = journal.begin(randomUUID(), family.customer_id);
        const reserve = { ...payload, quoted_amount: quoted.quote.reserve_amount, idempotency_key: entry.key };
        const reserved = await callAs<{ reserve_id: number }>('createReserve', reserve);
        entry.reserve_id = reserved?.reserve_id ?? null;
        if (reserved && turn % 4 === 3) {
          entry.cancelled = 'asked';
          const { reserve_id } = reserved;
          const cancelled = await callAs('cancelReserve', { reserve_id, quoted_fee: 0, cancel_remarks: '' });
          if (cancelled) entry.cancelled = 'acknowledged';
        }
      }
      const listed = await asMember('list', () =>
        visitor.post('/v1/graphql', { documentId: reservesList, variables: {} }),
      );
      if (listed && listed.status !== 200) {
        troubles.push({ at: performance.now(), what: `list: ${listed.status} ${listed.text.slice(0, 160)}` });
      }
      if (going) await pause(THINKING_MS);
    }
  }

  const families = Promise.all(site.dataset.families.map(live));
  // What a visitor cannot make sense of ends the rehearsal where it waits for the load.
  families.catch(() => {});
  return {
    journal,
    requests: () => requests,
    troubles: (since) => troubles.filter(({ at }) => at >= since),
    times: (since) => times.filter(({ at }) => at >= since).map(({ ms }) => ms),
    async stop() {
      going = false;
      await families;
    },
  };
}
