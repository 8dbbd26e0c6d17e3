import { eatenMeals, type MealFlag, type Meals, mealFlags, mealLabels } from '../calendar/meals.ts';
import { ageInMonths, isSchoolchild } from '../membership/age.ts';
import type { TokyoDate } from '../time.ts';

/** What to bring, and for whom or why; names are to be written on everything. */
export type BringItem = { readonly item: string; readonly reason?: string };

export type BringChild = Meals & {
  readonly date_of_birth: TokyoDate;
  /** How the child is called where several do not bring the same: '葵さん'. */
  readonly called?: string;
};

export type BringFacts = {
  readonly day: TokyoDate;
  readonly children: readonly BringChild[];
  /** The meals whose hours the stay meets (offeredMeals): who has not ordered one brings it. */
  readonly mealsInStay: readonly MealFlag[];
  /** No stay of the family at this branch before this one (first_visit_flag). */
  readonly isFirstVisit: boolean;
  /** Somebody else than the parent comes for the children (pick_up_name). */
  readonly isPickedUpByAnother: boolean;
  /** What the branch asks for besides. */
  readonly branchItems?: readonly BringItem[];
};

type Row = {
  readonly item: string;
  /** Said with the thing, for a reserve and in general. */
  readonly reason?: string;
  /** Said in general only, where no reserve tells whether it is needed. */
  readonly whom?: string;
  readonly needed: (facts: BringFacts) => boolean;
  /** What this reserve says instead of `reason`. */
  readonly because?: (facts: BringFacts) => string | undefined;
};

const always = () => true;
const someUnder =
  (months: number) =>
  ({ children, day }: BringFacts): boolean =>
    children.some(({ date_of_birth }) => ageInMonths(date_of_birth, day) < months);

/** Who has not ordered a meal that falls into the stay. */
const unfed = ({ children, mealsInStay }: BringFacts) =>
  children
    .map((child) => ({ child, missing: mealsInStay.filter((meal) => !eatenMeals(child).includes(meal)) }))
    .filter(({ missing }) => missing.length > 0);

/** '昼食の分', or '葵さんの昼食の分' where not everybody brings one. */
function lunchBoxReason(facts: BringFacts): string | undefined {
  const hungry = unfed(facts);
  const meals = mealFlags.filter((meal) => hungry.some(({ missing }) => missing.includes(meal)));
  const names = hungry.flatMap(({ child }) => (child.called ? [child.called] : []));
  const whose = names.length > 0 && hungry.length < facts.children.length ? `${names.join('、')}の` : '';
  return `${whose}${meals.map((meal) => mealLabels[meal]).join('と')}の分`;
}

/** In the order in which one packs. */
const rows: readonly Row[] = [
  { item: '着替え1組と、汚れたものを入れる袋', needed: always },
  { item: '飲み物', reason: '水筒か、ふたのできるマグ', needed: always },
  {
    item: 'おむつとおしりふき',
    reason: 'お使いの方。おむつは1時間に1枚と、予備に2枚',
    needed: someUnder(48),
  },
  { item: 'ミルクと哺乳びん', reason: 'お使いの方', needed: someUnder(18) },
  {
    item: 'お弁当',
    whom: '食事の時間にかかり、お申し込みのない方。離乳食も同じです',
    needed: (facts) => unfed(facts).length > 0,
    because: lunchBoxReason,
  },
  {
    item: '健康保険証または資格確認書の写し',
    reason: 'はじめての園で。乳幼児医療証をお持ちの方は、その写しも',
    needed: ({ isFirstVisit }) => isFirstVisit,
  },
  {
    item: '母子健康手帳',
    reason: 'はじめての園で。小学校入学前のお子さま',
    needed: ({ isFirstVisit, children, day }) =>
      isFirstVisit && children.some(({ date_of_birth }) => !isSchoolchild(date_of_birth, day)),
  },
  { item: '処方薬と投薬の依頼書', reason: 'お薬が必要な方。依頼書は園にあります', needed: always },
  {
    item: 'お迎えの方の身分証',
    whom: 'ご登録の方以外がお迎えのとき',
    needed: ({ isPickedUpByAnother }) => isPickedUpByAnother,
  },
];

const itemOf = (item: string, reason: string | undefined): BringItem => (reason ? { item, reason } : { item });

/** What to bring to this reserve: from the children's ages on its day, the meals, the branch and who comes. */
export function bringList(facts: BringFacts): BringItem[] {
  return [
    ...rows
      .filter(({ needed }) => needed(facts))
      .map(({ item, reason, because }) => itemOf(item, because ? because(facts) : reason)),
    ...(facts.branchItems ?? []),
  ];
}

/** The whole list for the guide and the FAQ, where no reserve is known: each thing with who needs it. */
export const generalBringList = (): BringItem[] => rows.map(({ item, reason, whom }) => itemOf(item, whom ?? reason));

/** 'お弁当(昼食の分)': an item on one line of a page or a mail. */
export const bringItemText = ({ item, reason }: BringItem): string => (reason ? `${item}(${reason})` : item);
