import { childForm } from '../../../../contract/forms.ts';
import {
  InsertMypageChildrenAddConfirmDocument,
  SelectMypageChildrenAddConfirmDocument,
  SelectMypageChildrenEditConfirmDocument,
  SelectMypageChildrenListDocument,
  UpdateMypageChildrenDeleteConfirmDocument,
  UpdateMypageChildrenEditConfirmDocument,
} from '../../../../contract/operations/generated.ts';
import { pageRefusals } from '../../../../contract/page-errors.ts';
import { dataClient } from '../../../data/browser-data.ts';
import { callFunction } from '../../../data/browser-functions.ts';
import type { FunctionOutcome } from '../../../data/call-function.ts';
import { DataError } from '../../../data/data-error.ts';
import type { ShownRepricing } from '../../../ui/repriced-reserves.tsx';
import type { ChildValues } from '../fields/children-values.ts';

const stale: FunctionOutcome<never> = { kind: 'refused', type: 'stale_status', msg: pageRefusals.stale_status };

/** What the done page says. */
type NamedChild = { name: string };

/** The database's own rules, by the name of the constraint. */
const rules: Readonly<Record<string, 'child_has_reserve' | 'birth_date_has_reserve'>> = {
  child_has_upcoming_reserve: 'child_has_reserve',
  birth_date_agreed_in_reserves: 'birth_date_has_reserve',
};

/** A mutation's end as the flow engine knows it; no answer may mean that it happened. */
async function asOutcome(run: () => Promise<FunctionOutcome<NamedChild>>): Promise<FunctionOutcome<NamedChild>> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const rule = rules[error.constraint ?? ''];
    if (rule !== undefined) return { kind: 'refused', type: rule, msg: pageRefusals[rule] };
    const lost = error.kind === 'network_error' || error.kind === 'parse_error' || (error.status ?? 0) >= 502;
    return { kind: 'fault', code: error.code ?? 'unknown', message: error.message, lost };
  }
}

/** The mutation carries no key, so an attempt whose answer was lost is recognised by the child itself. */
export const addChild = (values: ChildValues): Promise<FunctionOutcome<NamedChild>> =>
  asOutcome(async () => {
    const child = childForm.parse(values);
    const { children } = await dataClient().query(SelectMypageChildrenListDocument, {});
    const same = children.find(
      ({ name, date_of_birth }) => name === child.name && date_of_birth === child.date_of_birth,
    );
    if (same) return { kind: 'ok', result: { name: child.name } };
    const { customers } = await dataClient().query(SelectMypageChildrenAddConfirmDocument, {});
    const customer_id = customers[0]?.id;
    if (customer_id === undefined) return stale;
    await dataClient().mutate(InsertMypageChildrenAddConfirmDocument, { customer_id, ...child });
    return { kind: 'ok', result: { name: child.name } };
  });

/**
 * A birth date that reserves were agreed with goes first, with the amounts that were shown (`reserves`, null where it stays);
 * the rest follows by the form's own mutation. Either may be sent again: what has happened stays as it is.
 */
export const editChild = (
  child_id: number,
  values: ChildValues,
  reserves: readonly ShownRepricing[] | null,
): Promise<FunctionOutcome<NamedChild>> =>
  asOutcome(async () => {
    const child = childForm.parse(values);
    if (reserves !== null) {
      const accepted_amounts = reserves.map(({ reserve_id, amount_after }) => ({
        reserve_id,
        reserve_amount: amount_after,
      }));
      const { date_of_birth } = child;
      const sent = await callFunction('changeChildBirthDate', { child_id, date_of_birth, accepted_amounts });
      if (sent.kind !== 'ok') return sent;
    }
    const { children } = await dataClient().query(SelectMypageChildrenEditConfirmDocument, { child_id });
    const customer_id = children[0]?.customer_id;
    if (customer_id === undefined) return stale;
    const variables = { child_id, customer_id, ...child };
    const changed = await dataClient().mutate(UpdateMypageChildrenEditConfirmDocument, variables);
    return changed.update_children?.returning.length ? { kind: 'ok', result: { name: child.name } } : stale;
  });

/** A child with a coming reserve stays: the database refuses. */
export const deleteChild = (child_id: number, name: string): Promise<FunctionOutcome<NamedChild>> =>
  asOutcome(async () => {
    const gone = await dataClient().mutate(UpdateMypageChildrenDeleteConfirmDocument, { child_id });
    return gone.update_children?.returning.length ? { kind: 'ok', result: { name } } : stale;
  });
