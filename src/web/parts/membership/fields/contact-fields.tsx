import { useFormContext } from 'react-hook-form';
import { withPlaceholder } from '../../../../domain/code-list.ts';
import { adultGender } from '../../../../domain/codes.ts';
import { EmailField } from '../../../form/fields/email-field.tsx';
import { KanaField } from '../../../form/fields/kana-field.tsx';
import { TelField } from '../../../form/fields/tel-field.tsx';
import { useField } from '../../../form/schema-form.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { LineNameNote } from './line-name-offer.tsx';

const genders = withPlaceholder(adultGender.options);

/** The customer: name, kana, gender. `line_name`: what LINE calls them, where it was filled in. */
export function NameFields({ line_name = null, brief = false }: { line_name?: string | null; brief?: boolean }) {
  return (
    <>
      <div>
        <TextField autoComplete="name" placeholder="水野 かおり" {...useField('name')} />
        <LineNameNote line_name={line_name} />
      </div>
      <KanaField name="name_kana" placeholder="ミズノ カオリ" />
      {!brief && <GenderField />}
    </>
  );
}

export function GenderField() {
  return <SelectField autoComplete="sex" options={genders} {...useField('gender')} />;
}

/** How to reach the customer. */
export function ReachFields() {
  const { setValue } = useFormContext();
  return (
    <>
      <TelField name="tel" hint="お預かり中に連絡のつく番号です。" autoComplete="tel-national" />
      <EmailField
        hint="予約のお知らせが届きます。"
        autoComplete="email"
        field={useField('email')}
        take={(email) => setValue('email', email, { shouldValidate: true })}
      />
    </>
  );
}

/** Whom to call when the customer does not answer. */
export function EmergencyFields() {
  return (
    <>
      <TextField
        hint="ご本人につながらないときにご連絡する方です。"
        autoComplete="off"
        placeholder="水野 一郎"
        {...useField('emergency_contact_name')}
      />
      <TelField name="emergency_contact_tel" hint="ご本人とは別の番号です。" autoComplete="off" />
    </>
  );
}
