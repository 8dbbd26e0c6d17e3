import { useField } from '../../../form/schema-form.tsx';
import { TextAreaField } from '../../../ui/field.tsx';

export function RemarksPart() {
  return (
    <TextAreaField
      hint="100文字まで。体調やお昼寝など、当日だけのことをお書きください。"
      autoComplete="off"
      rows={3}
      {...useField('remarks', '園に伝えたいこと')}
    />
  );
}
