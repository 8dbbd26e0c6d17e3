import type { SettingsOf } from '../../settings/catalogue.ts';
import { addDays, type TokyoDate } from '../../time.ts';

/** unpaid_policies: how what is owed is followed up. The names are the columns' names. */
export type UnpaidPolicy = SettingsOf<'unpaid_policies'>;

/** payment_intents.method */
export const attemptMethods = ['card', 'konbini'] as const;

/** What is done about a family that owes, in this order. */
export const unpaidSteps = ['first_reminder', 'second_reminder', 'pause_warning', 'pause', 'headquarters'] as const;
export type UnpaidStep = (typeof unpaidSteps)[number];

/** When each step was taken; what is not named was not. */
export type StepsTaken = Readonly<Partial<Record<UnpaidStep, TokyoDate>>>;

/**
 * The day of each step. A family is paused only after being warned so many days ahead: if the warning went out late
 * (a job that did not run, a plan that was broken), the pause waits for it.
 */
export function stepDates(policy: UnpaidPolicy, since: TokyoDate, taken: StepsTaken, today: TokyoDate) {
  const warning = addDays(since, policy.pause_days - policy.pause_warning_days);
  const warned = taken.pause_warning ?? latest(warning, today);
  return {
    first_reminder: addDays(since, policy.first_remind_days),
    second_reminder: addDays(since, policy.second_remind_days),
    pause_warning: warning,
    pause: latest(addDays(since, policy.pause_days), addDays(warned, policy.pause_warning_days)),
    headquarters: addDays(since, policy.tell_headquarters_days),
  } satisfies Record<UnpaidStep, TokyoDate>;
}

const latest = (first: TokyoDate, second: TokyoDate): TokyoDate => (first > second ? first : second);

/** What falls due today and was not done yet, in order. */
export function dueSteps(policy: UnpaidPolicy, since: TokyoDate, taken: StepsTaken, today: TokyoDate): UnpaidStep[] {
  const dates = stepDates(policy, since, taken, today);
  return unpaidSteps.filter((step) => taken[step] === undefined && dates[step] <= today);
}

/** The message of a day: of several that fell due only the last is sent. */
export function messageOf(due: readonly UnpaidStep[]): Exclude<UnpaidStep, 'headquarters'> | null {
  const messages = due.filter((step) => step !== 'headquarters');
  return messages.at(-1) ?? null;
}

/** What lies ahead, as the family's page says it. */
export function stepsAhead(policy: UnpaidPolicy, since: TokyoDate, taken: StepsTaken, today: TokyoDate) {
  const dates = stepDates(policy, since, taken, today);
  return unpaidSteps.filter((step) => taken[step] === undefined).map((step) => ({ step, date: dates[step] }));
}
