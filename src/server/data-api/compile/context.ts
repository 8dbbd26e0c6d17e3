import type { FragmentDefinitionNode } from 'graphql';
import { badRequest } from '../errors.ts';
import type { DataApiLimits } from '../limits.ts';
import type { Catalogue, CatalogueTable, Relation } from '../schema/catalogue.ts';
import type { SymbolicValue } from '../shape.ts';

interface Parameter {
  readonly path: readonly (string | number)[];
  /** node-postgres would send a JavaScript array as a PostgreSQL array; JSON columns need JSON text. */
  readonly json: boolean;
}

export interface CompiledStatement {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

/** Everything one statement's compilation shares. `parameters` grows while the text is written. */
export interface CompileContext {
  readonly catalogue: Catalogue;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, SymbolicValue>>;
  readonly parameters: Parameter[];
  readonly nextAlias: () => string;
  /** Counts selected fields, so that fragments cannot multiply a small document into a huge statement. */
  readonly countField: () => void;
  /** Counts conditions and terms of an order, so that a client's filter cannot keep the database busy. */
  readonly countCondition: () => void;
  /** The table a mutation writes: its rows cannot be read again in the same snapshot. */
  readonly writtenTable: CatalogueTable | null;
}

export function createContext(
  base: Pick<CompileContext, 'catalogue' | 'fragments' | 'variables'>,
  limits: Pick<DataApiLimits, 'fields' | 'conditions'>,
): CompileContext {
  let aliases = 0;
  let fields = 0;
  let conditions = 0;
  return {
    ...base,
    parameters: [],
    nextAlias: () => `t${aliases++}`,
    countField: () => {
      fields += 1;
      if (fields > limits.fields) throw badRequest(`More than ${limits.fields} fields are selected`);
    },
    countCondition: () => {
      conditions += 1;
      if (conditions > limits.conditions)
        throw badRequest(`More than ${limits.conditions} conditions and terms of an order`);
    },
    writtenTable: null,
  };
}

export function tableNamed(context: CompileContext, name: string): CatalogueTable {
  const table = context.catalogue.tables.get(name);
  if (!table) throw new Error(`unknown table ${name}`);
  return table;
}

export function relationTable(context: CompileContext, relation: Relation): CatalogueTable {
  return tableNamed(context, relation.table);
}
