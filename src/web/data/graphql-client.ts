import {
  type AnyVariables,
  type Client,
  type CombinedError,
  cacheExchange,
  createClient,
  fetchExchange,
  type OperationResult,
  type TypedDocumentNode,
} from '@urql/core';
import type { TypedDocument } from '../../contract/operations/typed-document.ts';
import { DataError, readGraphqlAnswer } from './data-error.ts';

/**
 * The client insists on a document with an operation, so it gets one whose name is the id; `toDocumentId` then sends
 * the id alone (the server knows the text).
 */
function nodeOf<Data, Variables>({ documentId, operation }: TypedDocument<Data, Variables>): TypedDocumentNode<Data> {
  const name = (value: string) => ({ kind: 'Name', value });
  const selectionSet = { kind: 'SelectionSet', selections: [{ kind: 'Field', name: name('__typename') }] };
  const definition = { kind: 'OperationDefinition', operation, name: name(documentId), selectionSet };
  return { kind: 'Document', definitions: [definition], documentId } as unknown as TypedDocumentNode<Data>;
}

function toDocumentId(init: RequestInit | undefined): RequestInit {
  const { operationName, variables } = JSON.parse(String(init?.body)) as { operationName: string; variables?: object };
  return { ...init, body: JSON.stringify({ documentId: operationName, variables: variables ?? {} }) };
}

export type DataClient = ReturnType<typeof createDataClient>;

/** SPEC §7: watched queries use cache-and-network, one-off queries network-only. Body: `{documentId, variables}`. */
export function createDataClient(fetch: typeof globalThis.fetch) {
  let client = newClient(fetch);

  async function once<Data>(result: Promise<OperationResult<Data>>): Promise<Data> {
    const { data, error } = await result;
    if (error) throw toDataError(error);
    if (data === undefined) throw new DataError('missing_result', 'The data API answered neither data nor errors');
    return data;
  }

  return {
    query<Data, Variables>(document: TypedDocument<Data, Variables>, variables: NoInfer<Variables>): Promise<Data> {
      return once<Data>(
        client.query<Data>(nodeOf(document), variables as AnyVariables, { requestPolicy: 'network-only' }).toPromise(),
      );
    },
    mutate<Data, Variables>(document: TypedDocument<Data, Variables>, variables: NoInfer<Variables>): Promise<Data> {
      return once<Data>(client.mutation<Data>(nodeOf(document), variables as AnyVariables).toPromise());
    },
    /** What is cached comes at once (`stale`: a newer answer is on its way), then the server's. Returns how to stop. */
    watch<Data, Variables>(
      document: TypedDocument<Data, Variables>,
      variables: NoInfer<Variables>,
      listener: (answer: { data?: Data; error?: DataError; stale: boolean }) => void,
    ): () => void {
      const { unsubscribe } = client
        .query<Data>(nodeOf(document), variables as AnyVariables, { requestPolicy: 'cache-and-network' })
        .subscribe(({ data, error, stale }) => {
          listener({
            ...(data === undefined ? {} : { data }),
            ...(error ? { error: toDataError(error) } : {}),
            stale,
          });
        });
      return unsubscribe;
    },
    /** Another person, or nobody: what the last one saw is forgotten. */
    forget(): void {
      client = newClient(fetch);
    },
  };
}

function newClient(fetch: typeof globalThis.fetch): Client {
  return createClient({
    url: '/v1/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange, fetchExchange],
    // The answer is judged by SPEC §8 before the client sees it.
    fetch: async (input, init) => {
      const response = await fetch(input, toDocumentId(init));
      const answer = await readGraphqlAnswer(response);
      return Response.json(answer);
    },
  });
}

function toDataError(error: CombinedError): DataError {
  if (error.networkError instanceof DataError) return error.networkError;
  if (error.networkError) return new DataError('network_error', error.networkError.message, { cause: error });
  const first = error.graphQLErrors[0];
  const code = first?.extensions?.code;
  return new DataError('graphql_error', first?.message ?? error.message, {
    ...(typeof code === 'string' ? { code } : {}),
    cause: error,
  });
}
