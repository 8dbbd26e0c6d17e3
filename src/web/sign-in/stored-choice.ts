import {
  choiceOf,
  choiceOfReturnTo,
  noChoice,
  type ReserveChoice,
  reserveStart,
  withChoice,
} from '../../domain/routing/reserve-choice.ts';
import type { LineStart } from './line-start.ts';

/** The choice as it came back from LINE: in return_to where today or later was chosen, else the branch alone. */
export function storedChoice(kept: {
  branch?: string | null | undefined;
  return_to?: string | null | undefined;
}): ReserveChoice {
  const chosen = choiceOfReturnTo(kept.return_to) ?? noChoice;
  return { ...chosen, branch: chosen.branch ?? kept.branch ?? null };
}

/** The choice of a registration's first page; when LINE could not be asked it came back in return_to. */
export function choiceOnPage(search: URLSearchParams): ReserveChoice {
  const own = choiceOf(search);
  return own.when === null ? storedChoice({ branch: own.branch, return_to: search.get('return_to') }) : own;
}

/** The same on the way there: a registration that began with a choice goes on with it as a member. */
export const loginIntentOf = (choice: ReserveChoice): Pick<LineStart, 'branch' | 'returnTo'> => ({
  branch: choice.branch,
  returnTo: choice.when === null ? null : reserveStart(choice),
});

export const choiceOfIntent = ({ branch, returnTo }: LineStart): ReserveChoice =>
  storedChoice({ branch, return_to: returnTo });

/** Where a newcomer registers: with the reserve if one was wanted. Anyone who waits for a seat has nothing to reserve yet. */
export const registrationPath = (choice: ReserveChoice | null): string =>
  choice === null || choice.when === null || choice.when === 'wait'
    ? withChoice('/registration/customers', choice ?? noChoice)
    : withChoice('/registration_reserves/customers', choice);
