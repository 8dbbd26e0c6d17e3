import { type CookieJar, parseEntries, writeEntries } from './draft-cookie.ts';
import {
  type Draft,
  type DraftCookie,
  type DraftOrigin,
  draftLifetime,
  type Flow,
  type FlowIdentity,
  type FoundDraft,
} from './flow.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

type DraftDependencies = {
  cookies: CookieJar;
  /** Local storage: the draft's body. */
  local: Store;
  /** Session storage: which draft this tab is working on, so that two tabs with one flow do not mix. */
  tab: Store;
  now: () => number;
  newId: () => string;
  /** The uid of who is signed in, or null. */
  owner: () => string | null;
  /** Who was signed in here last, unless they signed out: theirs are the drafts of a session that ran out. */
  lastOwner: () => string | null;
};

const bodyKey = (id: string): string => `imahoiku.draft.${id}`;
const finishedKey = (id: string): string => `imahoiku.finished.${id}`;
const pointerKey = (flow: string): string => `imahoiku.flow.${flow}`;
const draftCookies: readonly DraftCookie[] = ['registration', 'confirm', 'reserve'];

type Finished = { owner: string | null; result: unknown; expires_at: number };

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Drafts (SPEC §4, §9; product-rules.md "Drafts"): id and small choices in a cookie, the body in local storage, 60 minutes. */
export function createDraftStore(deps: DraftDependencies) {
  const { cookies, local, tab } = deps;

  function readJson<Value extends { expires_at: number }>(key: string): Value | undefined {
    const text = local.getItem(key);
    if (text === null) return undefined;
    try {
      const value = JSON.parse(text) as Value;
      if (typeof value.expires_at === 'number' && value.expires_at > deps.now()) return value;
    } catch {
      // Not ours or broken: treated as gone.
    }
    local.removeItem(key);
    return undefined;
  }

  /**
   * A draft belongs to the user who made it; one started by a visitor may be continued after signing in. While no user is
   * known to be signed in (still loading, or the session expired in the middle of a form) it stays with the last user.
   */
  const isMine = (owner: string | null): boolean => owner === null || owner === (deps.owner() ?? deps.lastOwner());

  function currentId(flow: FlowIdentity): string | null {
    return tab.getItem(pointerKey(flow.name)) ?? parseEntries(cookies.read(flow.cookie))[flow.name]?.id ?? null;
  }

  function writeCookie(flow: FlowIdentity, id: string, choices: Record<string, string> | undefined): void {
    const { [flow.name]: _previous, ...others } = parseEntries(cookies.read(flow.cookie));
    const entry = choices && Object.keys(choices).length > 0 ? { id, choices } : { id };
    cookies.write(flow.cookie, writeEntries({ ...others, [flow.name]: entry }), draftLifetime / 1_000);
  }

  function dropCookie(flow: FlowIdentity): void {
    const { [flow.name]: _gone, ...others } = parseEntries(cookies.read(flow.cookie));
    if (Object.keys(others).length === 0) cookies.remove(flow.cookie);
    else cookies.write(flow.cookie, writeEntries(others), draftLifetime / 1_000);
  }

  function find<Values>(flow: Flow<Values>): FoundDraft<Values> {
    const id = currentId(flow);
    if (id === null) return { kind: 'missing' };
    const finished = readJson<Finished>(finishedKey(id));
    if (finished && isMine(finished.owner)) return { kind: 'finished', result: finished.result };
    const draft = readJson<Draft<Values>>(bodyKey(id));
    // SPEC §8 speaks of the cookie: without it the draft counts as gone even if its body is still there.
    const inCookie = parseEntries(cookies.read(flow.cookie))[flow.name] !== undefined;
    if (!draft || draft.flow !== flow.name || !isMine(draft.owner) || !inCookie) return { kind: 'missing' };
    // From now on this tab works on this draft, even when another tab finishes it and its cookie goes.
    if (tab.getItem(pointerKey(flow.name)) !== id) tab.setItem(pointerKey(flow.name), id);
    return { kind: 'found', draft };
  }

  function write<Values>(draft: Draft<Values>): void {
    local.setItem(bodyKey(draft.id), JSON.stringify(draft));
  }

  /** Keeps the values for another 60 minutes. undefined: this browser keeps nothing (cookies or storage forbidden). */
  function save<Values>(flow: Flow<Values>, values: Values): Draft<Values> | undefined {
    const before = find(flow);
    const known = before.kind === 'found' ? before.draft : undefined;
    const same = known !== undefined && JSON.stringify(known.values) === JSON.stringify(values);
    const draft: Draft<Values> = {
      id: known?.id ?? deps.newId(),
      flow: flow.name,
      owner: deps.owner() ?? known?.owner ?? null,
      values,
      idempotency_key: same ? known.idempotency_key : deps.newId(),
      state: same ? known.state : 'editing',
      flags: same ? known.flags : [],
      ...(same && known.flag_messages ? { flag_messages: known.flag_messages } : {}),
      ...(known?.origin ? { origin: known.origin } : {}),
      expires_at: deps.now() + draftLifetime,
    };
    return keep(flow, draft);
  }

  /** A flow started again, with nothing of what was begun before; another tab's draft stays that tab's. */
  function begin<Values>(flow: Flow<Values>, values: Values, origin?: DraftOrigin): Draft<Values> | undefined {
    return keep(flow, {
      id: deps.newId(),
      flow: flow.name,
      owner: deps.owner(),
      values,
      idempotency_key: deps.newId(),
      state: 'editing',
      flags: [],
      ...(origin ? { origin } : {}),
      expires_at: deps.now() + draftLifetime,
    });
  }

  function keep<Values>(flow: Flow<Values>, draft: Draft<Values>): Draft<Values> | undefined {
    try {
      write(draft);
      tab.setItem(pointerKey(flow.name), draft.id);
    } catch {
      return undefined;
    }
    writeCookie(flow, draft.id, flow.choices?.(draft.values));
    return find(flow).kind === 'found' ? draft : undefined;
  }

  function change<Values>(
    draft: Draft<Values>,
    changes: Partial<Pick<Draft<Values>, 'state' | 'flags' | 'flag_messages'>>,
  ): void {
    if (readJson(bodyKey(draft.id))) write({ ...draft, ...changes });
  }

  return {
    find,
    save,
    begin,
    /** The small choices of the cookie, which outlive nothing but are readable without the body. */
    choices: (flow: FlowIdentity): Record<string, string> =>
      parseEntries(cookies.read(flow.cookie))[flow.name]?.choices ?? {},
    markSending: <Values>(draft: Draft<Values>): void => change(draft, { state: 'sending', flags: [] }),
    /** The server answered, with a refusal: the attempt is over, nothing happened. */
    markRefused: <Values>(
      draft: Draft<Values>,
      flags: readonly string[],
      flag_messages: Readonly<Record<string, string>> = {},
    ): void => change(draft, { state: 'editing', flags, flag_messages }),
    /** The end of the flow: the body and the cookie go; only the outcome stays for the done page, a reload and 'back'. */
    finish<Values>(flow: Flow<Values>, draft: Draft<Values>, result: unknown): void {
      const finished: Finished = {
        owner: deps.owner() ?? draft.owner,
        result,
        expires_at: deps.now() + draftLifetime,
      };
      local.removeItem(bodyKey(draft.id));
      local.setItem(finishedKey(draft.id), JSON.stringify(finished));
      tab.setItem(pointerKey(flow.name), draft.id);
      dropCookie(flow);
    },
    /** Given up: back to an empty form. */
    discard<Values>(flow: Flow<Values>): void {
      const id = currentId(flow);
      if (id !== null) local.removeItem(bodyKey(id));
      tab.removeItem(pointerKey(flow.name));
      dropCookie(flow);
    },
    /** Sign-out: all drafts of all users. */
    clearAll(): void {
      for (const name of draftCookies) cookies.remove(name);
      for (const store of [local, tab]) {
        for (const key of keysOf(store)) {
          if (/^imahoiku\.(draft|finished|flow)\./.test(key)) store.removeItem(key);
        }
      }
    },
    /** Bodies whose hour is over go, also those of tabs long closed. */
    sweep(): void {
      for (const key of keysOf(local)) if (/^imahoiku\.(draft|finished)\./.test(key)) readJson(key);
    },
  };
}

function keysOf(store: Store): string[] {
  return Array.from({ length: store.length }, (_, position) => store.key(position)).filter((key) => key !== null);
}
