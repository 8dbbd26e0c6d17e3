import { useState } from 'react';
import { formatAge } from '../../../../domain/membership/age.ts';
import { minuteOf, timeSteps } from '../../../../domain/time.ts';
import { formatMinute } from '../../../../domain/time-format.ts';
import { reading } from '../../../data/question.ts';
import { useAnswer } from '../../../data/use-answer.ts';
import { digitsOf } from '../../../person-fields/text/typed-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useStaff } from '../frame/staff-context.tsx';
import { AskedBy, type AskedReserve } from './asked-by.tsx';
import { DayLoad } from './day-load.tsx';
import { Estimate } from './estimate.tsx';
import { missingIn, type ReserveWish } from './reserve-wish.ts';
import { StaffMeals } from './staff-meals.tsx';

export type FormChild = { readonly id: number; readonly name: string; readonly date_of_birth: string };

type ReserveFormProps = {
  branch: { id: number; extended_open_time: string; extended_close_time: string };
  /** On which a reserve begins and ends. */
  step_minutes: number;
  family: readonly FormChild[];
  plan_type_id: number | null;
  first: ReserveWish;
  submitLabel: string;
  busy: boolean;
  problem: string | undefined;
  onSubmit: (wish: ReserveWish) => void;
  /** An edit: whose wish it is decides about the cancellation fee. */
  edited?: AskedReserve;
};

const toggled = <Value,>(list: readonly Value[], value: Value, on: boolean): Value[] =>
  on ? [...list.filter((each) => each !== value), value] : list.filter((each) => each !== value);

/** One dense page for the telephone: who, when, with the day's load and the estimate beside it. */
export function StaffReserveForm(props: ReserveFormProps) {
  const { branch, step_minutes, family, plan_type_id, first, submitLabel, busy, problem, onSubmit, edited } = props;
  const { manager } = useStaff();
  const [wish, setWish] = useState(first);
  const [missing, setMissing] = useState<string>();
  const set = (change: Partial<ReserveWish>) => setWish((before) => ({ ...before, ...change }));
  const range = wish.start !== null && wish.end !== null ? { start: wish.start, end: wish.end } : null;
  function submit() {
    const gap = missingIn(wish);
    setMissing(gap);
    if (gap === undefined) onSubmit(wish);
  }
  return (
    <form
      noValidate
      className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,35rem)_minmax(18rem,24rem)]"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="grid gap-6">
        <ChoiceGroup legend="お子さま" required columns={2}>
          {family.map((child) => (
            <ChoiceCard
              key={child.id}
              type="checkbox"
              title={child.name}
              note={wish.reserve_date ? formatAge(child.date_of_birth, wish.reserve_date) : undefined}
              checked={wish.child_ids.includes(child.id)}
              onChange={(event) => set({ child_ids: toggled(wish.child_ids, child.id, event.target.checked) })}
            />
          ))}
        </ChoiceGroup>
        <TextField
          label="利用日"
          required
          type="date"
          autoComplete="off"
          value={wish.reserve_date}
          onChange={(event) => set({ reserve_date: event.target.value })}
        />
        <Times branch={branch} step_minutes={step_minutes} first={first} wish={wish} set={set} />
        <StaffMeals
          branch_id={branch.id}
          wish={wish}
          family={family.filter(({ id }) => wish.child_ids.includes(id))}
          set={set}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            label="お迎えの方"
            hint="保護者本人なら空欄です。"
            maxLength={30}
            autoComplete="off"
            value={wish.pickup_name}
            onChange={(event) => set({ pickup_name: event.target.value })}
          />
          <TextField
            label="お迎えの方の電話番号"
            inputMode="tel"
            autoComplete="off"
            value={wish.pickup_tel}
            onChange={(event) => set({ pickup_tel: digitsOf(event.target.value, 11) })}
          />
        </div>
        <TextAreaField
          label="連絡"
          rows={2}
          maxLength={100}
          autoComplete="off"
          value={wish.remarks}
          onChange={(event) => set({ remarks: event.target.value })}
        />
        {manager && (
          <TextField
            label="例外として受ける理由"
            hint="満席・受付停止などの規則を外すときだけ入力します。対象年齢は外せません。操作記録に残ります。"
            maxLength={200}
            autoComplete="off"
            value={wish.override_reason}
            onChange={(event) => set({ override_reason: event.target.value })}
          />
        )}
        {edited && <AskedBy edited={edited} wish={wish} set={set} />}
      </div>
      <aside className="grid gap-6 lg:sticky lg:top-20">
        {wish.reserve_date && (
          <section>
            <h2 className="mb-1 text-note">この日の混み具合</h2>
            <DayLoad branch_id={branch.id} date={wish.reserve_date} range={range} />
          </section>
        )}
        <Estimate
          branch_id={branch.id}
          wish={wish}
          family={family.filter(({ id }) => wish.child_ids.includes(id))}
          plan_type_id={plan_type_id}
          reserve_id={edited?.id}
        />
        {(missing ?? problem) && (
          <Notice kind="error" live>
            {missing ?? problem}
          </Notice>
        )}
        <Button type="submit" size="large" busy={busy} busyLabel="保存しています">
          {submitLabel}
        </Button>
      </aside>
    </form>
  );
}

type TimesProps = {
  branch: ReserveFormProps['branch'];
  step_minutes: number;
  /** As it was opened: times of another step can stay. */
  first: ReserveWish;
  wish: ReserveWish;
  set: (change: Partial<ReserveWish>) => void;
};

function Times({ branch, step_minutes, first, wish, set }: TimesProps) {
  // A day may be open longer than the branch usually is; what lies outside it is for the server to refuse.
  const asked = wish.reserve_date && { branch_id: branch.id, date: wish.reserve_date, children: 1 };
  const { data: day } = useAnswer(reading('reserveSlots', asked || null));
  const hours = [branch, ...(day ? [day] : [])];
  const opens = Math.min(...hours.map(({ extended_open_time }) => minuteOf(extended_open_time)));
  const closes = Math.max(...hours.map(({ extended_close_time }) => minuteOf(extended_close_time)));
  const offered = timeSteps(opens, closes + 1, step_minutes);
  const held = [first.start, first.end].filter((minute) => minute !== null);
  const steps = [...new Set([...offered, ...held])].toSorted((a, b) => a - b);
  const options = (from: number, to: number) => [
    { key: '', label: '選択' },
    ...steps
      .filter((step) => step >= from && step <= to)
      .map((step) => ({ key: String(step), label: formatMinute(step) })),
  ];
  const read = (value: string) => (value === '' ? null : Number(value));
  return (
    <div className="grid grid-cols-2 gap-3">
      <SelectField
        label="開始"
        required
        value={wish.start === null ? '' : String(wish.start)}
        options={options(0, closes - step_minutes)}
        onChange={({ target }) => {
          const start = read(target.value);
          const keep = start !== null && wish.end !== null && wish.end > start;
          set({ start, end: keep ? wish.end : null });
        }}
      />
      <SelectField
        label="終了"
        required
        value={wish.end === null ? '' : String(wish.end)}
        options={options((wish.start ?? 0) + step_minutes, Math.max(closes, first.end ?? 0))}
        onChange={({ target }) => set({ end: read(target.value) })}
      />
    </div>
  );
}
