import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getVariableValues,
  isInputType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  typeFromAST,
  validate,
} from 'graphql';
import type { CompiledStatement } from './compile/context.ts';
import { compileOperation } from './compile/operation.ts';
import { checkDocumentDepth } from './depth.ts';
import { badRequest } from './errors.ts';
import { exampleValue } from './example-value.ts';
import type { DataApiLimits } from './limits.ts';
import { checkMutationFilters } from './mutation-guard.ts';
import type { Catalogue, DataApiRole } from './schema/catalogue.ts';
import { type SymbolicValue, shapeOf, valueAt } from './shape.ts';
import { toWire, type WireValue } from './wire.ts';

export interface PreparedStatement {
  readonly text: string;
  readonly values: readonly WireValue[];
  /** Undefined: send it unnamed. */
  readonly name: string | undefined;
}

export interface LoadedDocument {
  readonly name: string;
  readonly kind: 'query' | 'mutation';
  readonly node: DocumentNode;
  prepare(role: DataApiRole, variables: unknown): PreparedStatement[];
  /** Compiles the shapes with all optional variables absent and with all given; returns the statements. */
  compileExamples(): CompiledStatement[];
}

interface Variable {
  readonly name: string;
  readonly type: GraphQLInputType;
  readonly required: boolean;
}

interface Variant {
  readonly statements: readonly CompiledStatement[];
  readonly named: boolean;
}

/** Shapes beyond these run unnamed, so that a client's filters cannot fill a connection with prepared statements. */
const NAMED_SHAPES = 16;
const CACHED_SHAPES = 128;

interface LoadOptions {
  readonly catalogue: Catalogue;
  readonly schema: GraphQLSchema;
  readonly limits: DataApiLimits;
  readonly named: boolean;
}

export function loadDocument(source: string, options: LoadOptions): LoadedDocument {
  const node = parseDocument(source, options);
  const operation = onlyOperation(node);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of node.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  checkDocumentDepth(node, fragments, options.limits.depth);
  const definitions = operation.variableDefinitions ?? [];
  const variables: Variable[] = definitions.map((definition) => {
    const type = typeFromAST(options.schema, definition.type);
    if (!isInputType(type)) throw badRequest(`$${definition.variable.name.value} has no input type`);
    const required = isNonNullType(type) && definition.defaultValue === undefined;
    return { name: definition.variable.name.value, type, required };
  });
  if (operation.operation === 'mutation')
    checkMutationFilters(node, new Map(variables.map(({ name, type }) => [name, type])));
  const variants = new Map<string, Variant>();

  const variantFor = (coerced: Readonly<Record<string, unknown>>): Variant => {
    const symbolic: Record<string, SymbolicValue> = {};
    let key = '';
    for (const { name, type } of variables) {
      const { value, shape } = shapeOf(type, coerced[name], [name]);
      symbolic[name] = value;
      key += `${shape}|`;
    }
    const known = variants.get(key);
    if (known) return known;
    const statements = compileOperation({
      catalogue: options.catalogue,
      operation,
      fragments,
      variables: symbolic,
      limits: options.limits,
    });
    const variant = { statements, named: options.named && variants.size < NAMED_SHAPES };
    if (variants.size < CACHED_SHAPES) variants.set(key, variant);
    return variant;
  };

  return {
    name: operation.name?.value ?? '',
    kind: operation.operation === 'mutation' ? 'mutation' : 'query',
    node,
    prepare(role, input) {
      const coerced = coerceVariables(options, definitions, input);
      const { statements, named } = variantFor(coerced);
      return statements.map((statement) => ({
        text: statement.text,
        values: statement.parameters.map(({ path, json }) => toWire(valueAt(coerced, path), json)),
        name: named ? statementName(role, statement) : undefined,
      }));
    },
    compileExamples() {
      const all = Object.fromEntries(variables.map(({ name, type }) => [name, exampleValue(type)]));
      const required = Object.fromEntries(
        variables.filter((variable) => variable.required).map(({ name }) => [name, all[name]]),
      );
      return [required, all].flatMap((values) => variantFor(coerceVariables(options, definitions, values)).statements);
    },
  };
}

/** A document's text without its writer's layout and comments: two spellings of one document give the same. */
export const plainText = (source: string, limits: DataApiLimits): string =>
  reading(() => print(parse(source, parseOptions(limits))));

const parseOptions = ({ documentTokens }: DataApiLimits) => ({ maxTokens: documentTokens, noLocation: true });

/**
 * GraphQL's words about a document are for its writer; everything else that is thrown while reading it (a document nested
 * until the stack is full) speaks of our engine and is not repeated.
 */
function reading<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw badRequest(error instanceof GraphQLError ? error.message : 'The document cannot be read');
  }
}

function parseDocument(source: string, { schema, limits }: LoadOptions): DocumentNode {
  return reading(() => {
    const node = parse(source, parseOptions(limits));
    const [first] = validate(schema, node, undefined, { maxErrors: 1, hideSuggestions: true });
    if (first) throw first;
    return node;
  });
}

function onlyOperation(node: DocumentNode): OperationDefinitionNode {
  const operations = node.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation || operations.length > 1 || operation.operation === 'subscription')
    throw badRequest('A document holds exactly one query or mutation');
  return operation;
}

function coerceVariables(
  { schema }: LoadOptions,
  definitions: OperationDefinitionNode['variableDefinitions'],
  input: unknown,
): Readonly<Record<string, unknown>> {
  if (!definitions || definitions.length === 0) return {};
  const values = variablesObject(input);
  const result = getVariableValues(schema, definitions, values, { maxErrors: 1, hideSuggestions: true });
  if (result.errors) throw badRequest(result.errors[0]?.message ?? 'A variable is not acceptable');
  return result.variableValues.coerced;
}

export function variablesObject(input: unknown): Record<string, unknown> {
  if (input !== undefined && input !== null && (typeof input !== 'object' || Array.isArray(input)))
    throw badRequest('variables must be an object');
  return { ...input };
}

/** By the statement itself: a text of 30,000 characters would be put together and looked up at every request. */
const names = new WeakMap<CompiledStatement, Partial<Record<DataApiRole, string>>>();

/**
 * Named by a hash of role and SQL: a plan under row-level security belongs to one role, and alternating roles
 * on one name would plan it again each time; a name never refers to two texts.
 */
function statementName(role: DataApiRole, statement: CompiledStatement): string {
  const ofRoles = names.get(statement) ?? {};
  names.set(statement, ofRoles);
  ofRoles[role] ??= createHash('sha256').update(`${role}\n${statement.text}`).digest('hex').slice(0, 40);
  return ofRoles[role];
}
