import type { FunctionOk } from '../../../../contract/functions/functions.ts';
import { formatAge } from '../../../../domain/membership/age.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { type TypedIncident, untoldChild } from './typed-incident.ts';

type PresentPeopleProps = {
  moment: Pick<FunctionOk<'staffReadIncidentMoment'>, 'staff' | 'children'>;
  typed: TypedIncident;
  account_ids: readonly number[];
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<TypedIncident>) => void;
};

/** Which children it happened to, and who of the staff was there. */
export function PresentPeople({ moment, typed, account_ids, errors, onChange }: PresentPeopleProps) {
  const day = typed.happened_at.slice(0, 10);
  const listed = new Set(moment.children.map(({ child_id }) => child_id));
  const others = Object.entries(typed.children).filter(([child_id]) => !listed.has(Number(child_id)));
  function choose(child: { child_id: number; reserve_id: number; name: string }, chosen: boolean) {
    const { [child.child_id]: _, ...rest } = typed.children;
    const { child_id, ...one } = child;
    onChange({ children: chosen ? { ...rest, [child_id]: untoldChild(one) } : rest });
  }
  return (
    <>
      <ChoiceGroup
        legend="お子さま"
        columns={2}
        hint="起きたお子さまを選びます。その時刻に園にいたお子さまが上に並びます。"
        error={errors.children}
      >
        {moment.children.map(({ child_id, reserve_id, name, date_of_birth, there_flag }) => (
          <ChoiceCard
            key={child_id}
            type="checkbox"
            title={name}
            note={`${formatAge(date_of_birth, day)}${there_flag ? '' : ' その時刻は不在'}`}
            checked={typed.children[child_id] !== undefined}
            onChange={(event) => choose({ child_id, reserve_id, name }, event.target.checked)}
          />
        ))}
        {others.map(([child_id, { name, reserve_id }]) => (
          <ChoiceCard
            key={child_id}
            type="checkbox"
            title={name}
            note="この日の予約にいないお子さまです。日時を確認するか、外してください。"
            checked
            onChange={() => choose({ child_id: Number(child_id), reserve_id, name }, false)}
          />
        ))}
        {moment.children.length === 0 && (
          <p className="rounded-md bg-cream px-4 py-3 text-note text-ink-soft sm:col-span-2">
            この日にお預かりしたお子さまはいません。
          </p>
        )}
      </ChoiceGroup>
      <ChoiceGroup legend="そこにいた職員" columns={2} hint="出勤の記録から選んであります。違うときは直してください。">
        {moment.staff.map(({ account_id, name, there_flag, planned_flag }) => (
          <ChoiceCard
            key={account_id}
            type="checkbox"
            title={name}
            note={there_flag ? '出勤の記録あり' : planned_flag ? 'シフトの時間内(出勤の記録なし)' : undefined}
            checked={account_ids.includes(account_id)}
            onChange={(event) =>
              onChange({
                account_ids: event.target.checked
                  ? [...account_ids, account_id]
                  : account_ids.filter((each) => each !== account_id),
              })
            }
          />
        ))}
      </ChoiceGroup>
    </>
  );
}
