import { withSan } from '../../../../../domain/text/called-name.ts';
import { Field } from '../../../../form/field.tsx';
import type { FormState } from '../../../../form/use-action-form.ts';
import type { TypedIncident } from './typed-incident.ts';

type ConcernedFieldsProps = { of: FormState<TypedIncident>; place: number };

/** What happened to one child, and what its own family was informed of. */
export function ConcernedFields({ of, place }: ConcernedFieldsProps) {
  const { name } = of.values.children[place] ?? { name: '' };
  const field = <Name extends string>(part: Name) => ({ of, name: `children.${place}.${part}` }) as const;
  return (
    <fieldset className="grid gap-4 rounded-lg border border-line bg-white p-4">
      <legend className="px-1 text-lead font-bold">{withSan(name)}</legend>
      <Field {...field('state_found')} as="area" rows={2} />
      <Field {...field('first_aid')} as="area" rows={2} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('hospital')} />
        <Field {...field('diagnosis')} />
      </div>
      <p className="font-bold">保護者への連絡</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('told_name')} />
        <Field {...field('told_at')} />
      </div>
      <Field
        {...field('told_words')}
        as="area"
        rows={2}
        hint="ご家庭がご自分の情報を取り寄せると、この欄も渡ります。"
      />
    </fieldset>
  );
}
