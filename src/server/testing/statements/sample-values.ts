import type { ForOfStatement, Node } from 'typescript/unstable/ast';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isForOfStatement,
  isFunctionDeclaration,
  isVariableDeclarationList,
} from 'typescript/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** Stands where any text may: a statement it gets into is put together from what it is asked for. */
export const anyText = '§';
/** Of one statement. */
const mostVariants = 40;

type Named = { readonly name: string; readonly values: () => readonly string[] };

/** What a statement's text may depend on: parameters of the functions around it, and what a loop around it runs through. */
export function namedAround(around: readonly Node[], text: string, checker: Checker): Named[] {
  const source = (node: Node) => text.slice(node.pos, node.end).trim();
  return around.flatMap((node): Named[] => {
    if (isForOfStatement(node)) return ofLoop(node, source, checker);
    if (!isFunctionDeclaration(node) && !isArrowFunction(node)) return [];
    return node.parameters.map(({ name }) => ({
      name: source(name),
      values: () => sources(checker.getTypeAtLocation(name), checker),
    }));
  });
}

function ofLoop(
  { initializer, expression }: ForOfStatement,
  source: (node: Node) => string,
  checker: Checker,
): Named[] {
  if (!isVariableDeclarationList(initializer)) return [];
  const listed = isArrayLiteralExpression(expression) ? expression.elements.map(source) : null;
  return initializer.declarations.map(({ name }) => ({
    name: source(name),
    values: () => listed ?? sources(checker.getTypeAtLocation(name), checker),
  }));
}

/** Declarations that give values to those of the names that a source needs: one for each combination. */
export function variants(named: readonly Named[], needed: string): string[] {
  const isNeeded = ({ name }: Named) =>
    [...name.matchAll(/[\w$]+/g)].some(([each]) => new RegExp(`(?<![.\\w])${each}\\b`).test(needed));
  let found = [''];
  for (const each of named.filter(isNeeded)) {
    const values = each.values();
    if (values.length > 0) found = found.flatMap((before) => values.map((v) => `${before} const ${each.name} = ${v};`));
  }
  return found.slice(0, mostVariants);
}

/** Sources of values of a type: each of its literals; of an object one for each way its literals go together. */
function sources(type: Type | undefined, checker: Checker, depth = 3): string[] {
  if (type === undefined) return [];
  const is = (flags: number) => (type.flags & flags) !== 0;
  if (type.isUnionType()) return [...new Set(type.getTypes().flatMap((each) => sources(each, checker, depth)))];
  if (type.isStringLiteralType()) return [JSON.stringify(type.value)];
  if (type.isNumberLiteralType()) return [String(type.value)];
  if (type.isBooleanLiteralType()) return [String(type.value)];
  if (is(TypeFlags.BooleanLike)) return ['true', 'false'];
  if (is(TypeFlags.NumberLike)) return ['1'];
  if (is(TypeFlags.Null)) return ['null'];
  if (is(TypeFlags.Undefined | TypeFlags.Void)) return ['undefined'];
  if (is(TypeFlags.StringLike)) return [JSON.stringify(anyText)];
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [each] = checker.getTypeArguments(type).flatMap((element) => sources(element, checker, depth - 1));
    return [`[${each ?? ''}]`];
  }
  if (depth === 0 || type.getSymbol()?.name === 'Date') return ['null'];
  if (!is(TypeFlags.Object | TypeFlags.Intersection)) return [];
  let found = [''];
  for (const field of checker.getPropertiesOfType(type)) {
    const values = sources(checker.getTypeOfSymbol(field), checker, depth - 1);
    const described = values.length === 0 ? ['null'] : values;
    found = found
      .flatMap((before) => described.map((value) => `${before} ${JSON.stringify(field.name)}: ${value},`))
      .slice(0, mostVariants);
  }
  return found.map((fields) => `{${fields} }`);
}
