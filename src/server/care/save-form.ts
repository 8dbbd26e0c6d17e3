import { Refusal } from '../../contract/refusal.ts';
import { attentionReasons } from '../../domain/care/morning/morning-form.ts';
import { approvalStatus, childAttendance } from '../../domain/codes.ts';
import { tokyoDateOf } from '../../domain/time.ts';
import { formatMonthDay, formatTimeRange } from '../../domain/time-format.ts';
import { insertBranchMessage } from '../notifying/store/branch-messages.ts';
import type { Transaction } from '../postgres/database.ts';
import { attendanceOfReserve } from '../reserves/store/child-attendance.ts';
import { notePickUpBy } from '../reserves/store/pick-up-by.ts';
import { rulesOn } from '../reserves/store/reserve-facts.ts';
import { lockReserve, type ReserveRow } from '../reserves/store/reserves.ts';
import { contentHash } from '../same-content.ts';
import {
  infectionsOn,
  type MorningEntry,
  type MorningFormRow,
  morningFormsOf,
  storeUsualTemperature,
  writeAsked,
  writeMorningForm,
  writePickUp,
} from './store/morning-forms.ts';

/** A stay of today that still lies ahead, of this family. */
async function lockTodaysStay(
  tx: Transaction,
  stay: { reserve_id: number; customer_id: number; now: Date },
): Promise<ReserveRow> {
  const reserve = await lockReserve(tx, stay.reserve_id);
  if (reserve === null || reserve.customer_id !== stay.customer_id) throw new Refusal('not_found');
  const confirmed = reserve.live && reserve.approval_status !== approvalStatus.code.pending;
  if (!confirmed || reserve.reserve_date !== tokyoDateOf(stay.now)) throw new Refusal('morning_form_closed');
  return reserve;
}

type MorningSaving = {
  now: Date;
  customer_id: number;
  family_member_id: number;
  reserve_id: number;
  forms: readonly (MorningEntry & { version: number })[];
  pick_up: { name: string; tel: string } | null;
};

/** Writes what the family said of each child; true if staff are to look at it. */
export async function saveForms(tx: Transaction, saving: MorningSaving): Promise<boolean> {
  const reserve = await lockTodaysStay(tx, saving);
  const children = await attendanceOfReserve(tx, reserve.id);
  const known = await morningFormsOf(tx, reserve);
  const { settings } = await rulesOn(tx, reserve.reserve_date);
  const infections = await infectionsOn(tx, reserve.reserve_date);
  for (const { version, ...entry } of saving.forms) {
    const child = children.find(({ child_id }) => child_id === entry.child_id);
    if (child === undefined) throw new Refusal('not_found');
    if (entry.infection_id !== null && !infections.includes(entry.infection_id)) throw new Refusal('not_found');
    const before = known.find(({ child_id }) => child_id === entry.child_id);
    // The same press twice, or the other guardian who said the same.
    if (before !== undefined && isSameEntry(before, entry)) continue;
    if (child.attendance_status !== childAttendance.code.expected) throw new Refusal('morning_form_closed');
    if ((before?.version ?? 0) !== version) throw new Refusal('changed_meanwhile');
    const { branch_id, reserve_date: date } = reserve;
    const stay = { reserve_id: reserve.id, branch_id, date, family_member_id: saving.family_member_id };
    await writeMorningForm(tx, stay, entry, attentionReasons(entry, settings));
    if (entry.usual_temperature !== null) await storeUsualTemperature(tx, entry.child_id, entry.usual_temperature);
  }
  if (saving.pick_up !== null) {
    await writePickUp(tx, reserve.id, saving.pick_up);
    await notePickUpBy(tx, reserve.id, { member_id: saving.family_member_id, changed: true });
  }
  const forms = await morningFormsOf(tx, reserve);
  const attention = forms.filter(isOpenAttention);
  if (attention.length > 0) await notifyBranch(tx, reserve, 'attention', attention);
  return attention.length > 0;
}

type Asking = { reserve_id: number; customer_id: number; now: Date };

/** The stay, and the forms that say a child is unwell. */
export async function requireUnwell(
  tx: Transaction,
  asking: Asking,
): Promise<{ reserve: ReserveRow; forms: MorningFormRow[] }> {
  const reserve = await lockTodaysStay(tx, asking);
  const forms = (await morningFormsOf(tx, reserve)).filter(({ reasons }) => reasons.length > 0);
  if (forms.length === 0) throw new Refusal('morning_form_needed');
  return { reserve, forms };
}

/** The family asks; staff decide. */
export async function askBranch(tx: Transaction, asking: Asking): Promise<void> {
  const { reserve, forms } = await requireUnwell(tx, asking);
  const open = forms.filter((form) => isOpenAttention(form) && form.asked_at === null);
  await writeAsked(
    tx,
    open.map(({ id }) => id),
  );
  if (open.length > 0) await notifyBranch(tx, reserve, 'asked', open);
}

const isOpenAttention = ({ reasons, staff_answer }: MorningFormRow): boolean =>
  reasons.length > 0 && staff_answer === null;

function isSameEntry(row: MorningFormRow, entry: MorningEntry): boolean {
  const plain = Object.fromEntries(Object.keys(entry).map((name) => [name, row[name as keyof MorningEntry]]));
  return contentHash(plain) === contentHash(entry);
}

const headings = {
  attention: '朝の様子に、確認していただきたいことがあります',
  asked: 'お預かりできるか、ご家庭からのご相談です(回答をお願いします)',
} as const;

/** Chatwork gets only the time and the number: the child's condition is shown on the board. */
async function notifyBranch(
  tx: Transaction,
  { id, branch_id, reserve_date, start_datetime, end_datetime }: ReserveRow,
  why: keyof typeof headings,
  forms: readonly MorningFormRow[],
): Promise<void> {
  const times = forms.map((form) => `${form.id}-${form.version}`).join(' ');
  await insertBranchMessage(tx, {
    branch_id,
    deduplication_key: `morning ${why} ${id} ${times}`,
    body: [
      `[info][title]${headings[why]}[/title]`,
      `${formatMonthDay(reserve_date)} ${formatTimeRange(start_datetime, end_datetime)}`,
      `予約番号 ${id}`,
      '今日の画面の「要確認」から、ご家庭へお返事をお願いします。[/info]',
    ].join('\n'),
  });
}
