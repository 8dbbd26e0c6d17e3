import { Check, Info, Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { healthLimits } from '../../../../contract/functions/care/health.ts';
import { allergySeverity } from '../../../../domain/care/care-codes.ts';
import { alsoLikely } from '../../../../domain/care/child-health.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError, TextField } from '../../../ui/field.tsx';
import { allergensOn, type NamableAllergen, type TypedAllergy } from './health-values.ts';

type AllergyFieldsProps = {
  allergens: readonly NamableAllergen[];
  today: string;
  value: readonly TypedAllergy[];
  errors: Readonly<Record<string, string>>;
  onChange: (allergies: readonly TypedAllergy[]) => void;
};

const fresh = { severity: '', reaction: '', epipen: false };

/** Which items, and of each how bad: chips first, then a card for every chosen one. */
export function AllergyFields({ allergens, today, value, errors, onChange }: AllergyFieldsProps) {
  const { mandatory, others } = allergensOn(allergens, today);
  const toggle = ({ id, name }: NamableAllergen) =>
    onChange(
      value.some((entry) => entry.allergen_id === id)
        ? value.filter((entry) => entry.allergen_id !== id)
        : [...value, { ...fresh, allergen_id: id, name }],
    );
  const change = (name: string, changes: Partial<TypedAllergy>) =>
    onChange(value.map((entry) => (entry.name === name ? { ...entry, ...changes } : entry)));
  const chosen = (id: number) => value.some((entry) => entry.allergen_id === id);
  return (
    <div className="grid gap-5">
      <Chips legend="よくある品目" allergens={mandatory} chosen={chosen} onToggle={toggle} />
      <Chips legend="そのほかの品目" allergens={others} chosen={chosen} onToggle={toggle} />
      <OtherItem
        onAdd={(name) => {
          const listed = allergens.find((each) => each.name === name);
          if (value.some((entry) => entry.name === name)) return;
          if (listed) toggle(listed);
          else onChange([...value, { ...fresh, allergen_id: null, name }]);
        }}
      />
      {errors.allergies && (
        <div data-wrong tabIndex={-1}>
          <FieldError>{errors.allergies}</FieldError>
        </div>
      )}
      {alsoLikely(value.map(({ name }) => name)).map(({ named, other }) => (
        <p key={named} className="flex gap-2 rounded-md bg-cream px-3 py-2 text-note">
          <Info className="mt-0.5 size-4.5 shrink-0 text-ink-soft" aria-hidden="true" />
          {named}にアレルギーがあると、{other}でも症状が出ることがあります。あてはまるときは、{other}も加えてください。
        </p>
      ))}
      {value.length > 0 && (
        <ul className="grid gap-3">
          {value.map((entry, position) => (
            <li key={entry.name}>
              <ChosenItem
                entry={entry}
                errors={errors}
                path={`allergies.${position}`}
                onChange={(changes) => change(entry.name, changes)}
                onRemove={() => onChange(value.filter((each) => each !== entry))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ChipsProps = {
  legend: string;
  allergens: readonly NamableAllergen[];
  chosen: (id: number) => boolean;
  onToggle: (allergen: NamableAllergen) => void;
};

function Chips({ legend, allergens, chosen, onToggle }: ChipsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-note font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {allergens.map((allergen) => {
          const on = chosen(allergen.id);
          return (
            <button
              key={allergen.id}
              type="button"
              aria-pressed={on}
              onClick={() => onToggle(allergen)}
              className="inline-flex min-h-11 items-center gap-1 rounded-full border border-edge bg-white px-3.5 text-note hover:bg-cream aria-pressed:border-2 aria-pressed:border-action aria-pressed:bg-action-soft aria-pressed:font-bold"
            >
              {on && <Check className="size-4 text-action" aria-hidden="true" />}
              {allergen.name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** What no list has: a fruit, a medicine, a cat. */
function OtherItem({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const typed = name.trim();
  function add() {
    if (typed === '') return;
    onAdd(typed);
    setName('');
  }
  return (
    <div className="flex items-end gap-2">
      <TextField
        className="min-w-0 flex-1"
        label="一覧にないもの"
        unmarked
        placeholder="マンゴー、ねこ など"
        autoComplete="off"
        maxLength={healthLimits.other_name}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          // The Enter that ends a conversion is not meant for us.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          add();
        }}
      />
      <Button kind="plain" className="shrink-0" disabled={typed === ''} onClick={add}>
        <Plus className="size-5" aria-hidden="true" />
        加える
      </Button>
    </div>
  );
}

type ChosenItemProps = {
  entry: TypedAllergy;
  errors: Readonly<Record<string, string>>;
  path: string;
  onChange: (changes: Partial<TypedAllergy>) => void;
  onRemove: () => void;
};

function ChosenItem({ entry, errors, path, onChange, onRemove }: ChosenItemProps) {
  const id = useId();
  const wrong = errors[`${path}.severity`] ?? errors[`${path}.other_name`];
  return (
    <fieldset
      aria-describedby={wrong ? `${id}-error` : undefined}
      className={`grid gap-3 rounded-lg border bg-white p-4 ${wrong ? 'border-2 border-wrong' : 'border-line'}`}
    >
      <legend className="sr-only">{entry.name}</legend>
      <div className="flex items-center justify-between gap-2">
        <p className="text-lead font-bold wrap-anywhere" aria-hidden="true">
          {entry.name}
        </p>
        <button
          type="button"
          onClick={onRemove}
          className="-my-2 -mr-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-md px-2 text-note text-ink-soft hover:bg-cream hover:text-ink"
        >
          <X className="size-4.5" aria-hidden="true" />
          外す<span className="sr-only">({entry.name})</span>
        </button>
      </div>
      <Severities id={id} chosen={entry.severity} wrong={wrong} onChange={(severity) => onChange({ severity })} />
      <TextField
        label="どのような症状が出ますか"
        placeholder="口のまわりが赤くなる、せきが出る など"
        autoComplete="off"
        maxLength={healthLimits.reaction}
        value={entry.reaction}
        error={errors[`${path}.reaction`]}
        onChange={(event) => onChange({ reaction: event.target.value })}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-action"
          checked={entry.epipen}
          onChange={(event) => onChange({ epipen: event.target.checked })}
        />
        エピペンを持っています
      </label>
    </fieldset>
  );
}

type SeveritiesProps = {
  id: string;
  chosen: string;
  wrong: string | undefined;
  onChange: (severity: string) => void;
};

function Severities({ id, chosen, wrong, onChange }: SeveritiesProps) {
  return (
    <div>
      <p className="mb-1.5 text-note font-bold">食べたり触れたりしたときの症状</p>
      <div className="grid gap-2">
        {allergySeverity.options.map(({ key, label }, position) => (
          <label
            key={key}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-edge px-3 py-1.5 leading-snug hover:bg-cream has-checked:border-action has-checked:bg-action-soft has-checked:font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`${id}-severity`}
              className="size-5 shrink-0 accent-action focus-visible:outline-none"
              checked={chosen === key}
              aria-invalid={(wrong !== undefined && position === 0) || undefined}
              onChange={() => onChange(key)}
            />
            {label}
          </label>
        ))}
      </div>
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
    </div>
  );
}
