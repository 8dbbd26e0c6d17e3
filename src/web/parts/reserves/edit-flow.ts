import { formFromReserve } from '../../../contract/form-mapping.ts';
import type { Quote } from '../../../contract/functions/billing/price-lines.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import {
  SelectMypageReservesEditCheckReserveTimeDocument,
  type SelectMypageReservesEditData,
  SelectMypageReservesEditDocument,
} from '../../../contract/operations/generated.ts';
import { pageRefusals } from '../../../contract/page-errors.ts';
import { instantOf } from '../../../domain/time.ts';
import { dataClient } from '../../data/browser-data.ts';
import type { FunctionOutcome } from '../../data/call-function.ts';
import { serverToday } from '../../data/server-clock.ts';
import { sendReserve } from './confirm/send-reserve.ts';
import type { ReserveFlow, ReserveValues } from './reserve-flow.ts';

export type EditableReserve = SelectMypageReservesEditData['reserves'][number];

export const editSteps = ['変更', '確認', '完了'];

/** One flow per reserve, so that two tabs with two reserves do not mix. */
export function editFlow(reserve_id: number): ReserveFlow {
  const form = `/mypage/reserves/edit/${reserve_id}`;
  return {
    name: `mypage/reserves/edit/${reserve_id}`,
    cookie: 'reserve',
    anew: true,
    missing: 'reserve_information_missing',
    form,
    date: form,
    confirm: `/mypage/reserves/edit/confirm/${reserve_id}`,
    done: `/mypage/reserves/edit/done?reserve_id=${reserve_id}`,
  };
}

/** The reserve if it may still be changed (editable_flag, by the server's clock), and the family. */
export async function loadEdited(reserve_id: number) {
  // The guard's query has been answered by now, so the server's clock is known.
  const today = serverToday();
  const start_datetime = instantOf(today).toISOString();
  const { reserves, children } = await dataClient().query(SelectMypageReservesEditDocument, {
    reserve_id,
    start_datetime,
  });
  return { reserve: reserves[0], children, today };
}

export function editedValuesOf(reserve: EditableReserve): ReserveValues {
  return {
    ...formFromReserve(reserve),
    pickup_name: reserve.pick_up_name ?? '',
    pickup_tel: reserve.pick_up_tel ?? '',
    branch_id: reserve.branch_id,
    child_ids: reserve.reserve_details.map((detail) => detail.child_id),
  };
}

/** SPEC §4: editable_flag is checked again right before saving. */
export async function sendEdit(
  reserve_id: number,
  values: ReserveValues,
  shown: Pick<Quote, 'reserve_amount' | 'cancel_schedule'> | undefined,
): Promise<FunctionOutcome<FunctionOk<'updateReserve'>>> {
  const { reserves } = await dataClient().query(SelectMypageReservesEditCheckReserveTimeDocument, { reserve_id });
  if (reserves[0]?.editable_flag !== true) {
    return { kind: 'refused', type: 'deadline_passed', msg: pageRefusals.deadline_passed };
  }
  const { branch_id: _stays, ...changes } = values;
  return sendReserve('updateReserve', {
    ...changes,
    reserve_id,
    quoted_amount: shown?.reserve_amount ?? 0,
    quoted_fee: shown?.cancel_schedule[0]?.cancel_amount ?? 0,
  });
}
