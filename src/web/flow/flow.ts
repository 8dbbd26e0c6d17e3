import type { AlertType } from '../../contract/page-errors.ts';

/** The three draft cookies of SPEC §9; each lives 60 minutes at path /. */
export type DraftCookie = 'registration' | 'confirm' | 'reserve';

/** A form → confirm → done flow. Flows about one thing carry its id in the name: `mypage/children/edit/5`. */
export type Flow<Values, Result = unknown> = {
  readonly name: string;
  readonly cookie: DraftCookie;
  /** SPEC §8: what is said when the draft is gone. */
  readonly missing: AlertType;
  /** Where the flow begins, and where a missing draft leads. */
  readonly form: string;
  readonly confirm: string;
  readonly done: string;
  /** A step between the form and the confirm page. */
  readonly date?: string;
  /** Entered from outside it begins empty: what an earlier attempt held (meals, who fetches the child) never slips in. */
  readonly anew?: true;
  /** The small choices that are also stored in the cookie: plan, prefecture, branch. */
  readonly choices?: (values: Values) => Record<string, string>;
  /** What the flow's function answers, for the done page. A type only: never set. */
  readonly result?: Result;
};

/** What tells one flow from another, whatever its values. */
export type FlowIdentity = Pick<Flow<never>, 'name' | 'cookie'>;

/** 60 minutes (SPEC §9). */
export const draftLifetime = 60 * 60_000;

export type Draft<Values> = {
  readonly id: string;
  readonly flow: string;
  /** The owner; another person at the same browser does not see it. null: not signed in. */
  readonly owner: string | null;
  readonly values: Values;
  /** The same for every attempt to send these values: double click, reload, lost answer, second tab. New values, new key. */
  readonly idempotency_key: string;
  /** sending: an attempt was made and its answer has not been seen. */
  readonly state: 'editing' | 'sending';
  /** Fields the server flagged at the last attempt (SPEC §5). */
  readonly flags: readonly string[];
  /** What the server said about them, by field: that an address is taken, for example. */
  readonly flag_messages?: Readonly<Record<string, string>>;
  readonly expires_at: number;
  /** Filled in from an earlier reserve: `again` another day, `same` the time that was lost. Said on the pages that follow. */
  readonly origin?: DraftOrigin;
};

export type DraftOrigin = 'again' | 'same';

export type FoundDraft<Values> =
  | { readonly kind: 'found'; readonly draft: Draft<Values> }
  /** Sent already, from this tab or from another with the same draft. `result` is what the done page shows. */
  | { readonly kind: 'finished'; readonly result: unknown }
  | { readonly kind: 'missing' };
