import { useState } from 'react';
import { morningMeal, morningSleep, symptom } from '../../../../domain/care/morning/morning-codes.ts';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AnswerChip, ChipGroup, Counter } from './chips.tsx';
import { InfectionFields } from './infection-fields.tsx';
import type { Infection, MissingFields, MorningPageData, MorningValues } from './morning-values.ts';

type MorningChildFieldsProps = {
  values: MorningValues;
  missing: MissingFields;
  settings: MorningPageData['reserve_settings'][number] | undefined;
  infections: readonly Infection[];
  today: string;
  onChange: (changes: Partial<MorningValues>) => void;
};

/** Everything there is to ask about one child's morning but the temperature. Rare cases are folded behind one press. */
export function MorningChildFields({
  values,
  missing,
  settings,
  infections,
  today,
  onChange,
}: MorningChildFieldsProps) {
  const name = `child-${values.child_id}`;
  const { temperature } = values;
  const fever = settings?.fever_temperature ?? Number.POSITIVE_INFINITY;
  const warm = temperature !== null && temperature >= fever;
  const has = (code: number) => values.symptoms.includes(code);
  const toggle = (code: number, on: boolean) =>
    onChange({ symptoms: on ? [...values.symptoms, code] : values.symptoms.filter((each) => each !== code) });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {(warm || missing.usual) && (
        <TextField
          label="ふだんの体温(平熱)"
          required
          inputMode="decimal"
          autoComplete="off"
          unit="℃"
          className="max-w-44"
          value={values.usual}
          error={missing.usual}
          onChange={(event) => onChange({ usual: event.target.value })}
        />
      )}
      <ChipGroup
        legend="気になる様子"
        hint="あてはまるものだけ押してください。なければ、そのままで大丈夫です。"
        columns={2}
      >
        {symptom.options.map(({ key, label }) => (
          <AnswerChip
            key={key}
            type="checkbox"
            name={`${name}-symptoms`}
            checked={has(Number(key))}
            onChange={(on) => toggle(Number(key), on)}
          >
            {label}
          </AnswerChip>
        ))}
      </ChipGroup>
      <div className="-mt-4 grid gap-2 sm:grid-cols-2">
        <Counter
          label="下痢(24時間)"
          value={values.loose_stools}
          onChange={(loose_stools) => onChange({ loose_stools })}
        />
        <Counter label="嘔吐(24時間)" value={values.vomits} onChange={(vomits) => onChange({ vomits })} />
      </div>
      <ChipGroup legend="この24時間に" hint="あてはまるものだけ押してください。" columns={1}>
        <AnswerChip
          type="checkbox"
          name={`${name}-recent`}
          checked={values.recent_fever_flag}
          onChange={(recent_fever_flag) => onChange({ recent_fever_flag })}
        >
          {`${settings?.high_fever_temperature.toFixed(0) ?? ''}℃以上の熱が出た`}
        </AnswerChip>
        <AnswerChip
          type="checkbox"
          name={`${name}-recent`}
          checked={values.antipyretic_flag}
          onChange={(antipyretic_flag) => onChange({ antipyretic_flag })}
        >
          熱を下げる薬を使った
        </AnswerChip>
        <AnswerChip
          type="checkbox"
          name={`${name}-recent`}
          checked={values.seizure_medicine_flag}
          onChange={(seizure_medicine_flag) => onChange({ seizure_medicine_flag })}
        >
          けいれん予防の座薬を使った
        </AnswerChip>
      </ChipGroup>
      <AnswerChip
        type="checkbox"
        name={`${name}-contact`}
        checked={values.contact_flag}
        onChange={(contact_flag) => onChange({ contact_flag })}
      >
        まわりに、感染症の人がいる
      </AnswerChip>
      <InfectionFields values={values} infections={infections} today={today} onChange={onChange} />
      <MealAndSleep values={values} missing={missing} onChange={onChange} />
      <ChipGroup legend="今日、園で飲む薬" columns={2}>
        <AnswerChip
          type="radio"
          name={`${name}-medicine`}
          checked={!values.medicine_flag}
          onChange={() => onChange({ medicine_flag: false })}
        >
          ありません
        </AnswerChip>
        <AnswerChip
          type="radio"
          name={`${name}-medicine`}
          checked={values.medicine_flag}
          onChange={() => onChange({ medicine_flag: true })}
        >
          あります
        </AnswerChip>
      </ChipGroup>
      {values.medicine_flag && (
        <div className="-mt-4">
          <Notice kind="info" title="薬は、受付で職員に直接お渡しください">
            医師が処方した今日の1回分に、お名前と日付を書いてお持ちください。受付で与薬依頼書にご記入いただきます。
          </Notice>
        </div>
      )}
      <RemarksField values={values} onChange={onChange} />
    </div>
  );
}

type PartProps = Pick<MorningChildFieldsProps, 'values' | 'onChange'>;

function MealAndSleep({ values, missing, onChange }: PartProps & { missing: MissingFields }) {
  const name = `child-${values.child_id}`;
  return (
    <>
      <div className="grid gap-3">
        <ChipGroup legend="けさの食事" error={missing.meal} columns={3}>
          {morningMeal.options.map(({ key, label }) => (
            <AnswerChip
              key={key}
              type="radio"
              name={`${name}-meal`}
              checked={values.meal === Number(key)}
              onChange={() => onChange({ meal: Number(key) })}
            >
              {label}
            </AnswerChip>
          ))}
        </ChipGroup>
        <div className="grid gap-3 min-[420px]:grid-cols-[8.5rem_minmax(0,1fr)]">
          <TextField
            label="時刻"
            type="time"
            autoComplete="off"
            value={values.meal_time}
            onChange={(event) => onChange({ meal_time: event.target.value })}
          />
          <TextField
            label="食べたもの"
            inputMode="text"
            autoComplete="off"
            maxLength={100}
            value={values.meal_words}
            onChange={(event) => onChange({ meal_words: event.target.value })}
          />
        </div>
      </div>
      <ChipGroup legend="ゆうべの睡眠" error={missing.sleep} columns={3}>
        {morningSleep.options.map(({ key, label }) => (
          <AnswerChip
            key={key}
            type="radio"
            name={`${name}-sleep`}
            checked={values.sleep === Number(key)}
            onChange={() => onChange({ sleep: Number(key) })}
          >
            {label}
          </AnswerChip>
        ))}
      </ChipGroup>
    </>
  );
}

/** Most mornings there is nothing more to say: the field opens by a press. */
function RemarksField({ values, onChange }: PartProps) {
  const [open, setOpen] = useState(values.words !== '');
  if (!open) {
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="text-link -my-2 inline-flex min-h-11 items-center justify-self-start"
      >
        園に伝えたいことを書く
      </button>
    );
  }
  return (
    <TextAreaField
      label="園に伝えたいこと"
      maxLength={300}
      value={values.words}
      onChange={(event) => onChange({ words: event.target.value })}
    />
  );
}
