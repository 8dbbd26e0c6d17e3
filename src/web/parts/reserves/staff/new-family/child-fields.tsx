import { parseTokyoDate } from '../../../../../domain/time.ts';
import { ageText, birthDateText } from '../../../../form/fields/birth-date-text.ts';
import { digitsOf } from '../../../../form/fields/typed-text.ts';
import { TextField } from '../../../../ui/field.tsx';
import { katakanaText } from '../../../membership/staff/typed-kana.ts';
import type { TypedChild } from './typed-family.ts';

type DeskChildFieldsProps = {
  child: TypedChild;
  /** child1. … or '': how the server names the fields. */
  prefix: string;
  errors: Readonly<Record<string, string>>;
  today: string;
  /** The purpose was read out and agreed to. */
  consented: boolean;
  /** In a dialog: one below the other. */
  narrow?: boolean;
  onChange: (change: Partial<TypedChild>) => void;
};

export function DeskChildFields({ child, prefix, errors, today, consented, narrow, onChange }: DeskChildFieldsProps) {
  const born = parseTokyoDate(child.date_of_birth);
  const known = born !== null && born <= today ? born : null;
  return (
    <div className={`grid items-start gap-4 ${narrow ? '' : 'md:grid-cols-2'}`}>
      <TextField
        label="お子さまのお名前"
        required
        maxLength={50}
        autoComplete="off"
        value={child.name}
        error={errors[`${prefix}name`]}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label="お子さまのお名前(カナ)"
        required
        maxLength={50}
        autoComplete="off"
        value={child.name_kana}
        error={errors[`${prefix}name_kana`]}
        onChange={(event) => onChange({ name_kana: event.target.value })}
        onBlur={() => onChange({ name_kana: katakanaText(child.name_kana) })}
      />
      <div>
        <TextField
          label="生年月日"
          required
          inputMode="numeric"
          autoComplete="off"
          placeholder="20230401"
          value={child.date_of_birth}
          error={errors[`${prefix}date_of_birth`]}
          onChange={(event) => onChange({ date_of_birth: digitsOf(event.target.value, 8) })}
        />
        <p className="figures mt-1 min-h-7 text-note" aria-live="polite">
          {known && (
            <>
              <strong>{birthDateText(known)}</strong>
              <span className="ml-2 text-ink-soft">{ageText(known, today)}</span>
            </>
          )}
        </p>
      </div>
      <TextField
        label="健康・アレルギー"
        maxLength={100}
        autoComplete="off"
        disabled={!consented}
        placeholder={consented ? '' : '同意を確認すると入力できます'}
        value={child.customer_remarks}
        error={errors[`${prefix}customer_remarks`]}
        onChange={(event) => onChange({ customer_remarks: event.target.value })}
      />
    </div>
  );
}
