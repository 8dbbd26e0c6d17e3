import { useState } from 'react';
import { returnPaper } from '../../../../domain/care/morning/morning-codes.ts';
import { firstDayBack } from '../../../../domain/care/morning/return-day.ts';
import { withPlaceholder } from '../../../../domain/code-list.ts';
import { hasBegun } from '../../../../domain/settings/in-force.ts';
import { formatMonthDay } from '../../../../domain/time-format.ts';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Infection, MorningValues } from './morning-values.ts';

type InfectionFieldsProps = {
  values: MorningValues;
  infections: readonly Infection[];
  today: string;
  onChange: (changes: Partial<MorningValues>) => void;
};

/** An infection diagnosed by a doctor: rare, so folded behind one press; then when the child may return. */
export function InfectionFields({ values, infections, today, onChange }: InfectionFieldsProps) {
  const [open, setOpen] = useState(values.infection_id !== null);
  const listed = infections.filter(
    ({ adaptation_date, end_date }) => hasBegun({ adaptation_date }, today) && (end_date === null || end_date >= today),
  );
  const chosen = infections.find(({ id }) => id === values.infection_id);
  if (!open) {
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-link -my-2 inline-flex min-h-11 items-center justify-self-start"
      >
        感染症と診断された(疑いを含む)
      </button>
    );
  }
  return (
    <div className="grid gap-3">
      <SelectField
        label="診断された感染症"
        options={withPlaceholder(
          listed.map(({ id, name }) => ({ key: String(id), label: name })),
          'ありません',
        )}
        value={String(values.infection_id ?? 0)}
        onChange={(event) => {
          const infection_id = Number(event.target.value) || null;
          onChange(infection_id === null ? { infection_id, onset_date: '', eased_date: '' } : { infection_id });
        }}
      />
      {chosen && (
        <>
          <div className="grid gap-3 sm:grid-cols-2">
            <TextField
              label={chosen.onset_label}
              type="date"
              max={today}
              autoComplete="off"
              value={values.onset_date}
              onChange={(event) => onChange({ onset_date: event.target.value })}
            />
            {chosen.eased_label && (
              <TextField
                label={chosen.eased_label}
                type="date"
                max={today}
                autoComplete="off"
                value={values.eased_date}
                onChange={(event) => onChange({ eased_date: event.target.value })}
              />
            )}
          </div>
          <ReturnNotice infection={chosen} onset={values.onset_date || null} eased={values.eased_date || null} />
        </>
      )}
    </div>
  );
}

type ReturnNoticeProps = { infection: Infection; onset: string | null; eased: string | null };

/** The first day back, as far as days are counted, and the paper to bring. */
export function ReturnNotice({ infection, onset, eased }: ReturnNoticeProps) {
  const back = firstDayBack(infection, onset, eased);
  return (
    <Notice
      kind="info"
      title={back ? `登園の目安は、早くて${formatMonthDay(back.date)}${back.atLeast ? '以降' : ''}です` : '登園の目安'}
    >
      {infection.name}: {infection.return_words}。登園の際は、{returnPaper.label(infection.paper)}をお持ちください。
    </Notice>
  );
}
