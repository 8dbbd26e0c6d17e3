import { redirect } from 'react-router';
import { z } from 'zod';
import * as field from '../../../contract/fields.ts';
import { reserveFieldsAgree, reserveShape } from '../../../contract/forms.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import { child_ids } from '../../../contract/functions/reserves/reserves.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import { finishedResult, requireDraft } from '../../flow/browser-flow.ts';
import type { Draft, Flow } from '../../flow/flow.ts';
import { emptyReserveFields, type ReserveFields } from './reserve-fields.ts';

/** What a member's reserve flows carry from step to step. */
export type ReserveValues = ReserveFields & { branch_id: number; child_ids: number[] };
export const emptyReserveValues: ReserveValues = { ...emptyReserveFields, branch_id: 0, child_ids: [] };

/** A flow with a date step between its beginning and its confirm page. */
export type ReserveFlow = Flow<ReserveValues, Reserved> & { readonly date: string };

const common = {
  cookie: 'reserve',
  anew: true,
  missing: 'reserve_information_missing',
  done: '/mypage/reserves/done',
  choices: (values: ReserveValues) => ({ branch: String(values.branch_id) }),
} as const;

export const reserveFlow: ReserveFlow = {
  ...common,
  name: 'mypage/reserves',
  form: '/mypage/reserves/select_branches',
  date: '/mypage/reserves/select_date',
  confirm: '/mypage/reserves/confirm',
};

export const reserveTodayFlow: ReserveFlow = {
  ...common,
  name: 'mypage/reserves_today',
  form: '/mypage/reserves_today/select_branches',
  date: '/mypage/reserves_today/select_date',
  confirm: '/mypage/reserves_today/confirm',
};

export const reserveSteps = ['園・お子さま', '日時', '確認', '完了'];

// A step checks its own fields; the draft's others pass through.
const others = z.unknown();
export const branchStepSchema = z.looseObject({
  branch_id: field.id('園'),
  child_ids,
});
export const dateStepSchema = z
  .object({ ...reserveShape, branch_id: others, child_ids: others })
  .superRefine(reserveFieldsAgree);
export const editSchema = z.object({ ...reserveShape, branch_id: others, child_ids }).superRefine(reserveFieldsAgree);

type Reserved = Pick<FunctionOk<'createReserve'>, 'reserve_id' | 'approval_status' | 'branch_id' | 'reserve_amount'>;

/** Where a request that waits for the branch is shown. */
export const requestDonePath = ({ branch_id, id }: { branch_id: number; id: number }): string =>
  `/mypage/reserves/request_done/${branch_id}?reserve_id=${id}`;
/** What is confirmed. */
export const reserveDonePath = (reserve_id: number): string => `/mypage/reserves/done?reserve_id=${reserve_id}`;

/** ○ is confirmed at once → done; △ waits for the branch → request_done. */
export function reservedAt({ reserve_id, approval_status, branch_id }: Reserved): string {
  return approval_status === approvalStatus.code.pending
    ? requestDonePath({ branch_id, id: reserve_id })
    : reserveDonePath(reserve_id);
}

/** The draft of a later step. What was sent already leads to its own end, with what came of it. */
export function requireReserveDraft(flow: ReserveFlow): Draft<ReserveValues> {
  const reserved = finishedResult(flow);
  if (reserved !== undefined) throw redirect(reservedAt(reserved));
  return requireDraft(flow, branchStepSchema);
}

/** Why exactly these children cannot have exactly this time: said on the date step. */
export type SameMiss = 'taken' | 'over';

export const sameMissText = {
  taken: '同じ時間は空いていませんでした。ほかの時間をお選びください。',
  over: '同じ時間の受付は終わりました。ほかの時間をお選びください。',
} as const satisfies Record<SameMiss, string>;

/** What the date step's address says of it. */
export const sameMissOf = (search: URLSearchParams): SameMiss | undefined =>
  (['taken', 'over'] as const).find((miss) => search.has(miss));
