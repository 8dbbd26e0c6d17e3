import { useFormContext } from 'react-hook-form';
import { withPlaceholder } from '../../domain/code-list.ts';
import { adultGender } from '../../domain/codes.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { EmailField } from './email-field.tsx';
import { KanaField } from './kana-field.tsx';
import { LineNameOffer } from './line-name-offer.tsx';
import { ConvertedField } from './text/converted-field.tsx';
import { digitsOf } from './text/typed-text.ts';
import { useField } from './text/use-field.ts';

const genders = withPlaceholder(adultGender.options);

/** The customer: name, kana, gender. `line_name` is offered for the name, where LINE knows one. */
export function NameFields({ line_name = null, brief = false }: { line_name?: string | null; brief?: boolean }) {
  return (
    <>
      <div>
        <TextField
          label="お名前"
          required
          autoComplete="name"
          maxLength={50}
          placeholder="水野 かおり"
          {...useField('name')}
        />
        <LineNameOffer line_name={line_name} />
      </div>
      <KanaField name="name_kana" label="お名前(カナ)" required placeholder="ミズノ カオリ" />
      {!brief && <GenderField required />}
    </>
  );
}

export function GenderField({ required = false }: { required?: boolean }) {
  return <SelectField label="性別" required={required} autoComplete="sex" options={genders} {...useField('gender')} />;
}

/** How to reach the customer. */
export function ReachFields() {
  const { error, ...registration } = useField('email');
  const { setValue } = useFormContext();
  return (
    <>
      <TelField name="tel" label="電話番号" hint="お預かり中に連絡のつく番号です。" autoComplete="tel-national" />
      <EmailField
        hint="予約のお知らせが届きます。"
        autoComplete="email"
        error={error}
        registration={registration}
        take={(email) => setValue('email', email, { shouldValidate: true })}
      />
    </>
  );
}

/** Whom to call when the customer does not answer. */
export function EmergencyFields({ required = true }: { required?: boolean }) {
  return (
    <>
      <TextField
        label="緊急連絡先のお名前"
        hint="ご本人につながらないときにご連絡する方です。"
        required={required}
        autoComplete="off"
        maxLength={50}
        placeholder="水野 一郎"
        {...useField('emergency_contact_name')}
      />
      <TelField
        name="emergency_contact_tel"
        label="緊急連絡先の電話番号"
        hint="ご本人とは別の番号です。"
        required={required}
        autoComplete="off"
      />
    </>
  );
}

type TelFieldProps = { name: string; label: string; hint?: string; required?: boolean; autoComplete: string };

/** Hyphens, spaces and full-width digits may be typed or pasted; the digits stay. */
export function TelField({ name, label, hint, required = true, autoComplete }: TelFieldProps) {
  return (
    <ConvertedField
      name={name}
      label={label}
      hint={hint}
      required={required}
      convert={(text) => digitsOf(text, 11)}
      type="tel"
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder="09012345678"
    />
  );
}
