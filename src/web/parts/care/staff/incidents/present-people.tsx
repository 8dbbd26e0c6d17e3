import type { FunctionOk } from '../../../../../contract/functions/functions.ts';
import { formatAge } from '../../../../../domain/membership/age.ts';
import { Ticks } from '../../../../form/field.tsx';
import type { FormState } from '../../../../form/use-action-form.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { type TypedIncident, untoldChild } from './typed-incident.ts';

type PresentPeopleProps = {
  moment: Pick<FunctionOk<'staffReadIncidentMoment'>, 'staff' | 'children'>;
  of: FormState<TypedIncident>;
  account_ids: readonly number[];
};

/** Which children it happened to, and who of the staff was there. */
export function PresentPeople({ moment, of, account_ids }: PresentPeopleProps) {
  const day = of.values.happened_at.slice(0, 10);
  const listed = moment.children.map(({ child_id, reserve_id, name, date_of_birth, there_flag }) => ({
    value: untoldChild({ child_id, reserve_id, name }),
    title: name,
    note: `${formatAge(date_of_birth, day)}${there_flag ? '' : ' その時刻は不在'}`,
  }));
  const others = of.values.children
    .filter(({ child_id }) => !moment.children.some((child) => child.child_id === child_id))
    .map((value) => ({
      value,
      title: value.name,
      note: 'この日の予約にいないお子さまです。日時を確認するか、外してください。',
    }));
  return (
    <>
      <Ticks
        of={of}
        name="children"
        label="お子さま"
        columns={2}
        required={false}
        hint="起きたお子さまを選びます。その時刻に園にいたお子さまが上に並びます。"
        options={[...listed, ...others]}
        by={({ child_id }) => child_id}
      >
        {listed.length === 0 && (
          <p className="rounded-md bg-cream px-4 py-3 text-note text-ink-soft sm:col-span-2">
            この日にお預かりしたお子さまはいません。
          </p>
        )}
      </Ticks>
      <ChoiceGroup legend="そこにいた職員" columns={2} hint="出勤の記録から選んであります。違うときは直してください。">
        {moment.staff.map(({ account_id, name, there_flag, planned_flag }) => (
          <ChoiceCard
            key={account_id}
            type="checkbox"
            title={name}
            note={there_flag ? '出勤の記録あり' : planned_flag ? 'シフトの時間内(出勤の記録なし)' : undefined}
            checked={account_ids.includes(account_id)}
            onChange={({ target }) => {
              const rest = account_ids.filter((each) => each !== account_id);
              of.set('account_ids', target.checked ? [...rest, account_id] : rest);
            }}
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
