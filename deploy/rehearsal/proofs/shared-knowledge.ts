import { randomUUID } from 'node:crypto';
import { demoPassword } from '../../../db/seed/demo-sign-ins.ts';
import { addDays, tokyoDateOf } from '../../../src/domain/time.ts';
import { shareOf } from '../../../src/server/auth/password-attempts.ts';
import { until } from '../../../src/server/testing/process.ts';
import type { Load } from '../load.ts';
import type { Site } from '../site.ts';
import { type Place, Visitor } from '../visitor.ts';
import { type Proof, prove, seconds } from './proof.ts';

/** The demo's branch whose manager looks at the board, and which the load leaves alone. */
const MINATO = 'minato-manager@example.jp';

const resultOf = <Result>(text: string): Result & { status: string } =>
  (JSON.parse(text) as { result: Result & { status: string } }).result;

/** What one web process is told the other knows: each is asked directly, past nginx. */
export async function proveSharedKnowledge(site: Site, load: Load): Promise<Proof[]> {
  const [first, second] = site.web.map(({ port }): Place => ({ port, tls: false }));
  if (!first || !second) throw new Error('two web processes are needed');
  const front: Place = { port: site.port, tls: true };
  const visitor = () => new Visitor(front, site.origin);
  const signedIn = async (kind: '/auth/password' | '/auth/staff', email: string) => {
    const person = visitor();
    const { status, text } = await person.signIn(kind, email, demoPassword);
    if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${text}`);
    return person;
  };
  const lasted = async (isSo: () => Promise<boolean> | boolean, what: string) => {
    const begun = performance.now();
    await until(what, isSo, 120);
    return performance.now() - begun;
  };

  return [
    await prove('live board across processes', async () => {
      const manager = await signedIn('/auth/staff', MINATO);
      const boards = [await manager.listen('/live/branch_day', first), await manager.listen('/live/branch_day')];
      const before = boards.map((board) => board.heard().length);
      const family = site.dataset.families[0];
      if (!family) throw new Error('no family');
      const parent = await signedIn('/auth/password', family.email);
      const branch_id = await branchOfManager(site);
      const reserve_id = await reserveSomewhere(parent, branch_id, family, load, second);
      const heard = await lasted(
        () => boards.every((board, index) => board.heard().slice(before[index]).includes(`data: ${branch_id}\n`)),
        'the boards hear of a reserve',
      );
      for (const board of boards) board.close();
      return {
        held: true,
        seen: `reserve ${reserve_id} made at one process was heard by a board at the other and by one through nginx ${seconds(heard)} after its answer`,
      };
    }),
    await prove('kept pages across processes', async () => {
      const headquarters = await signedIn('/auth/staff', 'honbu@example.jp');
      const reader = visitor();
      for (const place of [first, second, first, second]) await reader.get('/qanda', place);
      const question = `予行の質問 ${randomUUID()}`;
      const listed = await headquarters.call('headquartersListContents', { kind: 'qandas' }, first);
      const qanda_category_id = resultOf<{ groups: { id: number }[] }>(listed.text).groups[0]?.id;
      const content = {
        qanda_category_id,
        question,
        answer: '予行の答え',
        publication: 'publish',
        publication_datetime: null,
      };
      const saving = { kind: 'qandas', id: null, version: 0, idempotency_key: randomUUID(), content };
      const saved = await headquarters.call('headquartersSaveContent', saving, first);
      if (saved.status !== 200 || resultOf(saved.text).status !== 'OK') throw new Error(`not saved: ${saved.text}`);
      const known = await lasted(
        async () => (await reader.get('/qanda', second)).text.includes(question),
        'the other process shows the new question',
      );
      const own = (await reader.get('/qanda', first)).text.includes(question);
      return { held: own, seen: `a question saved at one process stood on the other's page ${seconds(known)} later` };
    }),
    await prove('ended sessions across processes', async () => {
      const family = site.dataset.families[1];
      const parent = await signedIn('/auth/password', family?.email ?? '');
      const ask = (place: Place) => parent.call('listSessions', {}, place);
      const before = (await ask(second)).status;
      await parent.post('/auth/sign_out_everywhere', {}, first);
      const known = await lasted(async () => (await ask(second)).status === 401, 'the other process refuses the token');
      return {
        held: before !== 401,
        seen: `signed out at one, refused by the other ${seconds(known)} later (${before} before)`,
      };
    }),
    await prove('limits of attempts across processes', async () => {
      // The windows are fixed: one that ends in between would count again.
      const left = 300 - ((Date.now() / 1000) % 300);
      if (left < 15) await new Promise((wake) => setTimeout(wake, left * 1000 + 500));
      const guesser = visitor();
      const statuses: number[] = [];
      for (let attempt = 0; attempt < 14; attempt += 1) {
        const place = attempt % 2 === 0 ? first : second;
        statuses.push((await guesser.signIn('/auth/password', 'tanaka@example.jp', 'wrong', place)).status);
      }
      const refused = statuses.filter((status) => status === 429).length;
      const { attempts } = shareOf({ attempts: 10, seconds: 300 }, 'stranger');
      return {
        held: statuses.slice(0, attempts).every((status) => status === 401) && refused === 14 - attempts,
        seen: `14 wrong passwords, turn by turn at both: ${14 - refused} looked at, ${refused} refused (limit ${attempts} for strangers)`,
      };
    }),
    await prove('flood guard in front of both processes', async () => {
      const guest = new Visitor(front, site.origin, true);
      const counts = new Map<number, number>();
      const begun = performance.now();
      let asked = 0;
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          while (asked < 2 * site.requestsPerMinute) {
            asked += 1;
            const { status } = await guest.get('/.well-known/jwks.json');
            counts.set(status, (counts.get(status) ?? 0) + 1);
          }
        }),
      );
      guest.close();
      const lastedSeconds = (performance.now() - begun) / 1000;
      const passed = counts.get(200) ?? 0;
      const most = site.requestsPerMinute * (1 + lastedSeconds / 60) + 2;
      const others = [...counts.keys()].filter((status) => status !== 200 && status !== 429);
      return {
        held: passed <= most && (counts.get(429) ?? 0) > 0 && others.length === 0,
        seen: `${asked} requests of one address within ${lastedSeconds.toFixed(1)} s: ${passed} answered, ${counts.get(429) ?? 0} refused (limit ${site.requestsPerMinute} a minute for both together)`,
      };
    }),
  ];
}

async function branchOfManager(site: Site): Promise<number> {
  return site.asOwner(async (client) => {
    const { rows } = await client.query<{ branch_id: number }>(
      "select branch_id from accounts where uid = 'demo-minato-manager'",
    );
    return rows[0]?.branch_id ?? 0;
  });
}

/** The first day on which the branch takes the child. */
async function reserveSomewhere(
  parent: Visitor,
  branch_id: number,
  family: Site['dataset']['families'][number],
  load: Load,
  place: Place,
): Promise<number> {
  const answers: string[] = [];
  for (let day = 3; day < 40; day += 1) {
    const payload = {
      reserve_date: addDays(tokyoDateOf(new Date()), day),
      start_hour: 10,
      start_min: 0,
      end_hour: 12,
      end_min: 0,
      branch_id,
      child_ids: [family.child_ids.at(-1)],
    };
    const quoted = resultOf<{ quote?: { reserve_amount: number } }>(
      (await parent.call('quoteReserve', payload, place)).text,
    );
    if (!quoted?.quote) continue;
    const entry = load.journal.begin(randomUUID(), family.customer_id);
    const asked = { ...payload, quoted_amount: quoted.quote.reserve_amount, idempotency_key: entry.key };
    const { text } = await parent.call('createReserve', asked, place);
    const reserved = resultOf<{ reserve_id: number }>(text);
    if (reserved?.status === 'OK') {
      entry.reserve_id = reserved.reserve_id;
      return reserved.reserve_id;
    }
    answers.push(text);
  }
  throw new Error(`the branch took no reserve: ${answers[0]}`);
}
