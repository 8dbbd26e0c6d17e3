import { X } from 'lucide-react';
import { useState } from 'react';
import { withSama } from '../../../../../domain/text/called-name.ts';
import { LiveLoaded } from '../../../../console/staff-page.tsx';
import { reading } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, TextField } from '../../../../ui/field.tsx';

type FamilyPickerProps = { ids: readonly number[]; error: string | undefined; onChange: (ids: number[]) => void };
type Named = { id: number; name: string };

const typingPause = 300;

/** Families one by one: what is chosen stands above, what is looked for below it. */
export function FamilyPicker({ ids, error, onChange }: FamilyPickerProps) {
  const [text, setText] = useState('');
  const [named, setNamed] = useState<readonly Named[]>([]);
  const asked = text.trim() === '' ? null : { text: text.trim().slice(0, 100), page: 1 };
  const found = useAnswer(reading('headquartersFindFamilies', asked), { delay: typingPause });
  const known = named.filter(({ id }) => ids.includes(id));
  const others = ids.length - known.length;
  function add(family: Named) {
    setNamed((before) => [...before.filter(({ id }) => id !== family.id), family]);
    onChange([...ids, family.id]);
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-bold">ご家庭</legend>
      {others > 0 && (
        <p className="figures flex flex-wrap items-center gap-3">
          変更の影響を受ける{others}家庭を選んでいます。
          <Button kind="quiet" size="small" onClick={() => onChange(known.map(({ id }) => id))}>
            選び直す
          </Button>
        </p>
      )}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {known.map(({ id, name }) => (
          <li key={id}>
            <Button kind="plain" size="small" onClick={() => onChange(ids.filter((each) => each !== id))}>
              {withSama(name)}
              <X className="size-4" aria-hidden="true" />
              <span className="sr-only">を外す</span>
            </Button>
          </li>
        ))}
      </ul>
      <TextField
        label="ご家庭を探して足す"
        hint="お名前、電話番号、メール、お子さまの名前、お客様番号"
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      {asked && (
        <LiveLoaded query={found} steady>
          {({ families }) => (
            <FoundFamilies families={families.filter(({ id }) => !ids.includes(id)).slice(0, 10)} onAdd={add} />
          )}
        </LiveLoaded>
      )}
      {error && <FieldError id="family-picker-error">{error}</FieldError>}
    </fieldset>
  );
}

type FoundFamiliesProps = {
  families: readonly (Named & { readonly branch_name: string | null })[];
  onAdd: (family: Named) => void;
};

function FoundFamilies({ families, onAdd }: FoundFamiliesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {families.map((family) => (
        <li key={family.id} className="flex items-center justify-between gap-3 py-1">
          <span>
            {withSama(family.name)}
            <span className="figures ml-2 text-note text-ink-soft">
              番号 {family.id}
              {family.branch_name && ` · ${family.branch_name}`}
            </span>
          </span>
          <Button kind="plain" size="small" onClick={() => onAdd(family)}>
            足す<span className="sr-only">({family.name})</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
