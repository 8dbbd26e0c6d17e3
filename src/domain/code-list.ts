/** A coded value: the key stored and sent, the name used in code, the Japanese label shown. */
type CodeRow = readonly [key: number, label: string];

export type CodeOption = { readonly key: string; readonly label: string };

export type CodeList<Rows extends Record<string, CodeRow>> = {
  /** Keys by name: `approvalStatus.code.pending` is 2. */
  readonly code: { readonly [Name in keyof Rows]: Rows[Name][0] };
  readonly keys: readonly Rows[keyof Rows][0][];
  /** The label of a key, which may come as number or digit string; an unknown one throws `Unexpected value: {key}`. */
  readonly label: (key: unknown) => string;
  readonly has: (key: unknown) => key is Rows[keyof Rows][0];
  /** For selects and radio groups; keys are strings because that is what a form gives back. */
  readonly options: readonly CodeOption[];
};

export type CodeOf<List> = List extends CodeList<infer Rows> ? Rows[keyof Rows][0] : never;

/** SPEC §3: the selection placeholder's key is '0'. */
export const placeholderKey = '0';
const placeholderOption: CodeOption = { key: placeholderKey, label: '選択してください' };

export function withPlaceholder(options: readonly CodeOption[], label = placeholderOption.label): CodeOption[] {
  return [{ key: placeholderKey, label }, ...options];
}

/** SPEC §8: an unknown lookup value. */
export function lookup<Value>(table: ReadonlyMap<string, Value>, key: unknown): Value {
  const value = typeof key === 'string' || typeof key === 'number' ? table.get(String(key)) : undefined;
  if (value === undefined) throw new Error(`Unexpected value: ${String(key)}`);
  return value;
}

export function codeList<const Rows extends Record<string, CodeRow>>(rows: Rows): CodeList<Rows> {
  const names = Object.keys(rows) as (keyof Rows)[];
  const entries = names.map((name) => rows[name] as Rows[keyof Rows]);
  const labels = new Map(entries.map(([key, label]) => [String(key), label]));
  return {
    code: Object.fromEntries(names.map((name) => [name, rows[name]?.[0]])) as CodeList<Rows>['code'],
    keys: entries.map(([key]) => key),
    label: (key) => lookup(labels, key),
    has: (key): key is Rows[keyof Rows][0] => typeof key === 'number' && labels.has(String(key)),
    options: entries.map(([key, label]) => ({ key: String(key), label })),
  };
}
