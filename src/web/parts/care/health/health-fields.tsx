import { healthLimits } from '../../../../contract/functions/care/health.ts';
import { dietStage } from '../../../../domain/care/care-codes.ts';
import { type CardTexts, cardTextLabels, cardTextLimits } from '../../../../domain/care/health-card.ts';
import { withPlaceholder } from '../../../../domain/code-list.ts';
import { ageOn } from '../../../../domain/membership/age.ts';
import { ChoiceCard, ChoiceGroup } from '../../../ui/choice-card.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { AllergyFields } from './allergy-fields.tsx';
import { HealthPart } from './health-part.tsx';
import { answeredNone, answeredSome, type NamableAllergen, type TypedHealth } from './health-values.ts';

type HealthFieldsProps = {
  value: TypedHealth;
  allergens: readonly NamableAllergen[];
  child: { readonly name: string; readonly date_of_birth: string };
  today: string;
  errors: Readonly<Record<string, string>>;
  /** Staff ask the family; the family is asked. */
  asks?: 'family' | 'staff';
  onChange: (changes: Partial<TypedHealth>) => void;
};

const stages = withPlaceholder(dietStage.options, '選ばない');
/** From this age, bottle feeding is not asked about. */
const weanedYears = 3;
const foodFields = ['diet_stage', 'milk', 'foods_to_avoid'] as const;
const bodyFields = [
  ...(['usual_temperature', 'conditions', 'medicines', 'medical_history'] as const),
  ...(['family_doctor', 'insurance_note'] as const),
];
const dailyFields = ['sleep_habits', 'comfort', 'toilet', 'free_text'] as const;
const photoFields = ['own_photos', 'shared_photos'] as const;

type Change = HealthFieldsProps['onChange'];
type PartProps = { value: TypedHealth; errors: Readonly<Record<string, string>>; onChange: Change };

/** A text of the card, as it is typed; those of CardTexts have their label and length from there. */
function textsOf({ value, errors, onChange }: PartProps) {
  const text = (name: 'milk' | 'foods_to_avoid' | 'usual_temperature' | keyof CardTexts) => ({
    value: value[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const card = (name: keyof CardTexts) => ({
    label: cardTextLabels[name],
    maxLength: cardTextLimits[name],
    ...text(name),
  });
  return { text, card };
}

/** Everything one must know of a child before caring for it: allergies first, then food, health, habits and pictures. */
export function HealthFields({ allergens, child, today, asks = 'family', ...part }: HealthFieldsProps) {
  const { value, errors, onChange } = part;
  const answer = (key: string) => ({
    type: 'radio' as const,
    name: `allergy-${child.name}`,
    checked: value.allergy_answer === key,
    'aria-invalid': (errors.allergy_answer !== undefined && key === answeredNone) || undefined,
    onChange: () => onChange({ allergy_answer: key }),
  });
  return (
    <div className="grid gap-4">
      <section className="mb-4 grid gap-4">
        <h2 className="text-h3">アレルギー</h2>
        <ChoiceGroup
          legend="アレルギーはありますか"
          required
          columns={2}
          error={errors.allergy_answer && '「ない」か「ある」を選んでください。'}
        >
          <ChoiceCard {...answer(answeredNone)} title="ない" />
          <ChoiceCard {...answer(answeredSome)} title="ある" />
        </ChoiceGroup>
        {value.allergy_answer === answeredSome && (
          <AllergyFields
            allergens={allergens}
            today={today}
            value={value.allergies}
            errors={errors}
            onChange={(allergies) => onChange({ allergies })}
          />
        )}
      </section>
      <FoodPart {...part} age={ageOn(child.date_of_birth, today)} />
      <BodyPart {...part} />
      <DailyPart {...part} />
      <PhotoPart {...part} asks={asks} />
    </div>
  );
}

function FoodPart({ age, ...part }: PartProps & { age: number }) {
  const { value, errors, onChange } = part;
  const { text } = textsOf(part);
  const fed = value.diet_stage !== '0' && value.diet_stage !== String(dietStage.code.usual);
  return (
    <HealthPart title="食事" fields={foodFields} {...part}>
      {(age < weanedYears || fed || value.milk !== '') && (
        <>
          <SelectField
            label="食事の段階"
            options={stages}
            value={value.diet_stage}
            error={errors.diet_stage}
            onChange={(event) => onChange({ diet_stage: event.target.value })}
          />
          <TextField
            label="ミルク・母乳"
            placeholder="3時間ごとに160ml など"
            maxLength={healthLimits.milk}
            {...text('milk')}
          />
        </>
      )}
      <TextField
        label="避けている食べもの"
        hint="アレルギー以外の理由で、食べさせていないものです。"
        maxLength={healthLimits.foods}
        {...text('foods_to_avoid')}
      />
    </HealthPart>
  );
}

function BodyPart(part: PartProps) {
  const { text, card } = textsOf(part);
  return (
    <HealthPart title="からだのこと" fields={bodyFields} {...part}>
      <TextField
        className="max-w-48"
        label="平熱"
        unit="℃"
        inputMode="decimal"
        placeholder="36.6"
        maxLength={5}
        {...text('usual_temperature')}
      />
      <TextAreaField hint="ぜんそく、心臓の病気など。" rows={2} {...card('conditions')} />
      <TextAreaField hint="薬の名前と、使う時間など。" rows={2} {...card('medicines')} />
      <TextAreaField hint="熱性けいれん、手術など。" rows={2} {...card('medical_history')} />
      <TextField hint="病院の名前と電話番号。" {...card('family_doctor')} />
      <TextField hint="「医療証あり」など。番号は書かないでください。" {...card('insurance_note')} />
    </HealthPart>
  );
}

function DailyPart(part: PartProps) {
  const { card } = textsOf(part);
  return (
    <HealthPart title="くらしのこと" fields={dailyFields} {...part}>
      <TextAreaField hint="眠くなるときのしぐさ、寝かせ方など。" rows={2} {...card('sleep_habits')} />
      <TextAreaField hint="好きな遊び、抱っこのしかたなど。" rows={2} {...card('comfort')} />
      <TextAreaField hint="おむつ、トイレの間隔や誘い方など。" rows={2} {...card('toilet')} />
      <TextAreaField rows={3} {...card('free_text')} />
    </HealthPart>
  );
}

function PhotoPart({ asks, ...part }: PartProps & Pick<HealthFieldsProps, 'asks'>) {
  const box = (name: 'own_photos' | 'shared_photos') => ({
    type: 'checkbox' as const,
    checked: part.value[name],
    onChange: (event: { target: { checked: boolean } }) => part.onChange({ [name]: event.target.checked }),
  });
  return (
    <HealthPart title="写真" fields={photoFields} {...part}>
      <p className="text-note text-ink-soft">
        {asks === 'family'
          ? 'チェックのないものは、撮りません。いつでも変更できます。ホームページやSNSへの掲載とは別のことです。'
          : 'ご家庭の答えのとおりに記入してください。SNSへの掲載の可否とは別のことです。'}
      </p>
      <ChoiceCard
        {...box('own_photos')}
        title="この子の写真を撮って、わが家だけに見せてよい"
        note="園でのようすを、ご家庭にお届けするためです。"
      />
      <ChoiceCard
        {...box('shared_photos')}
        title="ほかのご家庭の写真に、いっしょに写ってよい"
        note="お友だちと遊んでいる写真を、そのお友だちのご家庭も見ます。"
      />
    </HealthPart>
  );
}
