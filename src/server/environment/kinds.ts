import { z } from 'zod';

/** Kinds of values an environment variable may have. Every message goes on after the variable's name: "PORT must be …". */
export const rateLimit = z
  .string()
  .regex(/^\d+\/\d+$/, 'must be written as attempts/seconds, for example 10/300')
  .transform((text) => {
    const [attempts, seconds] = text.split('/').map(Number);
    return { attempts: attempts ?? 0, seconds: seconds ?? 0 };
  });

export const port = z.coerce
  .number('must be a port number')
  .int('must be a port number')
  .min(1, 'must be a port number')
  .max(65_000, 'must be a port number up to 65000, as the demo uses the eight after it');
export const text = z.string().min(1, 'must not be empty');
export const url = z.url('must be a full address, for example https://example.jp');
export const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://');
export const zeroOrOne = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
export const key = z.string().min(16, 'must have at least 16 characters');

const between = (kind: string, least: number, most: number) => `must be ${kind} from ${least} to ${most}`;

export function whole(least: number, most: number) {
  const message = between('a whole number', least, most);
  return z.coerce.number(message).int(message).min(least, message).max(most, message);
}

export function seconds(least: number, most: number) {
  const message = between('a number of seconds', least, most);
  return z.coerce.number(message).min(least, message).max(most, message);
}

export const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `must be ${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
