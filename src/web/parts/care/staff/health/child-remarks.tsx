import { useState } from 'react';
import { branchDayFunctions } from '../../../../../contract/functions/attendance/branch-days.ts';
import type { SelectStaffCustomerData } from '../../../../../contract/operations/generated.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

type Child = SelectStaffCustomerData['customers'][number]['children'][number];
type Version = Child['child_remarks'][number];

const writerOf = (version: Version): string => {
  if (version.account) return version.account.name;
  return version.account_id === null ? '本部での統合・取り込み' : 'ほかの園のスタッフ';
};

/** The note, with what a colleague wrote while it was being typed: both texts are shown before one is saved. */
export function RemarksForm({ child, onDone }: { child: Child; onDone: (changed: boolean) => void }) {
  const [opened] = useState(child.child_remarks[0]?.version ?? 0);
  const form = useActionForm(branchDayFunctions, 'staffUpdateChildRemarks', {
    defaults: { staff_remarks: child.staff_remarks },
    payload: (values, seen) => ({ child_id: child.id, ...values, version: seen?.version ?? opened }),
    toast: 'メモを保存しました',
    done: () => onDone(true),
  });
  const { conflict } = form;
  const { staff_remarks } = form.values;
  const theirs = conflict && String(conflict.current.staff_remarks ?? '');
  const both = staff_remarks === '' ? theirs : `${theirs}\n${staff_remarks}`;
  return (
    <ActionForm
      of={form}
      className="mt-3 grid gap-3"
      size="small"
      submit="保存する"
      busyLabel="保存しています"
      beside={<GiveUpButton size="small" onGiveUp={() => onDone(false)} />}
    >
      {conflict && (
        <Notice kind="warning" live title={`${String(conflict.current.written_by ?? 'ほかの人')}が先に保存しました`}>
          <p className="wrap-anywhere whitespace-pre-line">{theirs || '(空にしました)'}</p>
          <p className="mt-1">このまま保存すると、下の内容に置き換わります。前の内容は「これまでのメモ」に残ります。</p>
          {theirs && both && both.length <= (form.shown('staff_remarks').max ?? 0) && (
            <Button kind="plain" size="small" className="mt-2" onClick={() => form.set('staff_remarks', both)}>
              上の内容を自分のメモの前に入れる
            </Button>
          )}
        </Notice>
      )}
      <Field
        of={form}
        name="staff_remarks"
        label="園のメモ"
        as="area"
        rows={3}
        hint="保護者には見えません。前の内容は、書いた人と時刻と一緒に残ります。"
      />
    </ActionForm>
  );
}

/** Who wrote the note and when, and what stood there before. */
export function RemarksHistory({ child }: { child: Child }) {
  const [latest, ...former] = child.child_remarks;
  if (latest === undefined) return null;
  return (
    <>
      <p className="mt-0.5 text-ink-soft">
        <span className="figures">{formatDateTime(latest.created_at)}</span> {writerOf(latest)}
      </p>
      {former.length > 0 && (
        <details>
          <summary className="-my-1 inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4">
            これまでのメモ {former.length}件<span className="sr-only">({child.name})</span>
          </summary>
          <ul className="grid gap-2 border-l-2 border-line pl-3">
            {former.map((version) => (
              <li key={version.version}>
                <span className="block text-ink-soft">
                  <span className="figures">{formatDateTime(version.created_at)}</span> {writerOf(version)}
                </span>
                <span className="wrap-anywhere whitespace-pre-line">{version.staff_remarks || '(空)'}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
