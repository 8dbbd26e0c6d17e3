import { type ReactNode, type Ref, useId } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import type { CodeOption } from '../../domain/code-list.ts';
import { ChoiceCard, ChoiceGroup } from '../ui/choice-card.tsx';
import { FieldError, SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { DigitsField } from '../ui/text/digits-field.tsx';
import type { FormState } from './use-action-form.ts';

type Of<Values extends FieldValues, Name extends FieldPath<Values>> = {
  of: FormState<Values>;
  name: Name;
  /** Only where the contract does not name the field, or this place needs another word. */
  label?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
};

function useFieldOf<Values extends FieldValues, Name extends FieldPath<Values>>(props: Of<Values, Name>) {
  const { of, name } = props;
  const { field } = useController({ control: of.control, name });
  const facts = of.shown(name);
  const label = props.label ?? facts.label;
  if (label === undefined) throw new Error(`No label: neither the contract nor the form names ${name}.`);
  const { required = facts.required, hint } = props;
  const frame = { label, required, error: of.error(name), ...(hint === undefined ? {} : { hint }) };
  return { field, facts, frame };
}

type FieldProps<Values extends FieldValues, Name extends FieldPath<Values>> = Of<Values, Name> & {
  /** Where the contract's kind is not enough: several lines, another keyboard. */
  as?: 'area' | 'digits' | 'date' | 'time' | 'datetime-local' | 'email' | 'tel' | 'password' | 'url';
  options?: readonly CodeOption[];
  unit?: string;
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  min?: string;
  max?: string;
  step?: number | undefined;
  className?: string;
  unmarked?: true;
  /** Shorter than the contract's, where another text must hold it. */
  maxLength?: number | undefined;
  /** Makes what was typed what is wanted; must not change its own result. */
  convert?: (text: string) => string;
  /** What follows from another choice. */
  onChanged?: (text: string) => void;
};

/** A text, a number, a day, a time or a select: whatever the contract says of the field. */
export function Field<Values extends FieldValues, Name extends FieldPath<Values>>(props: FieldProps<Values, Name>) {
  const {
    of: _of,
    name: _name,
    label: _label,
    hint: _hint,
    required: _required,
    as,
    options,
    unit,
    convert,
    onChanged,
    ...input
  } = props;
  const { field, facts, frame } = useFieldOf(props);
  const kind = as ?? facts.kind ?? 'text';
  const shared = {
    autoComplete: 'off',
    ...input,
    ...frame,
    name: field.name,
    value: String(field.value ?? ''),
    ref: field.ref as Ref<never>,
    onBlur: field.onBlur,
    onChange: (event: { target: { value: string } }) => {
      field.onChange(event);
      onChanged?.(event.target.value);
    },
    maxLength: input.maxLength ?? facts.max,
  };
  const choices = options ?? (kind === 'choice' ? facts.options : undefined);
  if (choices) return <SelectField {...shared} options={choices} />;
  if (kind === 'area') return <TextAreaField {...shared} />;
  const measured = unit === undefined ? shared : { ...shared, unit };
  if (kind === 'digits') return <DigitsField {...measured} onValue={field.onChange} />;
  const type = kind === 'choice' ? 'text' : kind;
  if (!convert) return <TextField {...measured} type={type} />;
  return (
    <TextField
      {...measured}
      type={type}
      // While an input method composes nothing may be changed.
      onChange={({ target, nativeEvent }) =>
        field.onChange((nativeEvent as InputEvent).isComposing ? target.value : convert(target.value))
      }
      onCompositionEnd={({ currentTarget }) => field.onChange(convert(currentTarget.value))}
    />
  );
}

type Choosable<Value> = { value: Value; title: ReactNode; note?: ReactNode; aside?: ReactNode; disabled?: boolean };
type ChoiceProps<Values extends FieldValues, Name extends FieldPath<Values>> = Of<Values, Name> & {
  options: readonly Choosable<NonNullable<FieldPathValue<Values, Name>>>[];
  columns?: 1 | 2 | 3;
};

/** One of a few, each as a card. */
export function Choice<Values extends FieldValues, Name extends FieldPath<Values>>(props: ChoiceProps<Values, Name>) {
  const { options, columns = 1 } = props;
  const { field, frame } = useFieldOf(props);
  const { label, ...group } = frame;
  return (
    <ChoiceGroup legend={label} {...group} columns={columns}>
      {options.map(({ value, ...card }, position) => (
        <ChoiceCard
          key={String(value)}
          {...card}
          type="radio"
          name={field.name}
          value={String(value)}
          checked={field.value === value}
          onChange={() => field.onChange(value)}
          onBlur={field.onBlur}
          {...(position === 0 ? { ref: field.ref } : {})}
        />
      ))}
    </ChoiceGroup>
  );
}

type TicksProps<Values extends FieldValues, Name extends FieldPath<Values>, Item> = Of<Values, Name> & {
  options: readonly Choosable<Item>[];
  /** What makes two items the same. */
  by: (item: Item) => string | number;
  columns?: 1 | 2 | 3;
  /** Below the cards: why there are none. */
  children?: ReactNode;
};

/** Several of a few, each as a card to tick; the form holds the list. */
export function Ticks<Values extends FieldValues, Name extends FieldPath<Values>, Item>(
  props: TicksProps<Values, Name, Item>,
) {
  const { options, by, columns = 1, children } = props;
  const { field, frame } = useFieldOf(props);
  const { label, ...group } = frame;
  const chosen: readonly Item[] = field.value ?? [];
  return (
    <ChoiceGroup legend={label} {...group} columns={columns}>
      {options.map(({ value, ...card }, position) => (
        <ChoiceCard
          key={by(value)}
          {...card}
          type="checkbox"
          name={field.name}
          checked={chosen.some((each) => by(each) === by(value))}
          onChange={({ target }) => {
            const others = chosen.filter((each) => by(each) !== by(value));
            field.onChange(target.checked ? [...others, value] : others);
          }}
          onBlur={field.onBlur}
          {...(position === 0 ? { ref: field.ref } : {})}
        />
      ))}
      {children}
    </ChoiceGroup>
  );
}

type CheckProps<Values extends FieldValues, Name extends FieldPath<Values>> = {
  of: FormState<Values>;
  name: Name;
  title: ReactNode;
  note?: ReactNode;
  /** What the form holds when it is ticked, and when not. */
  on: FieldPathValue<Values, Name>;
  off: FieldPathValue<Values, Name>;
};

/** Yes or no, as a card to tick. */
export function Check<Values extends FieldValues, Name extends FieldPath<Values>>(props: CheckProps<Values, Name>) {
  const { of, name, title, note, on, off } = props;
  const { field } = useController({ control: of.control, name });
  const error = of.error(name);
  const errorId = useId();
  return (
    <div>
      <ChoiceCard
        type="checkbox"
        title={title}
        note={note}
        name={field.name}
        checked={field.value === on}
        onChange={({ target }) => field.onChange(target.checked ? on : off)}
        onBlur={field.onBlur}
        ref={field.ref}
        aria-invalid={error ? true : undefined}
        aria-errormessage={error ? errorId : undefined}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
