import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { branchDayFunctions } from '../../../../../contract/functions/attendance/branch-days.ts';
import type { SelectStaffReportsData } from '../../../../../contract/operations/generated.ts';
import type { DayNumbers } from '../../../../../domain/attendance/day-numbers.ts';
import { formatDateTime, formatMonthDay } from '../../../../../domain/time-format.ts';
import { useStaff } from '../../../../console/staff-context.tsx';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ChangedFigures } from './day-figures.tsx';
import { type Explained, itemKey, openItemText } from './open-item.ts';

type Close = SelectStaffReportsData['closes'][number];
type DayClosedProps = { close: Close; date: string; numbers: DayNumbers; onChanged: () => void };

/** A closed day: by whom, with what, and what has changed since. */
export function DayClosed({ close, date, numbers, onChanged }: DayClosedProps) {
  const { manager } = useStaff();
  const [asking, setAsking] = useState(false);
  return (
    <section aria-label="この日の締め" className="mb-6 rounded-lg border border-trust/40 bg-trust-soft p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex items-center gap-2.5">
          <LockKeyhole className="size-5.5 shrink-0 text-trust" aria-hidden="true" />
          <span>
            <strong>この日は締められています</strong>
            <span className="figures ml-3 text-note">
              {formatDateTime(close.created_at)} {close.account?.name ?? '退職者'}
            </span>
          </span>
        </p>
        {manager && (
          <Button kind="plain" size="small" className="ml-auto" onClick={() => setAsking(true)}>
            締めを解除する
          </Button>
        )}
      </div>
      <ExplainedItems items={close.open_items as readonly Explained[]} />
      <ChangedFigures saved={close.numbers as Partial<DayNumbers>} now={numbers} />
      <Dialog title={`${formatMonthDay(date)}の締めを解除する`} isOpen={asking} onClose={() => setAsking(false)}>
        <ReopenForm
          branch_day_close_id={close.id}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        />
      </Dialog>
    </section>
  );
}

function ReopenForm({ branch_day_close_id, onDone }: { branch_day_close_id: number; onDone: () => void }) {
  const form = useActionForm(branchDayFunctions, 'staffReopenDay', {
    defaults: { reason: '' },
    payload: (values) => ({ branch_day_close_id, ...values }),
    toast: '締めを解除しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="締めを解除する" busyLabel="解除しています">
      <p>締めたときの数字と説明は残ります。直したあと、もう一度締めてください。</p>
      <Field of={form} name="reason" hint="操作記録に残ります。" />
    </ActionForm>
  );
}

/** Closes that were taken back, newest first. */
export function FormerCloses({ closes }: { closes: readonly Close[] }) {
  if (closes.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1 text-note text-ink-soft">
      {closes.map((close) => (
        <li key={close.id} className="leading-snug">
          <span className="figures">{formatDateTime(close.created_at)}</span>に{close.account?.name ?? '退職者'}が締め、
          <span className="figures">{close.reopened_at && formatDateTime(close.reopened_at)}</span>に
          {close.reopened_account?.name ?? '退職者'}が解除(理由: {close.reopen_reason})
        </li>
      ))}
    </ul>
  );
}

function ExplainedItems({ items }: { items: readonly Explained[] }) {
  if (items.length === 0) return null;
  return (
    <div className="mt-3 text-note">
      <p className="font-bold">締めたときに残っていたこと</p>
      <ul className="mt-1 grid gap-1">
        {items.map((item) => (
          <li key={itemKey(item)} className="leading-snug">
            {item.reserve_id === null ? (
              openItemText[item.kind]
            ) : (
              <Link
                to={`/staff/reserves/${item.reserve_id}`}
                className="text-link -my-2.5 inline-flex min-h-11 items-center"
              >
                {openItemText[item.kind]}
                <span className="sr-only">(予約{item.reserve_id})</span>
              </Link>
            )}
            <span className="ml-2">{item.explanation}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
