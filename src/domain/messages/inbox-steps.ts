import { inboxStatus } from '../codes.ts';

export type InboxStep = 'take' | 'release' | 'close' | 'reopen';

const { unread, assigned, answered, closed } = inboxStatus.code;

/** What may be done with a thread in each state, and where it leads. An answer leads to `answered` from any of them. */
const steps: Readonly<Record<InboxStep, { readonly from: readonly number[]; readonly to: number }>> = {
  take: { from: [unread, assigned, answered], to: assigned },
  release: { from: [assigned], to: unread },
  close: { from: [unread, assigned, answered], to: closed },
  reopen: { from: [closed], to: assigned },
};

export const inboxStepsFrom = (status: number): InboxStep[] =>
  (Object.keys(steps) as InboxStep[]).filter((step) => steps[step].from.includes(status));

/** The state after a step; null where it cannot be done. */
export const statusAfterInboxStep = (status: number, step: InboxStep): number | null =>
  steps[step].from.includes(status) ? steps[step].to : null;

/** The names a template may use, filled in before anything is sent. */
export const inboxPlaceholders = ['お名前', '園名', '園の電話', '受付番号'] as const;
export type InboxFacts = Readonly<Record<(typeof inboxPlaceholders)[number], string>>;

/** A template with {お名前} and the like replaced; what it does not know stays, so that the writer sees it. */
export const filledTemplate = (text: string, facts: Partial<InboxFacts>): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? (facts[name as keyof InboxFacts] ?? whole) : whole,
  );
