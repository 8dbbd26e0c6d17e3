import { type FieldNode, Kind, type SelectionSetNode } from 'graphql';
import { isIncluded } from './arguments.ts';
import type { CompileContext } from './context.ts';

export interface SelectedField {
  /** The response key: alias or name. */
  readonly key: string;
  readonly name: string;
  readonly node: FieldNode;
  readonly selections: SelectionSetNode[];
}

/** Fragments flattened, skipped fields dropped, equal response keys merged, in the document's order. */
export function selectedFields(context: CompileContext, sets: readonly SelectionSetNode[]): SelectedField[] {
  const collected = new Map<string, SelectedField>();
  for (const set of sets) collect(context, set, collected);
  return [...collected.values()];
}

function collect(context: CompileContext, set: SelectionSetNode, collected: Map<string, SelectedField>): void {
  for (const selection of set.selections) {
    context.countField();
    if (!isIncluded(context, selection.directives)) continue;
    if (selection.kind === Kind.INLINE_FRAGMENT) collect(context, selection.selectionSet, collected);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = context.fragments.get(selection.name.value);
      if (fragment) collect(context, fragment.selectionSet, collected);
    } else {
      const key = selection.alias?.value ?? selection.name.value;
      const seen = collected.get(key);
      if (!seen)
        collected.set(key, {
          key,
          name: selection.name.value,
          node: selection,
          selections: selection.selectionSet ? [selection.selectionSet] : [],
        });
      else if (selection.selectionSet) seen.selections.push(selection.selectionSet);
    }
  }
}
