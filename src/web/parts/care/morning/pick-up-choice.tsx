import { useState } from 'react';
import { withSan } from '../../../../domain/text/called-name.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import type { MorningPageData, MorningReserve } from './morning-values.ts';

/** '0': as reserved; 'other': typed; else the id of a saved person. */
type PickUpValues = { who: string; name: string; tel: string };
export const asReserved: PickUpValues = { who: '0', name: '', tel: '' };

export function pickUpOf(
  values: PickUpValues,
  people: MorningPageData['pickup_people'],
): { name: string; tel: string } | null {
  if (values.who === 'other') return { name: values.name, tel: values.tel };
  const person = people.find(({ id }) => String(id) === values.who);
  return person ? { name: person.name, tel: person.tel } : null;
}

type PickUpChoiceProps = {
  reserve: MorningReserve;
  people: MorningPageData['pickup_people'];
  values: PickUpValues;
  errors: { name?: string | undefined; tel?: string | undefined };
  onChange: (values: PickUpValues) => void;
};

/** Who picks up today: as reserved, a person from the saved list, or a typed name. */
export function PickUpChoice({ reserve, people, values, errors, onChange }: PickUpChoiceProps) {
  const usual = reserve.pick_up_name ? withSan(reserve.pick_up_name) : '保護者の方';
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <p className="flex flex-wrap items-baseline gap-x-3 text-note">
        今日のお迎え: ご予約のとおり({usual})
        <button type="button" className="text-link min-h-11" onClick={() => setOpen(true)}>
          変更する<span className="sr-only">(今日のお迎え)</span>
        </button>
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <SelectField
        label="今日のお迎え"
        unmarked
        options={[
          { key: '0', label: `ご予約のとおり(${usual})` },
          ...people.map(({ id, name, relation }) => ({ key: String(id), label: `${withSan(name)}(${relation})` })),
          { key: 'other', label: 'ほかの方' },
        ]}
        value={values.who}
        onChange={(event) => onChange({ ...values, who: event.target.value })}
      />
      {values.who === 'other' && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label="お迎えの方のお名前"
            required
            inputMode="text"
            autoComplete="off"
            value={values.name}
            error={errors.name}
            onChange={(event) => onChange({ ...values, name: event.target.value })}
          />
          <TextField
            label="お迎えの方の電話番号"
            required
            inputMode="tel"
            autoComplete="off"
            value={values.tel}
            error={errors.tel}
            onChange={(event) => onChange({ ...values, tel: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
