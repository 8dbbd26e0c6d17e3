import { useState } from 'react';
import { barFunctions } from '../../../../../contract/functions/family/bars.ts';
import {
  type SelectStaffHandOversData,
  SelectStaffHandOversDocument,
} from '../../../../../contract/operations/generated.ts';
import { doorRefusal } from '../../../../../domain/staff-codes.ts';
import { withSan } from '../../../../../domain/text/called-name.ts';
import { formatDateTime } from '../../../../../domain/time-format.ts';
import { AlarmLine } from '../../../../console/alarm-line.tsx';
import { useStaff } from '../../../../console/staff-context.tsx';
import { TelLink } from '../../../../console/tel-link.tsx';
import { useLiveAnswer } from '../../../../console/use-live-answer.ts';
import { operation } from '../../../../data/question.ts';
import { BareForm, FormProblem, SubmitButton } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Dialog } from '../../../../ui/dialog.tsx';

type HandedOver = SelectStaffHandOversData['hand_over_exceptions'][number];

/** A child left while offline with a person the door refuses: red until a manager has dealt with it. */
export function HandOverAlarm() {
  const { branch } = useStaff();
  const [open, setOpen] = useState(false);
  const query = useLiveAnswer(operation(SelectStaffHandOversDocument, { branch_id: branch.id }));
  const rows = query.data?.hand_over_exceptions ?? [];
  if (rows.length === 0) return null;
  return (
    <>
      <AlarmLine
        title={`至急: できない方へのお引き渡し(${rows.length}件)`}
        act={{ label: '内容を見る', press: () => setOpen(true) }}
      >
        {rows.map((row) => `${withSan(row.child?.name ?? '')} → ${withSan(row.name)}`).join('、')}
      </AlarmLine>
      <Dialog title="お引き渡しの確認" isOpen={open} onClose={() => setOpen(false)} wide>
        <ul className="grid gap-5">
          {rows.map((row) => (
            <li key={row.id} className="grid gap-2">
              <HandedOverFacts row={row} />
              <SeenTo id={row.id} onDone={() => void query.reload()} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function HandedOverFacts({ row }: { row: HandedOver }) {
  const family = row.reserve?.customer;
  return (
    <p>
      <b>{withSan(row.child?.name ?? '')}</b> → {withSan(row.name)}(<b>{doorRefusal.label(row.refusal)}</b>)
      <span className="block text-note">
        {formatDateTime(row.happened_at)} 接続のない間に {row.account?.name} が記録
      </span>
      {family && (
        <span className="block">
          保護者 {family.name}
          <TelLink tel={family.tel} name={family.name} />
        </span>
      )}
    </p>
  );
}

function SeenTo({ id, onDone }: { id: number; onDone: () => void }) {
  const { manager } = useStaff();
  const form = useActionForm(barFunctions, 'staffSeeHandOver', {
    defaults: { note: '' },
    payload: (values) => ({ hand_over_exception_id: id, ...values }),
    done: onDone,
  });
  if (!manager) return <p className="font-bold">すぐに園長へ知らせてください。</p>;
  return (
    <BareForm of={form} className="flex flex-wrap items-end gap-2">
      <Field of={form} name="note" className="min-w-64 flex-1" />
      <SubmitButton of={form} kind="plain" submit="確認済みにする" busyLabel="記録しています" />
      <FormProblem of={form} />
    </BareForm>
  );
}
