import { executeSync, type GraphQLSchema } from 'graphql';
import { checkVariablesDepth } from './depth.ts';
import { type LoadedDocument, loadDocument, type PreparedStatement, plainText, variablesObject } from './document.ts';
import { badRequest, DataApiError, errorBody, toDataApiError } from './errors.ts';
import { type DataApiLimits, DEFAULT_LIMITS } from './limits.ts';
import type { Catalogue } from './schema/catalogue.ts';
import { type DataApiCaller, preambleOf } from './session.ts';
import { readyDocuments, type TrustedDocument } from './trusted-documents.ts';

interface DataApiOptions {
  /** How prepared statements are run under a role: the database's asRole. */
  readonly database: {
    asRole(preamble: PreparedStatement, statements: readonly PreparedStatement[]): Promise<string[]>;
  };
  readonly catalogue: Catalogue;
  readonly documents: readonly TrustedDocument[];
  readonly clock: () => Date;
  /** Demo only: unregistered documents are compiled on the fly. */
  readonly allowFreeQueries: boolean;
  readonly limits?: Partial<DataApiLimits>;
  /** Called for answers that are our fault (status 500 and above), with the cause. */
  readonly onFault?: (error: DataApiError, operation: string) => void;
}

export interface DataApiRequest {
  /** A document's id or its operation's name. */
  readonly id?: string | undefined;
  readonly operationName?: string | undefined;
  readonly query?: string | undefined;
  readonly variables?: unknown;
}

interface DataApiAnswer {
  readonly status: number;
  /** JSON text, always. */
  readonly body: string;
}

export interface DataApi {
  readonly limits: DataApiLimits;
  readonly schema: GraphQLSchema;
  execute(caller: DataApiCaller, request: DataApiRequest): Promise<DataApiAnswer>;
  /** In process, for server-side loaders: the parsed data of a known document, or a DataApiError. */
  query<Data, Variables>(
    caller: DataApiCaller,
    document: KnownDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Data>;
}

/** What a generated document carries at least; the type parameters are phantom. */
interface KnownDocument<Data, Variables> {
  readonly documentId: string;
  readonly __apiType?: ((variables: Variables) => Data) | undefined;
}

const REMEMBERED_FREE_QUERIES = 200;

/** Validates and compiles every trusted document now: a broken one stops the start, not a customer's page. */
export function createDataApi(options: DataApiOptions): DataApi {
  const { database, catalogue, clock } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const { schema, known } = readyDocuments({ catalogue, documents: options.documents, limits });
  const free = new Map<string, LoadedDocument>();

  const documentOf = (request: DataApiRequest): LoadedDocument => {
    const byId = request.id === undefined ? undefined : known.get(request.id);
    if (byId) return byId;
    if (request.query === undefined || request.query === '') {
      const byName = request.id === undefined ? known.get(request.operationName ?? '') : undefined;
      if (byName) return byName;
      throw new DataApiError(404, 'not-found', 'Unknown document');
    }
    const seen = known.get(request.query) ?? free.get(request.query);
    const byText = seen ?? known.get(plainText(request.query, limits));
    if (byText) return byText;
    if (!options.allowFreeQueries) throw new DataApiError(404, 'not-found', 'Only known documents are answered');
    const loaded = loadDocument(request.query, { catalogue, schema, limits, named: false });
    if (free.size >= REMEMBERED_FREE_QUERIES) free.clear();
    free.set(request.query, loaded);
    return loaded;
  };

  const run = async (caller: DataApiCaller, document: LoadedDocument, variables: unknown): Promise<string> => {
    if (isIntrospection(document)) return introspect(schema, document, variables);
    const statements = document.prepare(caller.role, withSession(caller, variables));
    const preamble = preambleOf(caller, clock(), document.kind, limits.statementTimeoutMs);
    const cells = await database.asRole(preamble, statements);
    return cells.length === 1 ? (cells[0] ?? 'null') : mergeObjects(cells);
  };

  return {
    limits,
    schema,
    async execute(caller, request) {
      try {
        checkVariables(request.variables, limits);
        return { status: 200, body: `{"data":${await run(caller, documentOf(request), request.variables)}}` };
      } catch (error) {
        const refusal = toDataApiError(error);
        if (refusal.status >= 500) options.onFault?.(refusal, request.operationName ?? request.id ?? 'free query');
        return { status: refusal.status, body: errorBody(refusal) };
      }
    },
    async query(caller, document, variables) {
      try {
        return JSON.parse(await run(caller, documentOf({ id: document.documentId }), variables));
      } catch (error) {
        throw toDataApiError(error);
      }
    },
  };
}

/**
 * What the server knows about the caller; a document that declares `$signed_in` gets it, whatever the client says.
 * SelectUserInquiries reads the customer's own row by it, which a visitor may not ask for at all.
 */
function withSession(caller: DataApiCaller, variables: unknown): unknown {
  if (typeof (variables ?? {}) !== 'object' || Array.isArray(variables)) return variables;
  return { ...(variables as object | undefined), signed_in: caller.role === 'user' };
}

function checkVariables(variables: unknown, limits: DataApiLimits): void {
  if (variables === undefined) return;
  checkVariablesDepth(variables, limits.depth);
  const size = Buffer.byteLength(JSON.stringify(variables));
  if (size > limits.variablesBytes) throw new DataApiError(413, 'invalid-argument', 'The variables are too large');
}

/** Exploring tools ask for the schema; it is answered from memory, and only free queries can ask. */
function isIntrospection({ node }: LoadedDocument): boolean {
  return node.definitions.some(
    (definition) =>
      definition.kind === 'OperationDefinition' &&
      definition.selectionSet.selections.every(
        (selection) => selection.kind === 'Field' && /^__(schema|type)$/.test(selection.name.value),
      ),
  );
}

function introspect(schema: GraphQLSchema, { node }: LoadedDocument, variables: unknown): string {
  const variableValues = variablesObject(variables);
  const { data, errors } = executeSync({ schema, document: node, variableValues });
  if (errors?.[0]) throw badRequest(errors[0].message);
  return JSON.stringify(data);
}

/** Each mutation field answered with an object of one key. */
function mergeObjects(cells: readonly string[]): string {
  return `{${cells.map((cell) => cell.slice(1, -1)).join(',')}}`;
}
