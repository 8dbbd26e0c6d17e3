import {
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { leafText, outputText } from './type-text.ts';

interface Collected {
  readonly node: FieldNode;
  readonly sets: SelectionSetNode[];
  optional: boolean;
}

/** The TypeScript type of a selection, field by field in the document's order. */
export function selectionText(
  parent: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  indent: string,
): string {
  const collected = new Map<string, Collected>();
  for (const set of sets) collect(set, fragments, collected, false);
  const lines = [...collected].map(([key, { node, sets: inner, optional }]) => {
    const text = fieldText(parent, node, inner, fragments, `${indent}  `);
    return `${indent}  readonly ${key}${optional ? '?' : ''}: ${text};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function fieldText(
  parent: GraphQLObjectType,
  node: FieldNode,
  sets: readonly SelectionSetNode[],
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  indent: string,
): string {
  if (node.name.value === '__typename') return `'${parent.name}'`;
  const field = parent.getFields()[node.name.value];
  if (!field) throw new Error(`${parent.name} has no field ${node.name.value}`);
  const named = getNamedType(field.type);
  const text = isObjectType(named) ? selectionText(named, sets, fragments, indent) : leafText(named);
  return outputText(field.type, text);
}

function collect(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  collected: Map<string, Collected>,
  optionalAbove: boolean,
): void {
  for (const selection of set.selections) {
    const optional = optionalAbove || isConditional(selection.directives);
    if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, fragments, collected, optional);
    else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(selection.name.value);
      if (fragment) collect(fragment.selectionSet, fragments, collected, optional);
    } else {
      const key = selection.alias?.value ?? selection.name.value;
      const seen = collected.get(key);
      if (seen) {
        seen.optional = seen.optional && optional;
        if (selection.selectionSet) seen.sets.push(selection.selectionSet);
      } else
        collected.set(key, { node: selection, sets: selection.selectionSet ? [selection.selectionSet] : [], optional });
    }
  }
}

function isConditional(directives: readonly DirectiveNode[] | undefined): boolean {
  return (directives ?? []).some(({ name }) => name.value === 'include' || name.value === 'skip');
}
