import { morningAnswer } from '../../../domain/care/morning/morning-codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { notify } from '../../notifying/notify.ts';
import { lockOwnReserve } from '../../reserves/own-reserve.ts';
import { writeAudit } from '../../store/audit.ts';
import { lockMorningForm, writeStaffAnswer } from '../store/morning-forms.ts';

/** Staff say whether the child may come. It cancels nothing; the family is notified without a word about the child. */
export const staffAnswerMorningForm = implement('staffAnswerMorningForm', async (context, input, acting) => {
  const { database, clock, account } = context;
  const { morning_form_id, staff_answer, staff_words, version } = input;
  await database.transaction(clock.now(), async (tx) => {
    const form = await lockMorningForm(tx, morning_form_id);
    if (form === null) throw new Refusal('not_found');
    const reserve = await lockOwnReserve(tx, account, form.reserve_id);
    const { branch_id, customer_id, id: reserve_id } = reserve;
    // The same press twice.
    if (form.staff_answer === staff_answer && form.version === version + 1) return;
    if (form.version !== version) throw new Refusal('changed_meanwhile');
    await writeStaffAnswer(tx, form.id, { staff_answer, staff_words, account_id: account.id });
    const data = { ...reserve, staff_answer };
    const occurrence = `${form.id}-${version}`;
    await notify(tx, { customer_id, reserve_id, kind: 'morning_answer', data, occurrence });
    const change = { account: acting, branch_id, table_name: 'reserves' } as const;
    await writeAudit(tx, change, reserve_id, null, { morning_answer: morningAnswer.label(staff_answer) });
  });
  return { status: 'OK' };
});
