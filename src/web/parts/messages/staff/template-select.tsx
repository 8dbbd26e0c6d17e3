import { withPlaceholder } from '../../../../domain/code-list.ts';
import { filledTemplate } from '../../../../domain/messages/inbox-steps.ts';
import { SelectField } from '../../../ui/field.tsx';

type TemplateSelectProps = {
  label: string;
  templates: readonly { readonly id: number; readonly title: string; readonly body: string }[];
  /** What is in the place of {お名前} and the like. */
  facts: Parameters<typeof filledTemplate>[1];
  onWords: (words: string) => void;
};

/** Words to begin with; shown only where there are any. */
export function TemplateSelect({ label, templates, facts, onWords }: TemplateSelectProps) {
  if (templates.length === 0) return null;
  return (
    <SelectField
      label={label}
      unmarked
      options={withPlaceholder(templates.map(({ id, title }) => ({ key: String(id), label: title })))}
      value="0"
      onChange={(event) => {
        const chosen = templates.find(({ id }) => String(id) === event.target.value);
        if (chosen) onWords(filledTemplate(chosen.body, facts));
      }}
    />
  );
}
