import { withPlaceholder } from '../../domain/code-list.ts';
import { childGender } from '../../domain/codes.ts';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { BirthDateField, type TakenAges } from './birth-date-field.tsx';
import { FoldedFields } from './folded-fields.tsx';
import { KanaField } from './kana-field.tsx';
import { useField } from './text/use-field.ts';

const genders = withPlaceholder(childGender.options);

type ChildFieldsProps = {
  /** 'child1.' in the registration forms and '' where a child is the whole form. */
  prefix: string;
  today: string;
  taken: TakenAges | undefined;
  /** Only what the seat needs; the rest is optional and folded. */
  brief?: boolean;
};

export function ChildFields({ prefix, today, taken, brief = false }: ChildFieldsProps) {
  const [gender, remarks] = [`${prefix}gender`, `${prefix}customer_remarks`];
  const rest = (
    <>
      <SelectField label="性別" required={!brief} options={genders} {...useField(gender)} />
      <TextAreaField
        label="園に伝えたいこと"
        hint="アレルギー、お薬、好きな遊びなど、100文字まで。"
        rows={2}
        maxLength={100}
        {...useField(remarks)}
      />
    </>
  );
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
      <KanaField name={`${prefix}name_kana`} label="お子さまのお名前(カナ)" required placeholder="ミズノ ハル" />
      <BirthDateField name={`${prefix}date_of_birth`} label="生年月日" example="20230503" today={today} taken={taken} />
      {brief ? (
        <FoldedFields title="アレルギーなど園に伝えたいこと・性別" names={[gender, remarks]}>
          {rest}
        </FoldedFields>
      ) : (
        rest
      )}
    </>
  );
}
