import type { JsonSchema, OpenApiDocument, OpenApiOperation } from '../../src/contract/api/openapi.ts';

type Direction = 'sent' | 'answered';
type Properties = Record<string, JsonSchema>;

/** What a program written for the published description would stumble over, in words; additions are none. */
export function breakingChanges(published: OpenApiDocument, now: OpenApiDocument): string[] {
  return Object.entries(published.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, before]) => {
      const at = `${method.toUpperCase()} ${path}`;
      const after = now.paths[path]?.[method];
      return after === undefined ? [`${at} is gone`] : changesOf(before, after, at);
    }),
  );
}

function changesOf(before: OpenApiOperation, after: OpenApiOperation, at: string): string[] {
  return [
    ...(before.operationId === after.operationId ? [] : [`${at} is no longer called ${before.operationId}`]),
    ...before.security
      .filter((way) => !after.security.some((other) => JSON.stringify(other) === JSON.stringify(way)))
      .map((way) => `${at} no longer lets in ${JSON.stringify(way)}`),
    ...schemaChanges(parametersOf(before), parametersOf(after), 'sent', `${at} parameters`),
    ...schemaChanges(bodyOf(before), bodyOf(after), 'sent', `${at} body`),
    ...schemaChanges(answerOf(before), answerOf(after), 'answered', `${at} answer`),
  ];
}

const parametersOf = ({ parameters }: OpenApiOperation): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map((each) => [`${each.in} ${each.name}`, each.schema])),
  required: parameters.filter(({ required }) => required).map((each) => `${each.in} ${each.name}`),
});
const bodyOf = ({ requestBody }: OpenApiOperation): JsonSchema =>
  requestBody?.content['application/json'].schema ?? { type: 'object' };
function answerOf({ responses }: OpenApiOperation): JsonSchema {
  const good = responses['200'];
  return (good && 'content' in good && good.content?.['application/json'].schema) || { type: 'object' };
}

const propertiesOf = ({ properties }: JsonSchema): Properties => (properties ?? {}) as Properties;
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const typesOf = ({ type }: JsonSchema): string[] => (typeof type === 'string' ? [type] : listOf(type));

function schemaChanges(before: JsonSchema, after: JsonSchema, direction: Direction, at: string): string[] {
  const choices = (schema: JsonSchema) => (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];
  return [
    ...typeChanges(before, after, direction, at),
    ...limitChanges(before, after, direction, at),
    ...requiredChanges(before, after, direction, at),
    ...Object.entries(propertiesOf(before)).flatMap(([name, schema]) => {
      const next = propertiesOf(after)[name];
      return next === undefined ? [`${at}.${name} is gone`] : schemaChanges(schema, next, direction, `${at}.${name}`);
    }),
    ...('items' in before
      ? schemaChanges(before.items as JsonSchema, (after.items ?? {}) as JsonSchema, direction, `${at}[]`)
      : []),
    ...choices(before).flatMap((choice, index) =>
      schemaChanges(choice, choices(after)[index] ?? {}, direction, `${at}|${index}`),
    ),
  ];
}

/** Sent: whatever was taken is still taken. Answered: nothing of a kind that was not known. */
function typeChanges(before: JsonSchema, after: JsonSchema, direction: Direction, at: string): string[] {
  const [known, now] = [typesOf(before), typesOf(after)];
  const lost = direction === 'sent' ? known.filter((type) => !now.includes(type)) : [];
  const new_ = direction === 'answered' ? now.filter((type) => !known.includes(type)) : [];
  const gone = known.length > 0 && now.length === 0;
  return gone || (direction === 'sent' ? now.length > 0 && lost.length > 0 : known.length > 0 && new_.length > 0)
    ? [`${at} was ${known.join('|')} and is ${now.join('|')}`]
    : [];
}

const narrowings: [keyword: string, isNarrower: (before: number, after: number) => boolean][] = [
  ['maximum', (before, after) => after < before],
  ['maxLength', (before, after) => after < before],
  ['maxItems', (before, after) => after < before],
  ['minimum', (before, after) => after > before],
  ['minLength', (before, after) => after > before],
  ['minItems', (before, after) => after > before],
];

function limitChanges(before: JsonSchema, after: JsonSchema, direction: Direction, at: string): string[] {
  if (direction === 'answered') return [];
  const values = listOf(before.enum).filter((value) => 'enum' in after && !listOf(after.enum).includes(value));
  return [
    ...values.map((value) => `${at} no longer takes ${value}`),
    ...(after.pattern !== undefined && after.pattern !== before.pattern ? [`${at} has another pattern`] : []),
    ...narrowings.flatMap(([keyword, isNarrower]) => {
      const [known, now] = [before[keyword], after[keyword]];
      if (typeof now !== 'number') return [];
      return typeof known !== 'number' || isNarrower(known, now) ? [`${at} has a narrower ${keyword}`] : [];
    }),
  ];
}

function requiredChanges(before: JsonSchema, after: JsonSchema, direction: Direction, at: string): string[] {
  const [known, now] = [listOf(before.required), listOf(after.required)];
  return direction === 'sent'
    ? now.filter((name) => !known.includes(name)).map((name) => `${at}.${name} has become required`)
    : known
        .filter((name) => name in propertiesOf(after) && !now.includes(name))
        .map((name) => `${at}.${name} may now be missing`);
}
