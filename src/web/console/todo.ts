/** `wrong` must be seen to now, `ask` today; what must never be folded away is no todo but an alarm (alarm-line.tsx). */
type TodoTone = 'wrong' | 'ask';
export type TodoAct =
  | { readonly label: string; readonly to: string }
  | { readonly label: string; readonly press: () => void };
/** One reason to do something today. */
export type Todo = {
  readonly key: string;
  /** Whom it is about; null: no single child. */
  readonly child: { readonly id: number; readonly name: string } | null;
  readonly tone: TodoTone;
  /** One word for the folded line: reasons of a kind are counted together. */
  readonly kind: string;
  readonly text: string;
  readonly act?: TodoAct | undefined;
};
export type TodoRow = {
  readonly key: string;
  readonly name: string | null;
  readonly tone: TodoTone;
  readonly reasons: readonly Todo[];
};

const redFirst = (one: { tone: TodoTone }, other: { tone: TodoTone }): number =>
  Number(other.tone === 'wrong') - Number(one.tone === 'wrong');

/** Each child once, with all its reasons; red first. */
export function todoRows(todos: readonly Todo[]): TodoRow[] {
  const groups = Map.groupBy(todos, ({ child, key }) => (child ? `child ${child.id}` : key));
  return [...groups]
    .map(([key, group]) => {
      const reasons = group.toSorted(redFirst);
      return { key, name: reasons[0]?.child?.name ?? null, tone: reasons[0]?.tone ?? 'ask', reasons };
    })
    .toSorted(redFirst);
}

/** What the folded line says beside the number: 前日までの未完了 3 · 与薬 1. */
export function todoSummary(rows: readonly TodoRow[]): string {
  const kinds = Map.groupBy(rows, ({ reasons: [first] }) => first?.kind ?? '');
  return [...kinds].map(([kind, { length }]) => `${kind} ${length}`).join(' · ');
}
