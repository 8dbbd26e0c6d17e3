import type { TypedDocument } from '../../contract/operations/typed-document.ts';
import { DataError, readGraphqlAnswer } from './data-error.ts';

export type DataClient = ReturnType<typeof createDataClient>;

/** Operations of the data API, sent as `{documentId, variables}` (the server knows the text); always from the network. */
export function createDataClient(fetch: typeof globalThis.fetch) {
  async function send<Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables): Promise<Data> {
    const { data, errors } = await readGraphqlAnswer<Data>(await post(fetch, document.documentId, variables));
    const first = errors?.[0];
    if (first !== undefined) {
      const code = first.extensions?.code;
      throw new DataError('graphql_error', first.message ?? 'The data API refused', code === undefined ? {} : { code });
    }
    if (data === undefined) throw new DataError('missing_result', 'The data API answered neither data nor errors');
    return data;
  }
  return {
    query: <Data, Variables>(document: TypedDocument<Data, Variables>, variables: NoInfer<Variables>): Promise<Data> =>
      send(document, variables),
    mutate: <Data, Variables>(document: TypedDocument<Data, Variables>, variables: NoInfer<Variables>): Promise<Data> =>
      send(document, variables),
  };
}

async function post(fetch: typeof globalThis.fetch, documentId: string, variables: unknown): Promise<Response> {
  try {
    return await fetch('/v1/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ documentId, variables: variables ?? {} }),
    });
  } catch (cause) {
    throw new DataError('network_error', cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
