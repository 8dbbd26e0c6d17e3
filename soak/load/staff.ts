import type { ArrivalWarning } from '../../src/domain/attendance/child-attendance.ts';
import { tokyoDateOf } from '../../src/domain/time.ts';
import type { Random } from '../random.ts';
import type { Client } from './client.ts';
import type { Family, Staff } from './families.ts';
import type { Journal, ReserveRecord } from './journal.ts';
import { isOpen } from './parent.ts';

interface StaffLoad {
  client: Client;
  journal: Journal;
  random: Random;
  families: readonly Family[];
  staff: readonly Staff[];
}

const weights = { board: 8, checkIn: 8, checkOut: 8, approve: 5, cancel: 2, reachForOthers: 2 } as const;
type Act = (context: StaffLoad, person: Staff) => Promise<void>;

/** One thing somebody does at the branch. */
export async function staffAct(context: StaffLoad, person: Staff): Promise<void> {
  await acts[context.random.weighted(weights)](context, person);
}

/** A reserve of the branch that fits, of a family nobody else deals with; the family is busy meanwhile. */
async function withReserve(
  { families, random }: StaffLoad,
  branch_id: number,
  fits: (record: ReserveRecord) => boolean,
  work: (reserve_id: number, record: ReserveRecord) => Promise<void>,
): Promise<void> {
  const found = families
    .filter((family) => !family.busy && family.branch_id === branch_id)
    .flatMap((family) => family.reserves.filter(fits).map((record) => ({ family, record })));
  const chosen = random.one(found);
  if (chosen?.record.reserve_id == null) return;
  chosen.family.busy = true;
  try {
    await work(chosen.record.reserve_id, chosen.record);
  } finally {
    chosen.family.busy = false;
  }
}

const acts: Readonly<Record<keyof typeof weights, Act>> = {
  board: ({ client }, person) =>
    client.read(person, 'SelectStaffToday', { branch_id: person.branch_id, date: tokyoDateOf(client.now) }),
  checkIn: (context, person) => {
    const today = tokyoDateOf(context.client.now);
    const isToday = (record: ReserveRecord) => isOpen(record) && tokyoDateOf(record.stay.start_datetime) === today;
    return withReserve(context, person.branch_id, isToday, async (reserve_id, record) => {
      const accepted: ArrivalWarning[] = ['early', 'emergency_contact'];
      const { kind } = await context.client.call(person, 'staffCheckIn', { reserve_id, accepted });
      if (kind !== 'refused') record.checkedIn = kind;
    });
  },
  checkOut: (context, person) =>
    withReserve(
      context,
      person.branch_id,
      ({ checkedIn, checkedOut }) => checkedIn === 'ok' && checkedOut === 'no',
      async (reserve_id, record) => {
        const { kind } = await context.client.call(person, 'staffCheckOut', { reserve_id });
        if (kind !== 'refused') record.checkedOut = kind;
      },
    ),
  approve: (context, person) =>
    withReserve(
      context,
      person.branch_id,
      (record) => isOpen(record) && record.asked,
      async (reserve_id) => {
        await context.client.call(person, 'staffApproveReserve', { reserve_id, approval_comment: '' });
      },
    ),
  cancel: (context, person) =>
    withReserve(context, person.branch_id, isOpen, async (reserve_id, record) => {
      const press = { reserve_id, cancel_remarks: '職員の不足', cancel_cause: 2 as const, waive_flag: 0 as const };
      const { kind } = await context.client.call(person, 'staffCancelReserve', { ...press, ask_waiver_flag: 0 });
      if (kind !== 'refused') record.cancelled = kind;
    }),
  /** Another branch's reserve. */
  reachForOthers: async ({ client, families, journal, random }, person) => {
    const others = families.filter(({ branch_id }) => branch_id !== person.branch_id);
    const reserve_id = random.one(random.one(others)?.reserves ?? [])?.reserve_id ?? null;
    if (reserve_id === null) return;
    const { kind } = await client.call(person, 'staffCheckIn', { reserve_id, accepted: ['early'] }, 0);
    if (kind === 'ok') journal.leaks.push(`${person.email} reached reserve ${reserve_id} of another branch`);
  },
};
