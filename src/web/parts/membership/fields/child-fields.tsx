import { withPlaceholder } from '../../../../domain/code-list.ts';
import { childGender } from '../../../../domain/codes.ts';
import { BirthDateField, type TakenAges } from '../../../form/fields/birth-date-field.tsx';
import { KanaField } from '../../../form/fields/kana-field.tsx';
import { useField } from '../../../form/schema-form.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { FoldedFields } from './folded-fields.tsx';

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
  const kana = <KanaField name={`${prefix}name_kana`} placeholder="ミズノ ハル" />;
  const rest = (
    <>
      <SelectField options={genders} {...useField(gender, '性別')} />
      <TextAreaField
        hint="アレルギー、お薬、好きな遊びなど、100文字まで。"
        rows={2}
        {...useField(remarks, '園に伝えたいこと')}
      />
    </>
  );
  return (
    <>
      <TextField autoComplete="off" placeholder="水野 はる" {...useField(`${prefix}name`)} />
      {!brief && kana}
      <BirthDateField name={`${prefix}date_of_birth`} example="20230503" today={today} taken={taken} />
      {brief ? (
        <FoldedFields title="お名前(カナ)・アレルギーなど・性別" names={[`${prefix}name_kana`, gender, remarks]}>
          {kana}
          {rest}
        </FoldedFields>
      ) : (
        rest
      )}
    </>
  );
}
