import { futureBirthDateText } from '../../../contract/fields.ts';
import { tokyoDateOf } from '../../../domain/time.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { notify } from '../../notifying/notify.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { requireLivingCustomer } from '../living-customer.ts';
import { correctChild } from '../store/children.ts';
import { holdCustomer } from '../store/customer-standing.ts';
import { insertChildren } from '../store/registering.ts';

/** A child put right, added or taken off the list by headquarters. A birth date in use changes with its reserves' prices. */
export const headquartersSaveChild = implement(
  'headquartersSaveChild',
  async ({ account, clock, database }, input, acting) => {
    const { customer_id, child_id, version, reason, disable_flag, ...child } = input;
    if (child.date_of_birth > tokyoDateOf(clock.now())) {
      const details = [{ path: 'date_of_birth', message: futureBirthDateText }];
      return refuse('input_error', { fields: ['date_of_birth'], details });
    }
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'children',
      reason,
    } as const;
    const saved = await database
      .transaction(clock.now(), async (tx) => {
        await holdCustomer(tx, customer_id);
        await requireLivingCustomer(tx, customer_id);
        const occurrence = String(clock.now().getTime());
        const data = { fields: [`お子さまの情報(${child.name})`] };
        await notify(tx, { customer_id, kind: 'profile_corrected', data, occurrence });
        if (child_id === null) {
          return addRow(tx, change, async () => (await insertChildren(tx, customer_id, [child]))[0] ?? 0);
        }
        await editRow(tx, { ...change, record_id: child_id, version: version ?? 0 }, async () => {
          const corrected = { ...child, disable: disable_flag === 1 };
          if (!(await correctChild(tx, customer_id, child_id, corrected))) throw new Refusal('not_found');
        });
        return child_id;
      })
      .catch((error) => {
        const broken = violatedConstraint(error);
        if (broken === 'child_has_upcoming_reserve')
          throw new Refusal('child_has_reserve', { fields: ['disable_flag'] });
        if (broken === 'birth_date_agreed_in_reserves') {
          throw new Refusal('birth_date_has_reserve', { fields: ['date_of_birth'] });
        }
        throw error;
      });
    return { status: 'OK', child_id: saved };
  },
);
