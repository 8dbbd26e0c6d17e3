import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { type DatedTableKey, datedTableKeys } from '../../../domain/settings/dated-tables.ts';
import { badRequest } from '../errors.ts';
import type { DataApiLimits } from '../limits.ts';
import type { Catalogue, CatalogueTable } from '../schema/catalogue.ts';
import { dayArguments, dayQuestions } from '../schema/sdl.ts';
import type { SymbolicObject, SymbolicValue } from '../shape.ts';
import { quoteName, quoteText } from '../sql-text.ts';
import { argumentsOf } from './arguments.ts';
import { bind } from './bind.ts';
import { type CompileContext, type CompiledStatement, createContext, tableNamed } from './context.ts';
import { type SelectedField, selectedFields } from './fields.ts';
import { mutationField } from './mutation.ts';
import { aggregateQuery, rowsQuery } from './selection.ts';

interface CompileInput {
  readonly catalogue: Catalogue;
  readonly operation: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, SymbolicValue>>;
  readonly limits: DataApiLimits;
}

/**
 * A query is one statement whose single text cell is the answer's `data`.
 * A mutation is one statement per root field, because GraphQL runs them one after the other.
 */
export function compileOperation(input: CompileInput): CompiledStatement[] {
  const fields = selectedFields(createContext(input, input.limits), [input.operation.selectionSet]);
  if (fields.length === 0) throw badRequest('Nothing is selected');
  return input.operation.operation === 'query'
    ? [statement(input, fields)]
    : fields.map((field) => statement(input, [field]));
}

function statement(input: CompileInput, fields: readonly SelectedField[]): CompiledStatement {
  const context = createContext(input, input.limits);
  const compiled = fields.map((field) => {
    const { cte, expression } = rootField(context, input, field);
    return { cte, item: `${expression} ${quoteName(field.key)}` };
  });
  const ctes = compiled.map(({ cte }) => cte).join('');
  const items = compiled.map(({ item }) => item).join(', ');
  return {
    text: `${ctes}select row_to_json(answer)::text from (select ${items}) answer`,
    parameters: context.parameters,
  };
}

function rootField(
  context: CompileContext,
  input: CompileInput,
  field: SelectedField,
): { readonly cte: string; readonly expression: string } {
  const isQuery = input.operation.operation === 'query';
  if (field.name === '__typename') return { cte: '', expression: `${quoteText(isQuery ? 'Query' : 'Mutation')}::text` };
  if (field.name.startsWith('__')) throw badRequest(`${field.name} cannot be mixed with data`);
  return isQuery ? { cte: '', expression: `(${queryField(context, field)})` } : mutationField(context, field);
}

function queryField(context: CompileContext, field: SelectedField): string {
  const { tables } = context.catalogue;
  const given = argumentsOf(context, field.node);
  const listed = tables.get(field.name);
  if (listed) return rowsQuery(context, listed, given, field.selections, { link: null, isList: true });
  const keyed = field.name.endsWith('_by_pk') ? tables.get(field.name.slice(0, -'_by_pk'.length)) : undefined;
  if (keyed)
    return rowsQuery(context, keyed, { where: keyFilter(keyed, given) }, field.selections, {
      link: null,
      isList: false,
    });
  const dated = datedRows(context, field.name, given);
  if (dated) return rowsQuery(context, dated, {}, field.selections, { link: null, isList: true });
  const table = tableNamed(context, field.name.replace(/_aggregate$/, ''));
  return aggregateQuery(context, table, given, field.selections, null);
}

/** `unit_prices_on(day: …)`: the table's rows come from the function that knows which are in force. */
function datedRows(context: CompileContext, name: string, given: SymbolicObject): CatalogueTable | null {
  for (const suffix of ['_on', '_during'] as const) {
    const table = context.catalogue.tables.get(name.slice(0, -suffix.length));
    const dated = (datedTableKeys as Readonly<Record<string, DatedTableKey>>)[table?.name ?? ''];
    if (table === undefined || dated === undefined || name !== `${table.name}${suffix}`) continue;
    const bound = dayArguments(dated, dayQuestions[suffix]).map((each) => bind(context, given[each.name], each.type));
    return { ...table, sql: `app.${quoteName(name)}(${bound.join(', ')})` };
  }
  return null;
}

function keyFilter(table: CatalogueTable, given: SymbolicObject): SymbolicObject {
  return Object.fromEntries(table.primaryKey.map((name) => [name, { _eq: given[name] }]));
}
