import { type ReactNode, useState } from 'react';
import { allergyAnswer } from '../../../../domain/care/care-codes.ts';
import { allergyAnswerOf, type ChildWithAllergies } from '../../../../domain/care/child-health.ts';
import { formatAge } from '../../../../domain/membership/age.ts';
import type { FunctionFailure } from '../../../data/call-function.ts';
import { digitsOf } from '../../../form/fields/typed-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { AllergyAlarm } from '../../care/staff/health/allergy-alarm.tsx';
import { AskedBy, type AskedReserve } from './asked-by.tsx';
import { Estimate } from './estimate.tsx';
import type { FormBranch, FormSettings } from './form/first-values.ts';
import { DeskFormFrame } from './form/form-frame.tsx';
import { type Range, timeWarningOf } from './form/hours.ts';
import { RefusalPart } from './form/refusal-part.tsx';
import { useShownDay, WhenPart } from './form/when-part.tsx';
import { missingIn, type ReserveFormValues } from './reserve-form-values.ts';
import { StaffMeals } from './staff-meals.tsx';

export type FormChild = { readonly id: number; readonly name: string; readonly date_of_birth: string };

type KnownChild = ChildWithAllergies & { readonly id: number; readonly name: string };

type ReserveFormProps = {
  branch: FormBranch;
  settings: FormSettings;
  family: readonly FormChild[];
  plan_type_id: number | null;
  first: ReserveFormValues;
  /** The hours of the last stay here. */
  last?: Range | null;
  submitLabel: string;
  busy: boolean;
  failure: FunctionFailure | undefined;
  /** Something was changed: what was refused is no longer what is here. */
  onTouched: () => void;
  onSubmit: (values: ReserveFormValues) => void;
  /** An edit: who asked for it decides about the cancellation fee. */
  edited?: AskedReserve;
  /** Below the children: a sibling who is not there yet. */
  moreChildren?: ReactNode;
  /** What is known of their allergies, of those the branch may see. */
  known?: readonly KnownChild[];
};

const toggled = <Value,>(list: readonly Value[], value: Value, on: boolean): Value[] =>
  on ? [...list.filter((each) => each !== value), value] : list.filter((each) => each !== value);

/** One page for the telephone and the desk: what is free, who, and the price beside it. */
export function StaffReserveForm(props: ReserveFormProps) {
  const { branch, settings, family, plan_type_id, first, last = null, submitLabel, busy, failure, edited } = props;
  const [values, setValues] = useState(first);
  const [missing, setMissing] = useState<string>();
  const { day } = useShownDay(branch.id, values, family);
  const range = values.start !== null && values.end !== null ? { start: values.start, end: values.end } : null;
  // An edit's own seats count as taken on this strip, so only the save can tell.
  const warning = day && edited === undefined ? timeWarningOf(day, range) : null;
  const set = (change: Partial<ReserveFormValues>) => {
    setMissing(undefined);
    if (!('override_reason' in change)) props.onTouched();
    setValues((before) => ({ ...before, ...change }));
  };
  function submit() {
    const gap = missingIn(values);
    setMissing(gap);
    // A reason whose field is no longer shown is not sent.
    const offered = warning !== null || failure !== undefined || edited !== undefined;
    if (gap === undefined) props.onSubmit(offered ? values : { ...values, override_reason: '' });
  }
  return (
    <DeskFormFrame
      onSubmit={submit}
      estimate={
        <Estimate
          branch_id={branch.id}
          values={values}
          family={family.filter(({ id }) => values.child_ids.includes(id))}
          plan_type_id={plan_type_id}
          reserve_id={edited?.id}
        />
      }
      act={
        <>
          <RefusalPart
            missing={missing}
            failure={failure}
            doubt={warning}
            reason={values.override_reason}
            onReason={(override_reason) => set({ override_reason })}
          />
          <Button type="submit" size="large" busy={busy} busyLabel="保存しています">
            {submitLabel}
          </Button>
        </>
      }
    >
      <WhenPart
        branch={branch}
        settings={settings}
        last={last}
        first={first}
        values={values}
        family={family}
        set={set}
      />
      <div className="grid gap-2.5">
        <ChoiceGroup legend="お子さま" required columns={2}>
          {family.map((child) => (
            <ChoiceCard
              key={child.id}
              type="checkbox"
              title={child.name}
              note={values.reserve_date ? formatAge(child.date_of_birth, values.reserve_date) : undefined}
              checked={values.child_ids.includes(child.id)}
              onChange={(event) => set({ child_ids: toggled(values.child_ids, child.id, event.target.checked) })}
            />
          ))}
        </ChoiceGroup>
        {props.moreChildren}
        <ChosenAllergies chosen={(props.known ?? []).filter(({ id }) => values.child_ids.includes(id))} />
      </div>
      <StaffMeals
        branch_id={branch.id}
        values={values}
        family={family.filter(({ id }) => values.child_ids.includes(id))}
        set={set}
      />
      <MoreFields values={values} set={set} open={edited !== undefined} />
      {edited && <AskedBy edited={edited} values={values} set={set} />}
    </DeskFormFrame>
  );
}

/** Who is on the telephone can be asked: what is known, and that nothing is known yet. */
function ChosenAllergies({ chosen }: { chosen: readonly KnownChild[] }) {
  const answered = chosen.filter((child) => allergyAnswerOf(child) !== allergyAnswer.code.none);
  if (answered.length === 0) return null;
  return (
    <ul className="grid gap-2" aria-label="アレルギー">
      {answered.map((child) => (
        <li key={child.id}>
          <span className="text-note text-ink-soft">{child.name}</span>
          <AllergyAlarm child={child} />
        </li>
      ))}
    </ul>
  );
}

type MoreFieldsProps = { values: ReserveFormValues; set: (change: Partial<ReserveFormValues>) => void; open?: boolean };

/** What most calls never mention. */
export function MoreFields({ values, set, open = false }: MoreFieldsProps) {
  const answered = values.pickup_name !== '' || values.pickup_tel !== '' || values.remarks !== '';
  return (
    <details open={open || answered} className="rounded-md border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold">お迎えの方・連絡</summary>
      <div className="grid gap-4 pb-4">
        <div className="grid items-end gap-4 md:grid-cols-2">
          <TextField
            label="お迎えの方"
            hint="保護者本人なら空欄です。"
            maxLength={30}
            autoComplete="off"
            value={values.pickup_name}
            onChange={(event) => set({ pickup_name: event.target.value })}
          />
          <TextField
            label="お迎えの方の電話番号"
            inputMode="tel"
            autoComplete="off"
            value={values.pickup_tel}
            onChange={(event) => set({ pickup_tel: digitsOf(event.target.value, 11) })}
          />
        </div>
        <TextAreaField
          label="連絡"
          rows={2}
          maxLength={100}
          autoComplete="off"
          value={values.remarks}
          onChange={(event) => set({ remarks: event.target.value })}
        />
      </div>
    </details>
  );
}
