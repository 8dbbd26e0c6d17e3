import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, visit } from 'graphql';
import { badRequest } from './errors.ts';

/** Nesting of fields, through fragments. The document is validated before, so fragments have no cycle. */
function selectionDepth(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  known: Map<string, number>,
): number {
  let deepest = 0;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value;
      const fragment = fragments.get(name);
      const depth = known.get(name) ?? (fragment ? selectionDepth(fragment.selectionSet, fragments, known) : 0);
      known.set(name, depth);
      deepest = Math.max(deepest, depth);
    } else if (selection.selectionSet) {
      const below = selectionDepth(selection.selectionSet, fragments, known);
      deepest = Math.max(deepest, selection.kind === Kind.FIELD ? below + 1 : below);
    } else deepest = Math.max(deepest, 1);
  }
  return deepest;
}

export function checkDocumentDepth(
  document: DocumentNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  limit: number,
): void {
  const known = new Map<string, number>();
  let nesting = 0;
  const enter = () => {
    nesting += 1;
    if (nesting > limit) throw badRequest(`Values are nested deeper than ${limit}`);
  };
  const leave = () => {
    nesting -= 1;
  };
  visit(document, {
    OperationDefinition: {
      enter(operation) {
        if (selectionDepth(operation.selectionSet, fragments, known) > limit)
          throw badRequest(`Fields are nested deeper than ${limit}`);
      },
    },
    ObjectValue: { enter, leave },
    ListValue: { enter, leave },
  });
}

export function checkVariablesDepth(variables: unknown, limit: number): void {
  let level: unknown[] = [variables];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit * 2) throw badRequest('Variables are nested too deep');
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}
