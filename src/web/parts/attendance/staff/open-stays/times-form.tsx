import { useState } from 'react';
import { branchDayFunctions } from '../../../../../contract/functions/attendance/branch-days.ts';
import { formatTime } from '../../../../../domain/time-format.ts';
import { ActionForm } from '../../../../form/action-form.tsx';
import { Field } from '../../../../form/field.tsx';
import { type FormState, useActionForm } from '../../../../form/use-action-form.ts';
import { Button } from '../../../../ui/button.tsx';
import {
  emptyTimes,
  type ForgottenStay,
  isPresent,
  type OpenChild,
  openChildren,
  plannedTimes,
  type TypedTimes,
  typedPayload,
  typedProblem,
} from './typed-times.ts';

type TypedStay = { typed: readonly TypedTimes[]; reason: string };

/** Arrival and leaving in one press; siblings together, or each with its own times. */
export function TimesForm({ stay, onDone }: { stay: ForgottenStay; onDone: () => void }) {
  const [children] = useState(() => openChildren(stay));
  const alike = children.every((child) => isPresent(child) === (children[0] !== undefined && isPresent(children[0])));
  const [apart, setApart] = useState(!alike);
  const shown = apart ? children : children.slice(0, 1);
  const form = useActionForm(branchDayFunctions, 'staffRecordStay', {
    defaults: { typed: children.map(() => emptyTimes), reason: '' } as TypedStay,
    payload: ({ typed, reason }) => ({
      reserve_id: stay.id,
      children: typedPayload(stay, (child) => typed[apart ? children.indexOf(child) : 0] ?? emptyTimes, children),
      reason,
    }),
    check: ({ typed }) =>
      Object.fromEntries(
        shown.flatMap((child, place) =>
          Object.entries(typedProblem(child, typed[place] ?? emptyTimes)).map(([field, text]) => [
            `typed.${place}.${field}`,
            text,
          ]),
        ),
      ),
    toast: '登園と降園を登録しました',
    done: onDone,
  });
  return (
    <ActionForm of={form} submit="この時刻で登録する" busyLabel="登録しています">
      {shown.map((child, place) => (
        <ChildTimes
          key={child.child_id}
          {...{ of: form, child, place }}
          name={apart ? (child.child?.name ?? '') : undefined}
          mayBeAbsent={apart && children.length > 1 && !isPresent(child)}
          planned={plannedTimes(stay)}
        />
      ))}
      {children.length > 1 && alike && (
        <Button kind="quiet" size="small" className="justify-self-start px-2!" onClick={() => setApart(!apart)}>
          {apart ? 'きょうだい同じ時刻にする' : 'きょうだいで時刻が違う'}
        </Button>
      )}
      <Field of={form} name="reason" hint="操作記録に残ります。" />
    </ActionForm>
  );
}

type ChildTimesProps = {
  of: FormState<TypedStay>;
  child: OpenChild;
  place: number;
  /** Only where each child has its own times. */
  name: string | undefined;
  mayBeAbsent: boolean;
  planned: TypedTimes;
};

function ChildTimes({ of, child, place, name, mayBeAbsent, planned }: ChildTimesProps) {
  const present = isPresent(child);
  const absent = of.values.typed[place]?.absent ?? false;
  const path = <Name extends string>(field: Name) => `typed.${place}.${field}` as const;
  function asPlanned() {
    if (!present) of.set(path('arrived'), planned.arrived);
    of.set(path('left'), planned.left);
  }
  return (
    <fieldset className="grid gap-3">
      <legend className={name ? 'mb-1.5 font-bold' : 'sr-only'}>{name ?? '登園と降園の時刻'}</legend>
      {mayBeAbsent && (
        <label className="inline-flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            checked={absent}
            onChange={(event) => of.set(path('absent'), event.target.checked)}
            className="size-5 accent-action"
          />
          来園なし
        </label>
      )}
      {!absent && (
        <>
          <div className="grid grid-cols-2 gap-3">
            {present ? (
              <p>
                <span className="mb-1.5 block font-bold">登園</span>
                <span className="figures inline-flex min-h-12 items-center">
                  {child.arrived_datetime && formatTime(child.arrived_datetime)}
                </span>
              </p>
            ) : (
              <Field of={of} name={path('arrived')} label="登園" required as="time" />
            )}
            <Field of={of} name={path('left')} label="降園" required as="time" />
          </div>
          <Button kind="plain" size="small" className="justify-self-start" onClick={asPlanned}>
            予定どおり({present ? planned.left : `${planned.arrived}〜${planned.left}`})
          </Button>
        </>
      )}
    </fieldset>
  );
}
