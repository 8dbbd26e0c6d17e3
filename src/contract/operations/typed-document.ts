/**
 * A trusted document as the client holds it: the server knows the text, the client sends the id.
 * It has the outline of a GraphQL document node, so that a GraphQL client takes it as it is.
 */
export interface TypedDocument<Data, Variables> {
  readonly kind: 'Document';
  readonly definitions: readonly never[];
  readonly documentId: string;
  readonly name: string;
  readonly operation: 'query' | 'mutation';
  /** Phantom: never set, it only carries the types. */
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}

export function typedDocument<Data, Variables>(
  operation: 'query' | 'mutation',
  name: string,
  documentId: string,
): TypedDocument<Data, Variables> {
  return { kind: 'Document', definitions: [], documentId, name, operation };
}
