import { eatenMeals, type MealFlag, type Meals, mealFlags, mealLabels } from '../calendar/meals.ts';
import { ageInMonths, isSchoolchild } from '../membership/age.ts';
import type { TokyoDate } from '../time.ts';

/** What to bring, and for whom or why; names are to be written on everything. */
export type BringItem = { readonly item: string; readonly reason?: string };

type BringChild = Meals & {
  readonly date_of_birth: TokyoDate;
  /** How the child is called where several do not bring the same: '葵さん'. */
  readonly called?: string;
};

export type BringFacts = {
  readonly day: TokyoDate;
  readonly children: readonly BringChild[];
  /** The meals whose hours the stay covers (coveredMeals): who has not ordered one brings it. */
  readonly mealsInStay: readonly MealFlag[];
  /** No stay of the family at this branch before this one (first_visit_flag). */
  readonly isFirstVisit: boolean;
  /** Someone other than the parent picks the children up (pick_up_name). */
  readonly isPickedUpByAnother: boolean;
  /** What the branch asks for besides. */
  readonly branchItems?: readonly BringItem[];
};

/** When a thing is on the list of a reserve. */
export const bringNeeds = {
  always: 'いつも',
  under_age: '月齢が次より小さいお子さま',
  unfed: '食事の時間にかかり、お申し込みがないとき',
  first_visit: 'はじめての園',
  first_visit_preschool: 'はじめての園で、小学校入学前のお子さま',
  another_picks_up: 'ご登録の方以外がお迎えのとき',
} as const;
export type BringNeed = keyof typeof bringNeeds;

/** One thing of the company's list (bring_lists.items). */
export type BringRow = {
  readonly item: string;
  /** Said with the thing, for a reserve and in general. */
  readonly reason: string;
  /** Said in general instead, where no reserve tells whether it is needed. */
  readonly whom: string;
  readonly needed: BringNeed;
  /** With `under_age`. */
  readonly months: number | null;
};

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

const isNeeded: Readonly<Record<BringNeed, (facts: BringFacts, row: BringRow) => boolean>> = {
  always: () => true,
  under_age: ({ children, day }, { months }) =>
    children.some(({ date_of_birth }) => ageInMonths(date_of_birth, day) < (months ?? 0)),
  unfed: (facts) => unfed(facts).length > 0,
  first_visit: ({ isFirstVisit }) => isFirstVisit,
  first_visit_preschool: ({ isFirstVisit, children, day }) =>
    isFirstVisit && children.some(({ date_of_birth }) => !isSchoolchild(date_of_birth, day)),
  another_picks_up: ({ isPickedUpByAnother }) => isPickedUpByAnother,
};

const itemOf = (item: string, reason: string | undefined): BringItem => (reason ? { item, reason } : { item });
/** A lunch box says for which meals. */
const reasonOf = (row: BringRow, facts: BringFacts): string | undefined =>
  row.needed === 'unfed' ? lunchBoxReason(facts) : row.reason;

/** What to bring to this reserve, of the list in force on its day: from the children's ages, the meals, the branch and who comes. */
export function bringList(rows: readonly BringRow[], facts: BringFacts): BringItem[] {
  return [
    ...rows.filter((row) => isNeeded[row.needed](facts, row)).map((row) => itemOf(row.item, reasonOf(row, facts))),
    ...(facts.branchItems ?? []),
  ];
}

/** The whole list for the guide and the FAQ, where no reserve is known: each thing with who needs it. */
export const generalBringList = (rows: readonly BringRow[]): BringItem[] =>
  rows.map(({ item, reason, whom }) => itemOf(item, whom || reason));

/** 'お弁当(昼食の分)': an item on one line of a page or a mail. */
export const bringItemText = ({ item, reason }: BringItem): string => (reason ? `${item}(${reason})` : item);

/** From a column that may hold any JSON; what is no thing of a list is left out. */
export function readBringRows(value: unknown): BringRow[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    const { item, reason, whom, needed, months } = (entry ?? {}) as Record<string, unknown>;
    if (typeof item !== 'string' || typeof needed !== 'string' || !Object.hasOwn(bringNeeds, needed)) return [];
    const text = (words: unknown): string => (typeof words === 'string' ? words : '');
    const row = { item, reason: text(reason), whom: text(whom), needed: needed as BringNeed };
    return [{ ...row, months: typeof months === 'number' ? months : null }];
  });
}
