import { parse, print, type TypeNode, type VariableDefinitionNode } from 'graphql';
import { documents } from '../../../contract/operations/documents.generated.ts';
import type { TestApp } from '../app.ts';
import { mentionsFamily } from './marks.ts';

export interface Operation {
  id: string;
  name: string;
  writes: boolean;
  variables: readonly VariableDefinitionNode[];
}

export const operations: readonly Operation[] = documents
  .map(({ id, name, text }) => {
    const [operation] = parse(text).definitions;
    if (operation?.kind !== 'OperationDefinition') throw new Error(name);
    return { id, name, writes: operation.operation !== 'query', variables: operation.variableDefinitions ?? [] };
  })
  .sort((one, another) => (one.name < another.name ? -1 : 1));

/** Wide enough for every row of the demo. */
const values: Readonly<Record<string, unknown>> = {
  date: '2026-11-16',
  date_from: '2026-01-01',
  date_to: '2027-12-31',
  from: '2026-01-01T00:00:00Z',
  until: '2027-12-31T00:00:00Z',
  path_name: 'minato',
  uid: 'demo-minato-staff',
  limit: 100,
  offset: 0,
  name: '外秘 次郎',
  name_kana: 'ガイヒ ジロウ',
  gender: 1,
  date_of_birth: '2023-05-05',
};
const byType: Readonly<Record<string, unknown>> = {
  Int: 1,
  Boolean: true,
  date: '2026-11-16',
  timestamptz: '2026-11-16T00:00:00Z',
};

/** Variables that name the family's rows wherever a row is named. */
export function variablesOf({ name, variables }: Operation, foreign: ReadonlyMap<string, unknown>): object {
  const one = (variable: string, type: TypeNode): unknown => {
    if (type.kind === 'NonNullType') return one(variable, type.type);
    if (type.kind === 'ListType') return [one(variable.replace(/^dates$/, 'date'), type.type)];
    const typeName = print(type);
    if (/_(bool_exp|order_by)$/.test(typeName)) return {};
    // Notifications are the only rows that are named by a bare id.
    if (variable === 'id' && name === 'UpdateMypageNotificationsRead') return foreign.get('notification_id');
    return foreign.get(variable) ?? values[variable] ?? byType[typeName] ?? '1';
  };
  return Object.fromEntries(
    variables.map(({ variable, type }) => [variable.name.value, one(variable.name.value, type)]),
  );
}

export type Sight = 'refused' | 'nothing of it' | 'sees the family';

export async function ask(
  app: TestApp,
  operation: Operation,
  variables: object,
  token: string | undefined,
): Promise<Sight> {
  const answer = await app.post(
    '/v1/graphql',
    { id: operation.id, variables },
    token === undefined ? {} : { authorization: `Bearer ${token}` },
  );
  if (answer.statusCode >= 500) throw new Error(`${operation.name}: ${answer.statusCode} ${answer.body}`);
  if (answer.json().errors !== undefined) {
    if (answer.statusCode === 400 && !operation.writes) throw new Error(`${operation.name}: ${answer.body}`);
    return 'refused';
  }
  return mentionsFamily(answer.body) ? 'sees the family' : 'nothing of it';
}
