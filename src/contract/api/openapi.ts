import { z } from 'zod';
import { fieldFacts } from '../fields.ts';
import { type ApiOperation, apiScopes } from './operation.ts';
import { apiOperations } from './operations.ts';

const apiVersion = '1.0.0';
export const apiPath = '/api/v1';

export type JsonSchema = { [key: string]: unknown };
interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}
type Content = { 'application/json': { schema: JsonSchema; example?: unknown } };
export interface OpenApiOperation {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: OpenApiParameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; headers?: object; content?: Content } | { $ref: string }>;
}
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string; license: object };
  servers: { url: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { responses: object; headers: object; schemas: Record<string, JsonSchema>; securitySchemes: object };
}

const numeric = new Set(['choice', 'digits']);

/** JSON Schema of what is sent and answered. Whole numbers also come as text (a form's); the description asks for numbers. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const made = z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const facts = zodSchema instanceof z.ZodType ? fieldFacts.get(zodSchema) : undefined;
      if (io === 'input' && facts && numeric.has(facts.kind)) {
        delete jsonSchema.anyOf;
        jsonSchema.type = 'integer';
      }
      if (facts?.kind === 'date') jsonSchema.format = 'date';
      if (facts?.kind === 'time') Object.assign(jsonSchema, { pattern: '^\\d{2}:\\d{2}$', examples: ['10:00'] });
      if (facts && io === 'input') jsonSchema.description = facts.label;
      // A later version may say more.
      if (io === 'output') delete jsonSchema.additionalProperties;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  }) as JsonSchema;
  const { $schema: _said, ...said } = made;
  return said;
}

const propertiesOf = ({ properties }: JsonSchema): Record<string, JsonSchema> =>
  (properties ?? {}) as Record<string, JsonSchema>;
const requiredOf = ({ required }: JsonSchema): string[] => (required ?? []) as string[];

function without(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const properties = Object.entries(propertiesOf(schema)).filter(([name]) => !names.includes(name));
  const required = requiredOf(schema).filter((name) => !names.includes(name));
  return { ...schema, properties: Object.fromEntries(properties), required };
}

export const namesInPath = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
export const hasBody = ({ method }: Pick<ApiOperation, 'method'>): boolean => method === 'POST' || method === 'PATCH';

const idempotencyKey: OpenApiParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: '同じキーで同じ内容をもう一度送っても、予約は1つです。',
  schema: { type: 'string', format: 'uuid' },
};

function described(name: string, operation: ApiOperation): OpenApiOperation {
  const input = schemaOf(operation.input, 'input');
  const inPath = namesInPath(operation.path);
  const body = hasBody(operation);
  const parameters = Object.entries(propertiesOf(input))
    .filter(([field]) => !body || inPath.includes(field))
    .map(([field, schema]): OpenApiParameter => {
      const path = inPath.includes(field);
      return { name: field, in: path ? 'path' : 'query', required: path || requiredOf(input).includes(field), schema };
    });
  const example = Object.fromEntries(Object.entries(operation.example).filter(([field]) => !inPath.includes(field)));
  return {
    operationId: name,
    summary: operation.summary,
    description: operation.description,
    security: operation.scope === 'family' ? [{ parent: [] }] : [{ partner: [operation.scope] }, { parent: [] }],
    parameters: [...parameters, ...(operation.keyed ? [idempotencyKey] : [])],
    ...(body
      ? {
          requestBody: { required: true, content: { 'application/json': { schema: without(input, inPath), example } } },
        }
      : {}),
    responses: {
      200: {
        description: operation.summary,
        headers: rateHeaders,
        content: { 'application/json': { schema: without(schemaOf(operation.answer, 'output'), ['status', 'msg']) } },
      },
      ...Object.fromEntries(errorStatuses.map((status) => [status, { $ref: '#/components/responses/Error' }])),
    },
  };
}

/** Each refusal's own HTTP status; what is not listed is 409. */
const errorStatuses = ['400', '401', '403', '404', '409', '422', '429', '503'] as const;
const rateHeaders = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimit-Policy' },
};

/** What every answer but a good one carries. */
const apiError = z.object({
  error: z.object({
    type: z.string(),
    message: z.string(),
    fields: z.array(z.string()).optional(),
    details: z.unknown().optional(),
  }),
});

/** OpenAPI 3.1 of /api/v1, made from the operations alone. */
export function openApiDocument(publicUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const [name, operation] of Object.entries(apiOperations)) {
    const { path, method } = operation;
    paths[path] = { ...paths[path], [method.toLowerCase()]: described(name, operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'いまほいく API',
      version: apiVersion,
      description: '一時保育の園と空きを調べ、保護者の代わりに席をおさえ、予約するための窓口です。',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: new URL(apiPath, publicUrl).href }],
    paths,
    components: {
      responses: {
        Error: {
          description: 'できなかった理由。type は変わりません。message は、そのまま画面に出せる言葉です。',
          headers: rateHeaders,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      headers: {
        RateLimit: { description: '残りの回数(r)と、戻るまでの秒数(t)。', schema: { type: 'string' } },
        'RateLimit-Policy': { description: '回数(q)と、その秒数(w)。', schema: { type: 'string' } },
      },
      schemas: { Error: schemaOf(apiError, 'output') },
      securitySchemes: {
        partner: {
          type: 'http',
          scheme: 'bearer',
          description: `本部が発行するキー。できること: ${apiScopes.filter((scope) => scope !== 'family').join(', ')}`,
        },
        parent: { type: 'http', scheme: 'bearer', description: '保護者ご本人のログイン。' },
      },
    },
  };
}
