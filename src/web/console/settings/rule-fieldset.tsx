import { fieldsOf, ruleEffectText } from '../../../contract/functions/settings/rule-text.ts';
import { benefitCover } from '../../../domain/billing/papers/paper-codes.ts';
import { coverAgreement, overtimeAgreement } from '../../../domain/cover/cover-codes.ts';
import { maximumGradeText } from '../../../domain/membership/age.ts';
import { type RuleTable, sectionsOf } from '../../../domain/settings/catalogue.ts';
import { ratioAge, staffRounding } from '../../../domain/staffing/staffing-codes.ts';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';

type RuleFieldsetProps = {
  table: RuleTable;
  /** Of a table with several; blank: all of them. */
  subject: string;
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
};

const choices: Readonly<Record<string, readonly { key: string; label: string }[]>> = {
  maximum_school_grade: Array.from({ length: 12 }, (_, index) => {
    const maximum_school_grade = 6 - index;
    return {
      key: String(maximum_school_grade),
      label: maximumGradeText({ minimum_age_months: 0, maximum_school_grade }),
    };
  }),
  staff_rounding: staffRounding.options,
  cover_agreement: coverAgreement.options,
  overtime_agreement: overtimeAgreement.options,
  ratio_age: ratioAge.options,
  ...Object.fromEntries(
    Object.keys(fieldsOf('tax_settings'))
      .filter((name) => name.endsWith('_benefit'))
      .map((name) => [name, benefitCover.options]),
  ),
  step_minutes: ['10', '15', '20', '30', '60'].map((key) => ({ key, label: `${key}分` })),
};

/** The date a row begins on and its columns; offers have a name, a plan also its lines. */
export function RuleFieldset({ table, subject, values, errors, onChange }: RuleFieldsetProps) {
  const text = (name: string) => ({
    value: values[name] ?? '',
    error: errors[name],
    required: true,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const named = table === 'plan_types' || table === 'ticket_prices';
  return (
    <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <TextField
        {...text('adaptation_date')}
        label="始まる日"
        type="date"
        hint="この日のご利用から変わります。"
        className="md:col-span-2 md:max-w-xs"
      />
      {named && <TextField {...text('name')} label="名前" maxLength={30} className="md:col-span-2 md:max-w-md" />}
      {sectionsOf(table)
        .filter(({ key }) => subject === '' || key === subject)
        .flatMap(({ title, fields }) => [
          title !== '' && subject === '' && (
            <h3 key={title} className="text-lead md:col-span-2">
              {title}
            </h3>
          ),
          ...Object.entries(fields).map(([name, field]) => {
            const options = choices[name];
            const said = [ruleEffectText(table, name, values[name]), field.hint].filter(Boolean).join('');
            const hint = said === '' ? {} : { hint: said };
            if (options)
              return <SelectField key={name} {...text(name)} {...hint} label={field.label} options={options} />;
            if (field.type === 'time')
              return <TextField key={name} {...text(name)} {...hint} label={field.label} type="time" />;
            if (field.type === 'text')
              return (
                <TextAreaField key={name} {...text(name)} {...hint} label={field.label} className="md:col-span-2" />
              );
            const unit = field.unit === undefined ? {} : { unit: field.unit };
            return <TextField key={name} {...text(name)} {...hint} {...unit} label={field.label} inputMode="numeric" />;
          }),
        ])}
      {table === 'plan_types' && (
        <SummariesField value={values.summaries ?? ''} error={summariesError(errors)} onChange={onChange} />
      )}
    </div>
  );
}

export const summariesHint = '1行に1つ、6行までです。プランを選ぶ画面と料金のページに並びます。';

function SummariesField(props: {
  value: string;
  error: string | undefined;
  onChange: (name: string, value: string) => void;
}) {
  return (
    <TextAreaField
      className="md:col-span-2"
      label="説明"
      hint={summariesHint}
      value={props.value}
      error={props.error}
      autoComplete="off"
      onChange={(event) => props.onChange('summaries', event.target.value)}
    />
  );
}

export const summaryLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The whole, or the first line that is wrong. */
const summariesError = (errors: Readonly<Record<string, string>>): string | undefined =>
  errors.summaries ?? Object.entries(errors).find(([name]) => name.startsWith('summaries.'))?.[1];
