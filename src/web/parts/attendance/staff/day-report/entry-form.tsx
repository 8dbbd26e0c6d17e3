import { branchDayFunctions } from '../../../../../contract/functions/attendance/branch-days.ts';
import { reportKind } from '../../../../../domain/staff-codes.ts';
import { BareForm, FormProblem, SubmitButton } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { GiveUpButton } from '../../../../form/give-up-button.tsx';
import { useActionForm } from '../../../../form/use-action-form.ts';
import { openSummary, type StillOpen } from './open-item.ts';

type ReportKind = (typeof reportKind.keys)[number];
const hints: Readonly<Record<ReportKind, string>> = {
  [reportKind.code.note]: '1日の様子、体調、気づいたことなど。',
  [reportKind.code.handover]: '次の当番や明日に伝えること。',
  [reportKind.code.accident]: 'いつ、どこで、だれが、どうしたか。手当てと、保護者への連絡も。',
  [reportKind.code.nearMiss]: '何が起こりそうだったか。次にどう防ぐか。',
};
type EntryFormProps = {
  branch_id: number;
  date: string;
  /** The entry this one takes the place of. */
  corrects?: { id: number; kind: number; notes: string };
  /** What of the day is not over yet: named before the report is saved. */
  open?: readonly StillOpen[];
  onDone: () => void;
  onCancel?: () => void;
};

/** One entry of the day's report: it is added, and never changes what others wrote. */
export function EntryForm({ branch_id, date, corrects, open = [], onDone, onCancel }: EntryFormProps) {
  const form = useActionForm(branchDayFunctions, 'staffSaveDailyReport', {
    defaults: { kind: (corrects?.kind ?? reportKind.code.note) as ReportKind, notes: corrects?.notes ?? '' },
    payload: (values) => ({ branch_id, date, ...values, strikes_id: corrects?.id ?? null }),
    toast: corrects ? '訂正を残しました' : '日報に記入しました',
    done: onDone,
    afterwards: { kind: reportKind.code.note, notes: '' },
  });
  const { kind } = form.values;
  return (
    <BareForm of={form} className="grid gap-3">
      <fieldset>
        <legend className="mb-1.5 font-bold">{corrects ? '訂正の種類' : '種類'}</legend>
        <div className="flex flex-wrap gap-2">
          {reportKind.keys.map((each) => (
            <label
              key={each}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-white px-4 text-note font-bold has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={corrects ? `kind-${corrects.id}` : 'kind'}
                value={each}
                checked={kind === each}
                onChange={() => form.set('kind', each)}
                className="size-4.5 accent-action focus-visible:outline-none"
              />
              {reportKind.label(each)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        of={form}
        name="notes"
        {...(corrects ? { label: '正しい内容' } : {})}
        as="area"
        rows={corrects ? 3 : 4}
        hint={hints[kind]}
      />
      {open.length > 0 && (
        <p className="text-ask">
          <strong>まだ残っています:</strong> {openSummary(open)}。{' '}
          <a href="#closing" className="text-link">
            下の「1日の締め」で終えられます
          </a>
        </p>
      )}
      <FormProblem of={form} />
      <div className="flex flex-wrap justify-end gap-3">
        {onCancel && <GiveUpButton onGiveUp={onCancel} />}
        <SubmitButton of={form} submit={corrects ? '訂正を残す' : '日報に記入する'} busyLabel="保存しています" />
      </div>
    </BareForm>
  );
}
