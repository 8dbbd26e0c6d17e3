import { birthDateNotAfter } from '../../../../contract/fields.ts';
import { askedChildForm } from '../../../../contract/forms.ts';
import { requireFinished } from '../../../flow/browser-flow.ts';
import type { Flow } from '../../../flow/flow.ts';
import type { ChildValues } from '../fields/children-values.ts';

const about = { cookie: 'confirm', anew: true, missing: 'customer_information_missing' } as const;

export const addFlow: Flow<ChildValues> = {
  ...about,
  name: 'mypage/children/add',
  form: '/mypage/children/add',
  confirm: '/mypage/children/add/confirm',
  // product-rules.md "Customer lifecycle": the list says that it is done.
  done: '/mypage/children/list?added=1',
};

export const editChildFlow = (child_id: number): Flow<ChildValues> => ({
  ...about,
  name: `mypage/children/edit/${child_id}`,
  form: `/mypage/children/edit/${child_id}`,
  confirm: `/mypage/children/edit/confirm/${child_id}`,
  done: `/mypage/children/edit/done?child_id=${child_id}`,
});

export const deleteFlow = (child_id: number): Flow<{ child_id: number }> => ({
  ...about,
  name: `mypage/children/delete/${child_id}`,
  form: '/mypage/children/list',
  confirm: `/mypage/children/delete/confirm/${child_id}`,
  done: `/mypage/children/delete/done?child_id=${child_id}`,
});

/** The contract's child, born today at the latest. */
export const childFormBornBy = (today: string) => askedChildForm.extend({ date_of_birth: birthDateNotAfter(today) });

type ChildRow = {
  readonly name: string;
  readonly name_kana: string | null;
  readonly gender: number | null;
  readonly date_of_birth: string;
  readonly customer_remarks: string;
};

/** A stored child as the form types it. */
export const childValuesOf = (child: ChildRow): ChildValues => ({
  name: child.name,
  name_kana: child.name_kana ?? '',
  gender: String(child.gender ?? 0),
  date_of_birth: child.date_of_birth.replaceAll('-', ''),
  customer_remarks: child.customer_remarks,
});

/** For the two done pages: which child was just changed or deleted; opening the address directly redirects to the list. */
export function requireDoneChild<Values>(request: Request, flowOf: (child_id: number) => Flow<Values>): void {
  const child_id = childIdOf(new URL(request.url).searchParams.get('child_id') ?? undefined);
  requireFinished(flowOf(child_id), '/mypage/children/list');
}

/** The id in the address, or NaN where it is none. */
export const childIdOf = (param: string | undefined): number =>
  /^\d{1,9}$/.test(param ?? '') ? Number(param) : Number.NaN;
