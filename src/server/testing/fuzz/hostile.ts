import fc from 'fast-check';

/** Texts no database can store, or that something on the way might stumble over. */
export const hostileTexts: readonly string[] = [
  'a\u0000b',
  '\u0000',
  'a\ud800b',
  '\udfff',
  'a\u0000\udc00\ud83d',
  '',
  ' ',
  '\u3000',
  'x'.repeat(256),
  '長'.repeat(5_000),
  "'; drop table customers; --",
  '../../../etc/passwd',
  '..',
  'seti_1/../../customers',
  '%00',
  '%',
  '\u202e👩‍👧‍👦\ufffe\uffff',
  '\\u0000',
  '{{7*7}}',
  'null',
  '__proto__',
];

export const hostileNumbers: readonly (number | string)[] = [
  0,
  -1,
  1.5,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  9_007_199_254_740_992,
  1e308,
  5e-324,
  '2147483648',
  '99999999999999999999',
  '1e9',
  '０１',
];

export const hostileDates: readonly string[] = [
  '0000-00-00',
  '0000-01-01',
  '0100-01-01',
  '1899-12-31',
  '2026-02-30',
  '9999-12-31',
  '99991231',
  '+275760-09-13',
  'infinity',
  'now',
  '0000-01-01T00:00:00Z',
  '0100-01-01T00:00:00+09:00',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '2026-11-16T24:00:00Z',
  '24:00',
  '25:61',
];

const nested = (depth: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = wrap(value);
  return value;
};
const hostileShapes: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [[]],
  { 'a\u0000': '\ud800' },
  { toString: 1, constructor: 2, length: -1 },
  { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '99999999999999999999' },
  { '@type': 'nonsense' },
  nested(40, (inner) => [inner]),
  nested(70, (inner) => ({ a: inner })),
  Array.from({ length: 2_000 }, (_, index) => index),
];

const anyText = fc.string({ unit: 'binary', maxLength: 60 });
/** Values a client can put into JSON; lone surrogates among them. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(...hostileNumbers),
  fc.constantFrom(...hostileDates),
  fc.constantFrom(...hostileShapes),
  anyText,
  fc.tuple(anyText, fc.constantFrom('\u0000', '\ud800', '\udc00'), anyText).map((parts) => parts.join('')),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }),
);

export type Path = readonly (string | number)[];

/** Every place inside a JSON value, the value itself first. */
export function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...at, key]))];
}

export const fieldAt = (value: unknown, path: Path): unknown =>
  path.reduce(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** The value with another one at a place. */
export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return by;
  const inner = replaced(Reflect.get(value, key), rest, by);
  if (Array.isArray(value)) return value.map((each, index) => (index === Number(key) ? inner : each));
  return { ...value, [key]: inner };
}

/** One to three places of a value, made hostile. */
type Spoiling = readonly (readonly [place: number, by: unknown])[];
export const spoiling: fc.Arbitrary<Spoiling> = fc.array(fc.tuple(fc.nat(1_000), hostileValue), {
  minLength: 1,
  maxLength: 3,
});
export function spoiled(value: unknown, spoils: Spoiling): unknown {
  return spoils.reduce((changed: unknown, [place, by]) => {
    const paths = pathsOf(changed);
    return replaced(changed, paths[place % paths.length] ?? [], by);
  }, value);
}
