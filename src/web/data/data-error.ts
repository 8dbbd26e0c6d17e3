/** The three data-client errors of SPEC §8, and what GraphQL itself answers. */
export type DataErrorKind = 'server_error' | 'parse_error' | 'missing_result' | 'graphql_error' | 'network_error';

export class DataError extends Error {
  readonly kind: DataErrorKind;
  /** HTTP status, where there was an answer. */
  readonly status: number | undefined;
  /** `extensions.code` of the first GraphQL error. */
  readonly code: string | undefined;

  /** `extensions.constraint`: the rule that refused a direct write. */
  readonly constraint: string | undefined;

  constructor(
    kind: DataErrorKind,
    message: string,
    detail: { status?: number; code?: string; constraint?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: detail.cause });
    this.name = 'DataError';
    this.kind = kind;
    this.status = detail.status;
    this.code = detail.code;
    this.constraint = detail.constraint;
  }
}

type GraphqlBody<Data> = {
  data?: Data;
  errors?: readonly { message?: string; extensions?: { code?: string; constraint?: string } }[];
};

/** Reads a data API answer by SPEC §8: 300 or higher, not JSON, neither data nor errors. */
export async function readGraphqlAnswer<Data>(response: Response): Promise<GraphqlBody<Data>> {
  const { status } = response;
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    if (status >= 300) throw new DataError('server_error', `The data API answered ${status}`, { status });
    throw new DataError('parse_error', 'The data API answered something that is not JSON', { status, cause });
  }
  const answer: GraphqlBody<Data> = typeof body === 'object' && body !== null ? body : {};
  if (status >= 300) {
    const { code, constraint } = answer.errors?.[0]?.extensions ?? {};
    const said = { ...(code ? { code } : {}), ...(constraint ? { constraint } : {}) };
    throw new DataError('server_error', `The data API answered ${status}`, { status, ...said });
  }
  if (answer.data === undefined && answer.errors === undefined) {
    throw new DataError('missing_result', 'The data API answered neither data nor errors', { status });
  }
  return answer;
}
