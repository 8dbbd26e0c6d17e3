import type { SelectStaffKitchenData } from '../../../../../contract/operations/generated.ts';
import { allergyAnswer, dietStage } from '../../../../../domain/care/care-codes.ts';
import { allergyName, allergyStandingOf } from '../../../../../domain/care/child-health.ts';
import { hasOnlyOldPlans } from '../../../../../domain/care/health-card.ts';
import {
  confirmedAlone,
  type KitchenAllergy,
  type KitchenMeals,
  mealFacts,
  needsConfirmation,
  orderedMeals,
} from '../../../../../domain/care/kitchen.ts';
import { childAttendance } from '../../../../../domain/codes.ts';

type Reserve = SelectStaffKitchenData['reserves'][number];
type Detail = Reserve['reserve_details'][number];
type Allergy = NonNullable<Detail['child']>['child_allergies'][number];
type Confirmation = Reserve['meal_confirmations'][number];

/** One child at the table. */
export type KitchenLine = KitchenMeals & {
  key: string;
  reserve_id: number;
  child_id: number;
  name: string;
  name_kana: string;
  date_of_birth: string;
  start_datetime: string;
  end_datetime: string;
  diet_stage: number | null;
  milk: string;
  foods_to_avoid: string;
  allergies: readonly (KitchenAllergy & Pick<Allergy, 'id' | 'reaction'>)[];
  unasked: boolean;
  /** Its 生活管理指導表 has run out. */
  outdated: boolean;
  /** Has left, or did not come. */
  gone: boolean;
  facts: string;
  unconfirmed: boolean;
  /** Severe, EpiPen or never asked: confirmed by a press of its own. */
  alone: boolean;
  confirmation: Confirmation | null;
};

/** Who eats on a day, in the order of coming. */
export function kitchenLines({ reserves }: SelectStaffKitchenData, date: string): KitchenLine[] {
  return reserves
    .filter(({ reserve_date }) => reserve_date === date)
    .flatMap((reserve) =>
      reserve.reserve_details
        .filter((detail) => orderedMeals(detail).length > 0)
        .map((detail) => lineOf(reserve, detail)),
    );
}

function lineOf(reserve: Reserve, detail: Detail): KitchenLine {
  const { child } = detail;
  const [essentials] = child?.child_essentials ?? [];
  const allergies = (child?.child_allergies ?? []).map((allergy) => ({
    id: allergy.id,
    name: allergyName(allergy),
    severity: allergy.severity as KitchenAllergy['severity'],
    reaction: allergy.reaction,
    epipen_flag: allergy.epipen_flag,
  }));
  const confirmed = reserve.meal_confirmations.filter(({ child_id }) => child_id === detail.child_id);
  const standing = allergyStandingOf(child ?? { child_essentials: [], child_allergies: [] });
  const facts = mealFacts(detail, standing);
  return {
    key: `${reserve.id} ${detail.child_id}`,
    reserve_id: reserve.id,
    child_id: detail.child_id,
    name: child?.name ?? 'お子さま',
    name_kana: child?.name_kana ?? '',
    date_of_birth: detail.date_of_birth,
    breakfast_support_flag: detail.breakfast_support_flag,
    lunch_support_flag: detail.lunch_support_flag,
    supper_support_flag: detail.supper_support_flag,
    start_datetime: reserve.start_datetime,
    end_datetime: reserve.end_datetime,
    diet_stage: essentials?.diet_stage ?? null,
    milk: essentials?.milk ?? '',
    foods_to_avoid: essentials?.foods_to_avoid ?? '',
    allergies,
    // 未確認 is not なし: a kitchen that reads one as the other serves the wrong plate.
    unasked: standing.answer === allergyAnswer.code.notAsked,
    gone:
      detail.attendance_status === childAttendance.code.left ||
      detail.attendance_status === childAttendance.code.absent,
    outdated: hasOnlyOldPlans(child?.child_documents ?? [], reserve.reserve_date),
    facts,
    alone: confirmedAlone(standing),
    unconfirmed: needsConfirmation(
      detail,
      standing,
      confirmed.map((each) => each.facts),
    ),
    confirmation: confirmed.find((each) => each.facts === facts) ?? null,
  };
}

/** The severest and the never asked first, because that is what must not be mistaken; then own diets. */
const urgency = ({ alone, unasked, allergies }: KitchenLine): number =>
  alone && !unasked ? 0 : unasked ? 2 : allergies.length > 0 ? 1 : 3;

/** Who gets a row of its own, and who eats what all eat: names are enough. */
export function platesOf(lines: readonly KitchenLine[]): {
  readonly special: readonly KitchenLine[];
  readonly usual: readonly KitchenLine[];
} {
  const own = ({ allergies, unasked, outdated, foods_to_avoid, milk, diet_stage }: KitchenLine) =>
    allergies.length > 0 ||
    unasked ||
    outdated ||
    foods_to_avoid !== '' ||
    milk !== '' ||
    (diet_stage !== null && diet_stage !== dietStage.code.usual);
  return {
    special: lines
      .filter(own)
      .toSorted((one, other) => urgency(one) - urgency(other) || one.facts.localeCompare(other.facts, 'ja')),
    usual: lines.filter((line) => !own(line)).toSorted((a, b) => a.name_kana.localeCompare(b.name_kana, 'ja')),
  };
}

/** Those of the same menu and allergens who wait to be confirmed and may be confirmed together; one alone is no group. */
export function confirmableTogether(lines: readonly KitchenLine[]): { facts: string; lines: readonly KitchenLine[] }[] {
  const groups = Map.groupBy(
    lines.filter(({ unconfirmed, alone, gone }) => unconfirmed && !alone && !gone),
    ({ facts }) => facts,
  );
  return [...groups].map(([facts, group]) => ({ facts, lines: group })).filter((group) => group.lines.length > 1);
}
