import { withPlaceholder } from '../../domain/code-list.ts';
import { childGender } from '../../domain/codes.ts';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { BirthDateField, type TakenAges } from './birth-date-field.tsx';
import { KanaField } from './kana-field.tsx';
import { useField } from './use-field.ts';

const genders = withPlaceholder(childGender.options);

/** One child. `prefix` is 'child1.' in the registration forms and '' where a child is the whole form. */
export function ChildFields({ prefix, today, taken }: { prefix: string; today: string; taken: TakenAges | undefined }) {
  const remarks = useField(`${prefix}customer_remarks`);
  return (
    <>
      <TextField
        label="お子さまのお名前"
        required
        autoComplete="off"
        maxLength={50}
        placeholder="水野 はる"
        {...useField(`${prefix}name`)}
      />
      <KanaField name={`${prefix}name_kana`} label="お子さまのお名前(カナ)" placeholder="ミズノ ハル" />
      <SelectField label="性別" required options={genders} {...useField(`${prefix}gender`)} />
      <BirthDateField name={`${prefix}date_of_birth`} label="生年月日" example="20230503" today={today} taken={taken} />
      <TextAreaField
        label="園に伝えたいこと"
        hint="アレルギー、お薬、好きな遊びなど、100文字まで。"
        rows={2}
        maxLength={100}
        {...remarks}
      />
    </>
  );
}
