import { withSan } from '../../../../domain/membership/called-name.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import type { TypedConcerned } from './typed-incident.ts';

type ConcernedChildProps = {
  child: TypedConcerned;
  errorOf: (name: string) => string | undefined;
  onChange: (change: Partial<TypedConcerned>) => void;
};

/** What happened to one child, and what its own family was told. */
export function ConcernedFields({ child, errorOf, onChange }: ConcernedChildProps) {
  const field = (name: Exclude<keyof TypedConcerned, 'reserve_id' | 'name'>) => ({
    value: child[name],
    error: errorOf(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-white p-4">
      <legend className="px-1 text-lead font-bold">{withSan(child.name)}</legend>
      <TextAreaField label="発見時の様子" rows={2} maxLength={500} {...field('state_found')} />
      <TextAreaField label="応急手当" rows={2} maxLength={500} {...field('first_aid')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="受診した病院" maxLength={100} {...field('hospital')} />
        <TextField label="診断" maxLength={200} {...field('diagnosis')} />
      </div>
      <p className="font-bold">保護者への連絡</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="伝えた相手" maxLength={50} {...field('told_name')} />
        <TextField label="伝えた日時" type="datetime-local" {...field('told_at')} />
      </div>
      <TextAreaField
        label="伝えた内容"
        rows={2}
        maxLength={500}
        hint="ご家庭がご自分の情報を取り寄せると、この欄も渡ります。"
        {...field('told_words')}
      />
    </fieldset>
  );
}
