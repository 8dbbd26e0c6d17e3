/** Something the server can be asked again and again; the same key is the same question. */
export type Question<Data, Failure> = {
  readonly key: string;
  readonly ask: () => Promise<Answered<Data, Failure>>;
  /** Whether the answer is shown at once when the same is asked later (SPEC §7: cache-and-network). */
  readonly keep: boolean;
};

export type Answered<Data, Failure> = { kind: 'ok'; data: Data } | { kind: 'failed'; failure: Failure };

/** What is known of a question. A failure keeps the data that was known before. */
type Knowledge<Data, Failure> = { readonly data?: Data; readonly failure?: Failure };

type Entry = {
  knowledge: Knowledge<unknown, unknown>;
  watchers: Set<() => void>;
  running: Promise<void> | null;
  /** Asked again while running: what changed meanwhile must not be missed. */
  again: boolean;
  /** Just sent: whoever asks the same in this very moment gets the same answer. */
  sending: boolean;
  /** When it was asked for a page that is about to be shown; 0 once that page has taken it. */
  early: number;
  /** Parts of the page that ask again whenever they hear of a change. */
  followers: number;
};

const nothing: Knowledge<never, never> = {};
/** An early answer that no page took within this is not taken for new. */
const EARLY_MS = 3_000;

export type Answers = ReturnType<typeof createAnswers>;

/** The answers of this tab by question. Equal questions asked at once travel once. */
export function createAnswers() {
  let entries = new Map<string, Entry>();

  function entryOf(key: string): Entry {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = {
      knowledge: nothing,
      watchers: new Set(),
      running: null,
      again: false,
      sending: false,
      early: 0,
      followers: 0,
    };
    entries.set(key, entry);
    return entry;
  }

  function learn(entry: Entry, knowledge: Knowledge<unknown, unknown>): void {
    entry.knowledge = knowledge;
    for (const watcher of entry.watchers) watcher();
  }

  async function run(question: Question<unknown, unknown>, entry: Entry): Promise<void> {
    do {
      entry.again = false;
      entry.sending = true;
      queueMicrotask(() => {
        entry.sending = false;
      });
      const answer = await question.ask();
      const { data } = entry.knowledge;
      if (answer.kind === 'ok') learn(entry, { data: answer.data });
      else learn(entry, { ...(data === undefined ? {} : { data }), failure: answer.failure });
    } while (entry.again);
    entry.running = null;
    if (!question.keep && entry.watchers.size === 0) entries.delete(question.key);
  }

  /** Asks unless the same is being asked already, or was asked early: for a page that is shown. */
  function askOnce(question: Question<unknown, unknown>): void {
    const entry = entryOf(question.key);
    const isAnswered =
      entry.knowledge.data !== undefined && entry.early > 0 && performance.now() - entry.early < EARLY_MS;
    entry.early = 0;
    if (!isAnswered) entry.running ??= run(question, entry);
  }

  return {
    /** What is known; the key of the question vouches for the types. */
    read<Data, Failure>(question: Question<Data, Failure>): Knowledge<Data, Failure> {
      return (entries.get(question.key)?.knowledge ?? nothing) as Knowledge<Data, Failure>;
    },
    /** Stores data from elsewhere: a loader's answer is newer than the cached one. */
    begin<Data, Failure>(question: Question<Data, Failure>, data: Data): void {
      entryOf(question.key).knowledge = { data };
    },
    /** Asks now; if the same question is under way, asks again afterwards. True: the data is as new as this call. */
    async ask(question: Question<unknown, unknown>): Promise<boolean> {
      const entry = entryOf(question.key);
      if (entry.running === null) entry.running = run(question, entry);
      else if (!entry.sending) entry.again = true;
      await entry.running;
      return entry.knowledge.failure === undefined;
    },
    askOnce,
    /** For who asks again at every change: where another does so already, the newest is known. Answers how to leave. */
    follow(question: Question<unknown, unknown>): () => void {
      const entry = entryOf(question.key);
      if (entry.followers === 0 || entry.knowledge.failure) askOnce(question);
      entry.followers += 1;
      return () => {
        entry.followers -= 1;
      };
    },
    /** Asks for a page that is about to be shown. */
    askEarly(question: Question<unknown, unknown>): void {
      const entry = entryOf(question.key);
      entry.running ??= run(question, entry);
      entry.early = performance.now();
    },
    watch(question: Question<unknown, unknown>, watcher: () => void): () => void {
      const entry = entryOf(question.key);
      entry.watchers.add(watcher);
      return () => {
        entry.watchers.delete(watcher);
        if (!question.keep && entry.watchers.size === 0 && !entry.running) entries.delete(question.key);
      };
    },
    /** The user changed or signed out: the last user's data is dropped. */
    forget(): void {
      entries = new Map();
    },
  };
}
