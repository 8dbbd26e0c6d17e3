import { type IdentityDocument, identityDocument } from '../../../../../domain/staff-codes.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';

export type SeenDocument = IdentityDocument | 'none';

type DocumentChoiceProps = {
  value: SeenDocument | null;
  onChange: (value: SeenDocument) => void;
  error: string | undefined;
  /** What to choose where none was shown; null: one must be. */
  none?: string | null;
};

/** Which document was actually seen. There is no default: staff who saw none must say so. */
export function DocumentChoice({ value, onChange, error, none = null }: DocumentChoiceProps) {
  const choices: [SeenDocument, string][] = identityDocument.keys.map((key) => [key, identityDocument.label(key)]);
  if (none !== null) choices.push(['none', none]);
  return (
    <ChoiceGroup legend="見た身分証" required error={error}>
      {choices.map(([key, label]) => (
        <ChoiceCard
          key={key}
          type="radio"
          name="identity_document"
          title={label}
          checked={value === key}
          onChange={() => onChange(key)}
        />
      ))}
    </ChoiceGroup>
  );
}
