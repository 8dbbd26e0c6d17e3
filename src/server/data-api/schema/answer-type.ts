const JSON_TYPE = 'application/json';
/** GraphQL over HTTP's own media type: a reader may rely on the status even behind proxies that answer JSON themselves. */
const GRAPHQL_TYPE = 'application/graphql-response+json';

/** The media type of an answer by the Accept header: GraphQL's own only for those who name it and like it no less. */
export function answerType(accept: string | undefined): string {
  const weights = new Map<string, number>();
  for (const item of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = item.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    weights.set(type, weight === undefined ? 1 : Number(weight));
  }
  const graphql = weights.get(GRAPHQL_TYPE) ?? 0;
  return graphql > 0 && graphql >= (weights.get(JSON_TYPE) ?? 0) ? GRAPHQL_TYPE : JSON_TYPE;
}
