import type { FunctionCaller } from '../../../contract/functions/definition.ts';
import { type FunctionName, functions } from '../../../contract/functions/functions.ts';
import { hasRight, isStaffRight } from '../../../domain/auth/staff-rights.ts';
import { accountRole } from '../../../domain/codes.ts';
import type { TestApp } from '../app.ts';
import { announcementValues } from '../fuzz/branches.ts';
import { type Path, replaced } from '../fuzz/hostile.ts';
import type { FuzzPeople } from '../fuzz/people.ts';
import { type KnownValues, plausible } from '../fuzz/plausible.ts';
import { type IdPath, idFields, idPathsOf } from './id-fields.ts';
import { mentionsFamily } from './marks.ts';
import { OTHER_BRANCH, type PersonName, type Tokens } from './persons.ts';

export const functionNames = Object.keys(functions).sort() as FunctionName[];
export const declaredCallerOf = (name: FunctionName): FunctionCaller => functions[name].caller;

const { branchManager, branchStaff } = accountRole.code;

/** A number is no function's payload: a permitted caller gets INVALID_ARGUMENT, and nothing happens. */
export async function mayCall(app: TestApp, name: FunctionName, token: string | undefined): Promise<boolean> {
  const { error } = (await app.request(name, 7, token)).json();
  return error?.status === 'INVALID_ARGUMENT';
}

/** Anyone who is outside the family and its branch, and may call the function at all. */
function outsidersOf(name: FunctionName): PersonName[] {
  const caller = declaredCallerOf(name);
  if (caller === 'anyone') return ['visitor', 'other parent'];
  if (!isStaffRight(caller)) return ['other parent'];
  if (hasRight(branchStaff, caller)) return ['staff elsewhere', 'tablet elsewhere', 'manager elsewhere'];
  return hasRight(branchManager, caller) ? ['manager elsewhere'] : [];
}

/** What reads by its name is also asked without any id. */
const reads = /^(staff|headquarters)?(read|list|find|check|quote|compare|export|mypage|preview)/i;
/** These end the caller's own membership or sessions. */
const own = /^(cancelCustomer|unsubscribeCustomer|endSession|staffEndSession)$/;

/** A row that does not exist. */
const NOBODY = 2_147_483_647;
const noKey = '00000000-0000-4000-8000-000000000000';

/** Where the usual values would be refused before an id is looked at. */
const besides: Partial<Record<FunctionName, KnownValues>> = {
  savePickupPerson: { photo: 'new' },
  staffPreviewAnnouncement: announcementValues,
  staffSaveAnnouncement: announcementValues,
};
/** A claim is named by one of three. */
const claims: readonly string[] = ['childcare_id', 'reserve_cancellation_id', 'childcare_correction_id'];

interface Attempt {
  name: FunctionName;
  who: PersonName;
  ids: string;
  payload: unknown;
}

/** The calls with ids that are not the caller's: all of them at once, and each alone beside the caller's own. */
export function attemptsOf(
  name: FunctionName,
  people: FuzzPeople,
  foreign: ReadonlyMap<string, unknown>,
  ownIds: Readonly<Record<string, unknown>>,
): Attempt[] {
  const paths = idPathsOf(functions[name].input);
  return outsidersOf(name).flatMap((who) => {
    const atDesk = !['visitor', 'other parent'].includes(who);
    const values = people.valuesOf(name);
    const theirs = paths.filter(({ name: field, path }) => {
      if (!isAsked(values, path)) return false;
      const whose = idFields[field]?.whose;
      return foreign.has(field) && (whose === 'family' || (whose === 'branch' && atDesk));
    });
    const place = atDesk ? { branch_id: OTHER_BRANCH, branch_ids: [OTHER_BRANCH] } : {};
    const base = ownPayload(name, { ...values, ...place }, atDesk ? {} : ownIds);
    const claimPaths = paths.filter(({ name: field }) => claims.includes(field));
    const withForeign = (wanted: readonly IdPath[]) => {
      const one = claimPaths.length === claims.length && wanted.some((each) => claimPaths.includes(each));
      const start = one ? claimPaths.reduce((payload, { path }) => replaced(payload, path, null), base) : base;
      return wanted.reduce((payload, { name: field, path }) => replaced(payload, path, foreign.get(field)), start);
    };
    const variants: (readonly IdPath[])[] = alike(name, who)
      ? [theirs.slice(0, claimPaths.length === claims.length ? 1 : undefined)]
      : [
          ...(claimPaths.length === claims.length ? [] : [theirs]),
          ...(theirs.length > 1 ? theirs.map((each) => [each]) : []),
          ...(atDesk
            ? [
                theirs.filter(
                  ({ name: field }) =>
                    !/^branch_ids?$/.test(field) && !(claims.includes(field) && claimPaths.length === claims.length),
                ),
              ]
            : []),
        ];
    const seen = new Set<string>();
    return variants.flatMap((wanted) => {
      const ids = wanted.map(({ path }) => path.join('.')).join(' ');
      if (seen.has(ids) || (wanted.length === 0 && (!reads.test(name) || own.test(name)))) return [];
      seen.add(ids);
      return [{ name, who, ids, payload: withForeign(wanted) }];
    });
  });
}

/** A tablet acts as branch staff and a manager as one more of them: one call of each kind shows it. */
function alike(name: FunctionName, who: PersonName): boolean {
  const caller = declaredCallerOf(name);
  return (
    who === 'tablet elsewhere' || (who === 'manager elsewhere' && isStaffRight(caller) && hasRight(branchStaff, caller))
  );
}

/** A place that the usual values leave out is no part of the call. */
const isAsked = (known: KnownValues, [first]: Path): boolean =>
  !(Object.hasOwn(known, String(first)) && known[String(first)] === undefined);

/** The call as the outsider would make it, with the own ids, or with none where there is none. */
function ownPayload(name: FunctionName, known: KnownValues, ownIds: KnownValues): unknown {
  const { input } = functions[name];
  const withoutLists = Object.fromEntries(Object.entries(known).filter(([key]) => !/_(id|key)s$/.test(key)));
  const isRefused = (payload: unknown, path: Path) =>
    input.safeParse(payload).error?.issues.some((issue) => issue.path.join('.').startsWith(path.join('.'))) ?? false;
  return idPathsOf(input).reduce(
    (payload: unknown, { name: field, path }) => {
      if (idFields[field]?.whose !== 'family') return payload;
      if (!isAsked(known, path)) return payload;
      const own = ownIds[field.replace(/s$/, '')];
      const none = [null, NOBODY, noKey].map((value) => replaced(payload, path, value));
      return own !== undefined && own !== null
        ? replaced(payload, path, own)
        : (none.find((each) => !isRefused(each, path)) ?? payload);
    },
    plausible(input, { ...withoutLists, ...besides[name] }),
  );
}

export interface CallOutcome extends Attempt {
  answer: string;
  tells: boolean;
  status: number;
}

export async function attempt(app: TestApp, tokens: Tokens, each: Attempt): Promise<CallOutcome> {
  const answer = await app.request(each.name, each.payload, tokens[each.who]);
  const { result, error } = answer.json();
  return {
    ...each,
    status: answer.statusCode,
    answer: error?.status ?? result?.type ?? result?.status ?? '',
    tells: mentionsFamily(answer.body),
  };
}
