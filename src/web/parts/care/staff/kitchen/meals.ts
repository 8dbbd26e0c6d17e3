import { childrenMealsText, type Meals } from '../../../../../domain/calendar/meals.ts';

type Eating = Meals & { readonly child: { readonly name: string } | null };

/** The meals asked for, with the names where the children differ; '' for none. */
export const mealsOf = ({ reserve_details }: { readonly reserve_details: readonly Eating[] }): string =>
  childrenMealsText(reserve_details.map((detail) => ({ ...detail, called: detail.child?.name ?? '' })));
