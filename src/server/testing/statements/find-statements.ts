import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { CallExpression, Node, TypeNode } from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isCallExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isPropertyAccessExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';
import { namedAround, variants } from './sample-values.ts';

/** What TypeScript says about one column of a row. */
export type StatedColumn = {
  readonly kinds: readonly string[];
  readonly nullable: boolean;
  readonly optional: boolean;
};
export type FoundStatement = {
  readonly file: string;
  readonly line: number;
  /** A function without arguments that makes the text, as source; where the text depends on arguments, with one of their values each. */
  readonly source: string;
  /** Null where the caller reads no rows, or any. */
  readonly row: Readonly<Record<string, StatedColumn>> | null;
};

const root = join(import.meta.dirname, '../../../..');

/** Every `query<Row>(text, …)` and `write(text, …)` of the store, with the row that is stated for it. */
export function findStatements(): FoundStatement[] {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  const api = new API({ cwd: root });
  try {
    const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as {
      compilerOptions: object;
    };
    // Only the rooms that hold SQL: the whole tree takes five times as long to read.
    const config = join(folder, 'tsconfig.json');
    const narrow = { ...compilerOptions, types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };
    const include = ['src/server/store', 'src/server/*/store', 'src/server/queue'].map((room) =>
      join(root, room, '**/*'),
    );
    writeFileSync(config, JSON.stringify({ compilerOptions: narrow, include }));
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (project === undefined) throw new Error('TypeScript opened no project');
    return project.rootFiles
      .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
      .flatMap((file) => {
        const source = project.program.getSourceFile(file);
        return source === undefined ? [] : statementsOf(source, source.text, relative(root, file), project.checker);
      });
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
}

function statementsOf(source: Node, text: string, file: string, checker: Checker): FoundStatement[] {
  const found: FoundStatement[] = [];
  const visit = (node: Node, around: readonly Node[]): void => {
    if (isCallExpression(node) && isAsked(node)) {
      const [asked] = node.arguments;
      const line = text.slice(0, node.end).split('\n').length;
      const [row] = node.typeArguments ?? [];
      if (asked !== undefined) {
        const expression = text.slice(asked.pos, asked.end);
        const { before, needed } = sourceOf(expression, localsOf(around, text));
        for (const values of variants(namedAround(around, text, checker), needed))
          found.push({
            file,
            line,
            source: `() => { ${values} ${before} return (${expression}); }`,
            row: row === undefined ? null : columnsOf(row, checker),
          });
      }
    }
    const isAround = isFunctionDeclaration(node) || isArrowFunction(node) || isForOfStatement(node);
    const inside = isAround ? [...around, node] : around;
    node.forEachChild((child) => visit(child, inside));
  };
  visit(source, []);
  return found;
}

const isAsked = ({ expression }: CallExpression): boolean =>
  isPropertyAccessExpression(expression) && ['query', 'write'].includes(expression.name.text);

/** Constants of the functions around a statement, by name, with their declaration. */
function localsOf(functions: readonly Node[], text: string): Map<string, string> {
  const locals = new Map<string, string>();
  const look = (node: Node): void => {
    if (isVariableDeclaration(node) && node.initializer !== undefined) {
      const declared = text.slice(node.pos, node.end).trim();
      const names = text.slice(node.name.pos, node.name.end);
      if (!declared.includes('await '))
        for (const [name] of names.replace(/\w+:/g, '').matchAll(/\w+/g)) locals.set(name, declared);
    }
    node.forEachChild(look);
  };
  functions.forEach(look);
  return locals;
}

/** The constants that the text's expression is put together from, and what of both may name a parameter. */
function sourceOf(expression: string, locals: ReadonlyMap<string, string>): { before: string; needed: string } {
  const before: string[] = [];
  const taken = new Set<string>();
  const take = (code: string): void => {
    const named = [...code.matchAll(/\$\{([^}]*)\}/g)].map(([, inner]) => inner);
    const used = /^[\s\w.[\]]+$/.test(code) ? code : named.join(' ');
    for (const [name, declared] of locals) {
      const line = `const ${declared};`;
      if (taken.has(line) || !new RegExp(`(?<![.\\w])${name}\\b`).test(used)) continue;
      taken.add(line);
      take(declared.slice(declared.indexOf(' = ') + 3));
      before.push(line);
    }
  };
  take(expression);
  // Of a template only what is put into it.
  const asked = expression.replace(/'[^'\n]*'|(?<=[`}])(?:[^`$]|\$(?!\{))*(?=`|\$\{)/g, '');
  return { before: before.join(' '), needed: `${before.join(' ')} ${asked}` };
}

function columnsOf(row: TypeNode, checker: Checker): FoundStatement['row'] {
  const type = checker.getTypeFromTypeNode(row);
  if (type === undefined || kindsOf(type, checker).includes('any')) return null;
  const fields = checker.getPropertiesOfType(type);
  const types = checker.getTypeOfSymbol(fields);
  return Object.fromEntries(
    fields.map((field, index) => {
      const kinds = kindsOf(types[index], checker);
      const nullable = kinds.includes('null') || kinds.includes('any');
      return [field.name, { kinds, nullable, optional: kinds.includes('undefined') }];
    }),
  );
}

/** string, number, boolean, Date, null, undefined, object, any; of a list its element's with []. */
function kindsOf(type: Type | undefined, checker: Checker): string[] {
  if (type === undefined) return ['any'];
  const is = (flags: number) => (type.flags & flags) !== 0;
  if (is(TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter)) return ['any'];
  if (is(TypeFlags.BooleanLike)) return ['boolean'];
  if (type.isUnionType()) return type.getTypes().flatMap((each) => kindsOf(each, checker));
  if (is(TypeFlags.Null)) return ['null'];
  if (is(TypeFlags.Undefined | TypeFlags.Void)) return ['undefined'];
  if (is(TypeFlags.StringLike)) return ['string'];
  if (is(TypeFlags.NumberLike)) return ['number'];
  if (checker.isArrayType(type) && type.isTypeReference())
    return kindsOf(checker.getTypeArguments(type)[0], checker).map((kind) => `${kind}[]`);
  return [type.getSymbol()?.name === 'Date' ? 'Date' : 'object'];
}
