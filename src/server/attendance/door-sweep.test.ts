import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { functions } from '../../contract/functions/functions.ts';
import type { DoorWarning } from '../../domain/attendance/door/hand-over.ts';
import { doorRefusal } from '../../domain/staff-codes.ts';
import { openSession } from '../auth/store/sessions.ts';
import { passDesk } from '../family/testing/passes.ts';
import { testApp } from '../testing/app.ts';

/** Every way a child can leave, with everyone it must not leave with, tried by everyone who can be at the door. */
const app = await testApp();
const branch_id = 2;
const day = '2026-11-19';
const desk = await passDesk(app, branch_id, day);
type Stay = Awaited<ReturnType<typeof desk.stay>>;
type Answer = { status: string; type?: string; details?: unknown };
const sql = (text: string, ...values: unknown[]) => app.pool.query(text, values);

const { rows: tablets } = await app.pool.query<{ id: number }>(
  "insert into tablets (branch_id, name, registered_by) values ($1, '玄関', 2) returning id",
  [branch_id],
);
const tablet = { id: tablets[0]?.id ?? 0, branch_id };
async function pinToken(uid: string): Promise<string> {
  const { id: session_id } = await app.services.database.transaction(app.clock.now(), (tx) =>
    openSession(tx, { uid, role: 'staff', tablet, by_pin: true }, app.config),
  );
  return app.services.bearer.issue({ uid, role: 'staff', session_id, tablet: { ...tablet, limited: true } });
}
const staff = () => desk.staffToken();
const manager = () => desk.staffToken('demo-minato-manager');
const staffPin = () => pinToken('demo-minato-staff');
const managerPin = () => pinToken('demo-minato-manager');

type Said = { accepted?: DoorWarning[]; document?: 1; past_reason?: string };
const withAll: Said = { accepted: ['unlisted', 'like_barred'], document: 1 };
const past: Said = { ...withAll, past_reason: '保護者と電話で確認した' };

/** Who is at the door, and how the family came to that; `pass`: shown with a pass. */
type Situation = {
  refusal: number;
  /** Makes it so, and says whom staff name. */
  arrange: (stay: Stay) => Promise<string>;
};
const bar = (stay: Stay, name: string, name_kana = '') =>
  sql(
    `insert into pickup_bars (child_id, name, name_kana, relation, reason, from_date, account_id)
     select c, $2, $3, '元配偶者', '裁判所の命令', '2026-11-01', 2 from unnest($1::integer[]) c`,
    stay.children,
    name,
    name_kana,
  );
const lockList = (stay: Stay) =>
  sql("insert into pickup_freezes (customer_id, frozen_at) values ($1, '2026-11-18T09:00:00+09:00')", stay.customer_id);
const listedLong = (stay: Stay) =>
  sql("update pickup_people set listed_at = '2026-01-01' where customer_id = $1", stay.customer_id);

const situations: Record<string, Situation> = {
  hidden: {
    refusal: doorRefusal.code.hidden,
    async arrange(stay) {
      await sql('update family_members set hidden_flag = true where uid = $1', stay.uids.guardian);
      return '試験 家人';
    },
  },
  removed: {
    refusal: doorRefusal.code.removed,
    async arrange(stay) {
      await sql('update family_members set removed_at = app.now() where uid = $1', stay.uids.guardian);
      return '試験　家人';
    },
  },
  'barred, unlisted': {
    refusal: doorRefusal.code.barred,
    async arrange(stay) {
      await bar(stay, '髙橋 一郎', 'タカハシ イチロウ');
      return 'たかはし いちろう';
    },
  },
  'barred, listed': {
    refusal: doorRefusal.code.barred,
    async arrange(stay) {
      await bar(stay, '試験花子');
      return '試験 花子';
    },
  },
  disputed: {
    refusal: doorRefusal.code.disputed,
    async arrange(stay) {
      await sql('update pickup_people set disputed_at = app.now() where id = $1', stay.pickup_person_id);
      return '試験 花子';
    },
  },
  'listed in the hours before the freeze': {
    refusal: doorRefusal.code.disputed,
    async arrange(stay) {
      await lockList(stay);
      await sql(
        "update pickup_people set listed_at = '2026-11-16T09:00:00+09:00' where id = $1",
        stay.pickup_person_id,
      );
      return '試験 花子';
    },
  },
  'frozen, unlisted': {
    refusal: doorRefusal.code.notListed,
    async arrange(stay) {
      await listedLong(stay);
      await lockList(stay);
      return '鈴木 一郎';
    },
  },
};

/** The ways that name a person. */
const ways: Record<string, (stay: Stay, name: string, said: Said, token: string) => Promise<Answer>> = {
  staffCheckOut: (stay, pick_up_name, said, token) =>
    app.call('staffCheckOut', { reserve_id: stay.reserve_id, pick_up_name, ...said }, token),
  staffHandOverChild: async (stay, handed_to, said, token) => {
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from emergency_children where reserve_id = $1 order by id desc limit 1',
      [stay.reserve_id],
    );
    const emergency_child_id = rows[0]?.id ?? 0;
    return app.call('staffHandOverChild', { emergency_child_id, handed_to, ...said }, token);
  },
};
/** They tell a leaving afterwards, without a name: of such a child a manager alone does. */
const nameless: Record<string, (stay: Stay, token: string) => Promise<Answer>> = {
  staffEnterByHand: async (stay, token) => {
    const rows = stay.children.map((child_id) => ({
      ...{ reserve_id: stay.reserve_id, child_id, arrived: '10:00', left: '11:00', absent_flag: 0 as const },
    }));
    const answer = await app.call('staffEnterByHand', { branch_id, date: day, reason: '停電', rows }, token);
    const refusal = answer.status === 'OK' ? answer.rows[0]?.refusal : null;
    return refusal ? { status: 'NG', type: refusal.type } : answer;
  },
};
/** They reach the same code but hand no child over: why. */
const never: Record<string, string> = {
  staffCheckIn: 'a child comes',
  staffNoShow: 'a child did not come',
  staffUndoCheck: 'a leaving is taken back',
  staffReadPass: 'reads',
  readPickupPass: 'reads',
  staffCorrectChildcare: 'a finished stay, by a manager, names nobody',
  staffRecordStay: 'told afterwards by a manager, names nobody',
};

it('knows every function that can end with a child handed over', () => {
  const files = globSync('src/server/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const text = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const writes = /\b(writeFetchedBy|writeHandOver|writeChildAttendance)\(tx/;
  const reached = new Set(files.filter((file) => writes.test(text.get(file) ?? '') && !file.includes('/store/')));
  const importsOf = (file: string) =>
    [...(text.get(file) ?? '').matchAll(/^import (?!type )[^;]*? from '(\.[^']+)';/gms)].map(([, to = '']) =>
      normalize(join(dirname(file), to)),
    );
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const file of files) if (importsOf(file).some((to) => reached.has(to))) reached.add(file);
  }
  const found = [...reached].map((file) => basename(file, '.ts')).filter((name) => Object.hasOwn(functions, name));
  const known = [...Object.keys(ways), ...Object.keys(nameless), ...Object.keys(never), 'staffCheckOutByPass'];
  expect(found.toSorted()).toEqual(known.toSorted());
});

async function stayHere(children = 1): Promise<Stay> {
  const stay = await desk.stay(children);
  await desk.arrive(stay);
  await sql('update emergencies set ended_datetime = app.now(), ended_account_id = 2 where ended_datetime is null');
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into emergencies (branch_id, kind, place, message, account_id, idempotency_key)
     values ($1, 1, '公園', '無事です', 2, $2) returning id`,
    [branch_id, randomUUID()],
  );
  await sql(
    `insert into emergency_children (emergency_id, branch_id, reserve_id, child_id)
     select $1, $2, $3, c from unnest($4::integer[]) c`,
    rows[0]?.id,
    branch_id,
    stay.reserve_id,
    stay.children,
  );
  desk.freeze('11:00');
  return stay;
}
const exceptionsOf = async (stay: Stay) =>
  (
    await app.pool.query('select refusal, how, reason, document from hand_over_exceptions where reserve_id = $1', [
      stay.reserve_id,
    ])
  ).rows;
const refusedBy = (refusal: number) => ({ status: 'NG', type: 'hand_over_refused', details: { refusal } });

describe.each(Object.entries(ways))('%s', (_, handOver) => {
  it.each(Object.entries(situations))(
    '%s: refused, but for a manager with reason and document',
    async (_name, { refusal, arrange }) => {
      for (const goesPast of [manager, managerPin]) {
        const stay = await stayHere();
        const name = await arrange(stay);
        for (const token of [staff, staffPin, manager, managerPin]) {
          expect(await handOver(stay, name, withAll, await token())).toMatchObject(refusedBy(refusal));
        }
        for (const token of [staff, staffPin]) {
          expect(await handOver(stay, name, past, await token())).toMatchObject(refusedBy(refusal));
        }
        const token = await goesPast();
        expect(await handOver(stay, name, { ...withAll, past_reason: '' }, token)).toMatchObject({
          type: 'hand_over_reason_needed',
        });
        expect(await handOver(stay, name, { past_reason: past.past_reason ?? '' }, token)).toMatchObject({
          type: 'hand_over_reason_needed',
        });
        expect(await exceptionsOf(stay)).toEqual([]);
        expect(await handOver(stay, name, past, token)).toMatchObject({ status: 'OK' });
        expect(await exceptionsOf(stay)).toEqual([{ refusal, how: 1, reason: past.past_reason, document: 1 }]);
      }
    },
  );

  it('asks of a name like a barred one, and takes it with the document alone', async () => {
    const stay = await stayHere();
    await bar(stay, '高橋 一郎', 'タカハシ イチロー');
    const warning = { type: 'attendance_doubt', details: { doubts: ['like_barred'] } };
    expect(await handOver(stay, '高橋 一朗', {}, await staff())).toMatchObject({ type: 'attendance_doubt' });
    expect(await handOver(stay, '高橋 一朗', { accepted: ['unlisted', 'like_barred'] }, await staff())).toMatchObject(
      warning,
    );
    expect(await handOver(stay, '高橋 一朗', { accepted: ['unlisted'], document: 1 }, await staff())).toMatchObject(
      warning,
    );
    expect(await handOver(stay, '高橋 一朗', withAll, await staff())).toMatchObject({ status: 'OK' });
    expect(await exceptionsOf(stay)).toEqual([]);
  });
});

describe('a relative taken off the family', () => {
  const asked = (warnings: string[]) => ({ type: 'attendance_doubt', details: { doubts: warnings } });
  it.each(Object.entries(ways))('%s asks, and goes on with the document that was entered', async (_, handOver) => {
    const stay = await stayHere();
    await sql(
      "update family_members set name = '親戚 一郎', removed_at = app.now() where uid = $1",
      stay.uids.relative,
    );
    const { rows } = await app.pool.query('select from view_door_people where reserve_id = $1 and standing = 6', [
      stay.reserve_id,
    ]);
    expect(rows).toHaveLength(1);
    const accepted: Said['accepted'] = ['unlisted', 'former_relative'];
    const token = await staff();
    const both = asked(['unlisted', 'former_relative']);
    expect(await handOver(stay, '親戚　一郎', {}, token)).toMatchObject(both);
    expect(await handOver(stay, '親戚 一朗', {}, token)).toMatchObject(both);
    const last = asked(['former_relative']);
    expect(await handOver(stay, '親戚 一郎', { accepted: ['unlisted'], document: 1 }, token)).toMatchObject(last);
    expect(await handOver(stay, '親戚 一郎', { accepted }, token)).toMatchObject(last);
    expect(await handOver(stay, '親戚 一郎', { accepted, document: 1 }, token)).toMatchObject({ status: 'OK' });
    expect(await exceptionsOf(stay)).toEqual([]);
  });
  it('and invited again is a stranger like any other relative', async () => {
    const stay = await stayHere();
    await sql(
      "update family_members set name = '親戚 一郎', removed_at = app.now() where uid = $1",
      stay.uids.relative,
    );
    await sql(
      "insert into family_members (customer_id, role, uid, name) values ($1, 3, 'again-' || gen_random_uuid(), '親戚 一郎')",
      stay.customer_id,
    );
    const answer = await app.call(
      'staffCheckOut',
      { reserve_id: stay.reserve_id, pick_up_name: '親戚 一郎' },
      await staff(),
    );
    expect(answer).toMatchObject(asked(['unlisted']));
  });
});

describe('the person who usually comes', () => {
  const leave = async (stay: Stay) => app.call('staffCheckOut', { reserve_id: stay.reserve_id }, await staff());
  it.each(Object.entries(situations))('%s, and named in the reserve', async (kind, { refusal, arrange }) => {
    const stay = await stayHere();
    const name = await arrange(stay);
    await sql(
      'update reserves set pick_up_name = $2, pickup_person_id = (select id from pickup_people where id = $3 and name = $2) where id = $1',
      stay.reserve_id,
      name,
      stay.pickup_person_id,
    );
    const answer = await leave(stay);
    if (kind !== 'hidden' && kind !== 'removed') return expect(answer).toMatchObject(refusedBy(refusal));
    // A person who never picks up is not taken for the one who usually does.
    expect(answer).toMatchObject({ status: 'OK' });
    const [line] = await desk.linesOf(stay);
    expect(line?.fetched_by_name).not.toContain('家人');
  });
  it('is never a hidden paying member', async () => {
    const stay = await stayHere();
    await sql('update family_members set hidden_flag = true where uid = $1', stay.uids.payer);
    expect(await leave(stay)).toMatchObject({ status: 'OK' });
    expect(await desk.linesOf(stay)).toMatchObject([{ fetched_by_name: '試験 家人', fetched_by_kind: 2 }]);
  });
  it('is recorded without a proof that was not entered', async () => {
    const stay = await stayHere();
    expect(await leave(stay)).toMatchObject({ status: 'OK' });
    expect(await desk.linesOf(stay)).toMatchObject([{ fetched_proof: null }]);
    const other = await stayHere();
    const unlisted = { reserve_id: other.reserve_id, pick_up_name: '鈴木 一郎', accepted: ['unlisted' as const] };
    expect(await app.call('staffCheckOut', unlisted, await staff())).toMatchObject({ status: 'OK' });
    expect(await desk.linesOf(other)).toMatchObject([{ fetched_by_kind: 4, fetched_proof: null }]);
  });
});

it('refuses brothers and sisters together where one of them is barred, and lets the other go alone', async () => {
  const stay = await stayHere(2);
  const [first, second] = stay.children as [number, number];
  await bar({ ...stay, children: [second] }, '鈴木 一郎');
  const go = async (children: number[]) => {
    const { reserve_id } = stay;
    return app.call('staffCheckOut', { reserve_id, children, pick_up_name: '鈴木 一郎', ...withAll }, await staff());
  };
  expect(await go([first, second])).toMatchObject(refusedBy(doorRefusal.code.barred));
  expect(await go([second])).toMatchObject(refusedBy(doorRefusal.code.barred));
  expect(await go([first])).toMatchObject({ status: 'OK' });
});

describe('staffCheckOutByPass', () => {
  const passSituations: Record<
    string,
    { refusal: number; arrange: (stay: Stay, pickup_pass_id: number) => Promise<unknown> }
  > = {
    barred: { refusal: doorRefusal.code.barred, arrange: (stay) => bar(stay, '試験　花子') },
    disputed: {
      refusal: doorRefusal.code.disputed,
      arrange: (stay) => sql('update pickup_people set disputed_at = app.now() where id = $1', stay.pickup_person_id),
    },
    'made in the hours before the freeze': {
      refusal: doorRefusal.code.disputed,
      async arrange(stay, id) {
        await listedLong(stay);
        await lockList(stay);
        await sql("update pickup_passes set created_at = '2026-11-17T09:00:00+09:00' where id = $1", id);
      },
    },
    'of somebody listed in the hours before the freeze': {
      refusal: doorRefusal.code.disputed,
      async arrange(stay, id) {
        await lockList(stay);
        await sql(
          "update pickup_people set listed_at = '2026-11-16T09:00:00+09:00' where id = $1",
          stay.pickup_person_id,
        );
        await sql("update pickup_passes set created_at = '2026-11-10T09:00:00+09:00' where id = $1", id);
      },
    },
  };
  it.each(
    Object.entries(passSituations).flatMap(([name, each]) => [
      [name, 'token', each] as const,
      [name, 'digits', each] as const,
    ]),
  )(
    '%s, by %s: refused, but for a manager with reason and document; the page of the pass says nothing',
    async (_name, by, { refusal, arrange }) => {
      const stay = await stayHere();
      const pass = await desk.issue(stay);
      const shown = by === 'token' ? { token: pass.token } : { digits: pass.digits };
      await arrange(stay, pass.pickup_pass_id);
      const press = async (said: Said, token: string) =>
        app.call(
          'staffCheckOutByPass',
          { branch_id, shown, children: stay.children, idempotency_key: randomUUID(), ...said },
          token,
        );
      for (const token of [staff, staffPin]) {
        expect(await press(past, await token())).toMatchObject(refusedBy(refusal));
      }
      expect(await press(withAll, await manager())).toMatchObject(refusedBy(refusal));
      expect(await desk.read(shown)).toMatchObject({ status: 'OK', pass: { refusal } });
      expect((await app.request('readPickupPass', { token: pass.token })).json().result.pass).toEqual({
        state: 'unusable',
        stay: null,
      });
      expect(await press(past, await managerPin())).toMatchObject({ status: 'OK' });
      expect(await exceptionsOf(stay)).toMatchObject([{ refusal, how: 1, document: 1 }]);
    },
  );
  it.each(['hidden_flag = true', 'removed_at = app.now()'])('of a maker with %s is none', async (change) => {
    const stay = await stayHere();
    const { reserve_id, pickup_person_id } = stay;
    const made = await app.call(
      'issuePickupPass',
      { reserve_id, pickup_person_id },
      await desk.tokenFor(stay.uids.guardian),
    );
    if (made.status !== 'OK') throw new Error(JSON.stringify(made));
    await sql(`update family_members set ${change} where uid = $1`, stay.uids.guardian);
    expect(await desk.handOver(stay, { token: made.token })).toMatchObject({ type: 'pass_revoked' });
    expect((await app.request('readPickupPass', { token: made.token })).json().result.pass).toEqual({
      state: 'unusable',
      stay: null,
    });
  });
  it('opens while the list is frozen for a person listed long before', async () => {
    const stay = await stayHere();
    const pass = await desk.issue(stay);
    await listedLong(stay);
    await lockList(stay);
    await sql("update pickup_passes set created_at = '2026-11-10T09:00:00+09:00' where id = $1", pass.pickup_pass_id);
    expect(await desk.read({ token: pass.token })).toMatchObject({ pass: { refusal: null, frozen: true } });
    expect(await desk.handOver(stay, { token: pass.token })).toMatchObject({ status: 'OK' });
  });
});

describe.each(Object.entries(nameless))('%s', (_, tell) => {
  it.each(Object.entries(situations).filter(([name]) => name !== 'disputed'))(
    '%s: a leaving without a name is a manager’s',
    async (_name, { arrange }) => {
      const stay = await stayHere();
      await arrange(stay);
      for (const token of [staff, staffPin]) {
        expect(await tell(stay, await token())).toMatchObject({ status: 'NG', type: 'hand_over_person_needed' });
      }
      expect(await tell(stay, await manager())).toMatchObject({ status: 'OK' });
      expect(await desk.linesOf(stay)).toMatchObject([{ attendance_status: 3, fetched_by_name: null }]);
    },
  );
});

describe('without connection', () => {
  it.each(['staffCheckOut', 'staffHandOverChild'] as const)(
    '%s is recorded as what happened, and manager and headquarters are notified',
    async (way) => {
      const stay = await stayHere();
      const { rows } = await app.pool.query<{ id: number }>('select id from emergency_children where reserve_id = $1', [
        stay.reserve_id,
      ]);
      await bar(stay, '鈴木 一郎');
      const data =
        way === 'staffCheckOut'
          ? {
              reserve_id: stay.reserve_id,
              children: stay.children,
              at: desk.at('10:40').toISOString(),
              pick_up_name: '鈴木 一郎',
              pick_up_tel: null,
            }
          : { emergency_child_id: rows[0]?.id, handed_to: '鈴木 一郎', made_at: desk.at('10:40').toISOString() };
      const answer = await app.server.inject({
        method: 'POST',
        url: `/imahoiku/asia-northeast1/${way}`,
        headers: { authorization: `Bearer ${await staff()}`, 'x-last-proved': '3' },
        payload: { data },
      });
      expect(answer.json().result).toMatchObject({ status: 'OK' });
      expect(await exceptionsOf(stay)).toEqual([
        { refusal: doorRefusal.code.barred, how: 2, reason: '', document: null },
      ]);
      const notices = await app.pool.query(
        "select title, content from headquarters_messages where kind = 'refusedHandOver' and link = $1",
        [`/staff/reserves/${stay.reserve_id}`],
      );
      expect(notices.rows).toHaveLength(1);
      expect(JSON.stringify(notices.rows)).not.toContain('鈴木');
      const { rows: open } = await app.pool.query<{ id: number }>(
        'select id from hand_over_exceptions where reserve_id = $1',
        [stay.reserve_id],
      );
      const hand_over_exception_id = open[0]?.id ?? 0;
      const see = { hand_over_exception_id, note: '保護者と話した' };
      expect((await app.request('staffSeeHandOver', see, await staff())).statusCode).toBe(403);
      expect(await app.call('staffSeeHandOver', see, await manager())).toMatchObject({ status: 'OK' });
      expect(await app.call('staffSeeHandOver', see, await manager())).toMatchObject({ type: 'not_found' });
    },
  );
});
