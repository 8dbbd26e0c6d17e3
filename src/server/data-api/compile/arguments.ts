import { type DirectiveNode, type FieldNode, Kind, type ValueNode } from 'graphql';
import type { SymbolicObject, SymbolicValue } from '../shape.ts';
import type { CompileContext } from './context.ts';

function symbolicValue(context: CompileContext, node: ValueNode): SymbolicValue {
  switch (node.kind) {
    case Kind.VARIABLE:
      return context.variables[node.name.value];
    case Kind.LIST:
      return node.values.map((item) => symbolicValue(context, item));
    case Kind.OBJECT:
      return withoutAbsent(node.fields.map((field) => [field.name.value, symbolicValue(context, field.value)]));
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    default:
      return node.value;
  }
}

/** An absent variable removes its argument or input field, as GraphQL says. */
function withoutAbsent(entries: [string, SymbolicValue][]): SymbolicObject {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

export function argumentsOf(context: CompileContext, field: FieldNode): SymbolicObject {
  return withoutAbsent(
    (field.arguments ?? []).map((argument) => [argument.name.value, symbolicValue(context, argument.value)]),
  );
}

/** `@skip` and `@include`; their Booleans are part of the shape. */
export function isIncluded(context: CompileContext, directives: readonly DirectiveNode[] | undefined): boolean {
  return (directives ?? []).every((directive) => {
    const condition = directive.arguments?.[0];
    if (!condition) return true;
    const value = symbolicValue(context, condition.value);
    return directive.name.value === 'skip' ? value !== true : value === true;
  });
}
