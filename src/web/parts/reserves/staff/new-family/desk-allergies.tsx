import { SelectStaffAllergensDocument } from '../../../../../contract/operations/generated.ts';
import { operation } from '../../../../data/question.ts';
import { useAnswer } from '../../../../data/use-answer.ts';
import { ChoiceCard, ChoiceGroup } from '../../../../ui/choice-card.tsx';
import { AllergyFields } from '../../../care/health/allergy-fields.tsx';
import { answeredNone, answeredSome } from '../../../care/health/health-values.ts';
import type { TypedAllergies } from './typed-family.ts';

type DeskAllergiesProps = {
  /** Two children of one form are two questions. */
  name: string;
  value: TypedAllergies;
  errors: Readonly<Record<string, string>>;
  today: string;
  onChange: (value: TypedAllergies) => void;
};

/** Asked before the first meal; left open it counts as not asked, and the meal asks. */
export function DeskAllergies({ name, value, errors, today, onChange }: DeskAllergiesProps) {
  const { data } = useAnswer(operation(SelectStaffAllergensDocument, {}));
  const answer = (key: string) => ({
    type: 'radio' as const,
    name,
    checked: value.allergy_answer === key,
    onChange: () => onChange({ ...value, allergy_answer: key }),
  });
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        legend="アレルギーはありますか(最初の食事までに伺ってください)"
        columns={2}
        error={errors.allergy_answer}
      >
        <ChoiceCard {...answer(answeredNone)} title="ない" />
        <ChoiceCard {...answer(answeredSome)} title="ある" />
      </ChoiceGroup>
      {value.allergy_answer === answeredSome && data && (
        <AllergyFields
          allergens={data.allergens}
          today={today}
          value={value.allergies}
          errors={errors}
          onChange={(allergies) => onChange({ ...value, allergies })}
        />
      )}
    </div>
  );
}
