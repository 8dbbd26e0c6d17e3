import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { branchFunctions } from '../../../../contract/functions/branches/branches.ts';
import { SelectStaffTouchedReservesDocument } from '../../../../contract/operations/generated.ts';
import { branchStatus } from '../../../../domain/codes.ts';
import { withSama } from '../../../../domain/text/called-name.ts';
import { tokyoDateOf } from '../../../../domain/time.ts';
import { formatDateWeekday, formatTimeRange } from '../../../../domain/time-format.ts';
import { LiveLoaded } from '../../../console/staff-page.tsx';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { operation } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { ActionForm } from '../../../form/action-form.tsx';
import { Field } from '../../../form/field.tsx';
import { useActionForm } from '../../../form/use-action-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { ManagedBranch } from './branch-part.tsx';

/** What `branch_has_reserves` tells: how many, and the first of them. */
export type ReservesInTheWay = { count: number; reserve_ids: readonly number[] };
export const reservesInTheWay = (failure: FunctionFailure | undefined): ReservesInTheWay | undefined =>
  failure?.kind === 'refused' && failure.type === 'branch_has_reserves'
    ? (failure.details as ReservesInTheWay)
    : undefined;

type ClosingReservesProps = {
  branch: ManagedBranch;
  seen: ReservesInTheWay;
  onClosed: (cancelled: number) => void;
  onCancel: () => void;
};

/** Who would be left without a place, and the word they get. */
export function ClosingReserves({ branch, seen, onClosed, onCancel }: ClosingReservesProps) {
  const [reserves, setReserves] = useState(seen);
  const form = useActionForm(branchFunctions, 'headquartersSetBranchStatus', {
    defaults: { message: '' },
    payload: (values) => ({
      branch_id: branch.id,
      version: branch.version,
      status: branchStatus.code.closed,
      cancel_reserves: reserves.count,
      ...values,
    }),
    done: (result) => onClosed(result.cancelled_reserves),
  });
  // Others may have been made meanwhile: they are shown before the next press.
  useEffect(() => {
    setReserves((before) => reservesInTheWay(form.failure) ?? before);
  }, [form.failure]);
  const rest = reserves.count - reserves.reserve_ids.length;
  return (
    <section className="grid gap-4 rounded-lg border border-edge bg-white p-5">
      <h2 className="text-lead">これからのご予約が{reserves.count}件あります</h2>
      <NamedReserves reserve_ids={reserves.reserve_ids} />
      {rest > 0 && <p className="text-note text-ink-soft">ほか{rest}件</p>}
      <ActionForm
        of={form}
        kind="danger"
        submit="ご予約を取り消して閉園する"
        busyLabel="取り消しています"
        beside={
          <Button kind="plain" disabled={form.busy} onClick={onCancel}>
            閉園をやめる
          </Button>
        }
      >
        <Field
          of={form}
          name="message"
          as="area"
          required
          hint="LINE、メール、マイページのお知らせで、この言葉を添えて取り消しをお伝えします。"
        />
        <Notice kind="warning">
          {reserves.count}件のご予約を、キャンセル料なしで取り消して閉園します。取り消したご予約は元に戻せません。
        </Notice>
      </ActionForm>
    </section>
  );
}

function NamedReserves({ reserve_ids }: { reserve_ids: readonly number[] }) {
  const query = useAnswer(operation(SelectStaffTouchedReservesDocument, { reserve_ids: [...reserve_ids] }));
  return (
    <LiveLoaded query={query}>
      {({ reserves }) => (
        <ul className="max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
          {reserves.map((reserve) => (
            <li key={reserve.id} className="flex flex-wrap items-center gap-x-4 py-1">
              <span className="figures">
                {formatDateWeekday(tokyoDateOf(reserve.start_datetime))}{' '}
                {formatTimeRange(reserve.start_datetime, reserve.end_datetime)}
              </span>
              <span>
                {withSama(reserve.customer?.name ?? '')}(
                {reserve.reserve_details.map(({ child }) => child?.name ?? '').join('、')})
              </span>
              <Link
                to={`/staff/reserves/${reserve.id}`}
                className="text-link ml-auto inline-flex min-h-11 items-center text-note"
              >
                予約 {reserve.id}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </LiveLoaded>
  );
}
