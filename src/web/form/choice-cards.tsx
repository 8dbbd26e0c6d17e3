import { type ReactNode, useContext } from 'react';
import { ChoiceCard, ChoiceGroup } from '../ui/choice-card.tsx';
import { FieldsOfForm, useField } from './schema-form.tsx';

type ChoiceCardsProps = {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
  columns?: 1 | 2 | 3;
  /** Where there is more to say of each, or the contract does not know them. */
  options?: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly note?: ReactNode;
    aside?: ReactNode;
  }[];
};

/** A field of the surrounding form (useField): one of a few, each as a card. */
export function ChoiceCards({ name, label, options, ...group }: ChoiceCardsProps) {
  const { label: legend, required, error, ...field } = useField(name, label);
  const known = useContext(FieldsOfForm)(name).options;
  return (
    <ChoiceGroup legend={legend} required={required} error={error} {...group}>
      {(options ?? known ?? []).map(({ key, label: title, ...more }) => (
        <ChoiceCard key={key} type="radio" value={key} title={title} {...more} {...field} />
      ))}
    </ChoiceGroup>
  );
}
