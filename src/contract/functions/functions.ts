import type { z } from 'zod';
import type { FunctionResult } from '../callable.ts';
import { functions } from './definitions.generated.ts';

/** Every backend function: the 28 of SPEC §7 and ours, as the files of this folder define them. */
export { functions };

export type FunctionName = keyof typeof functions;
/** What a caller passes, before parsing. */
export type FunctionPayload<Name extends FunctionName> = z.input<(typeof functions)[Name]['input']>;
export type FunctionOk<Name extends FunctionName> = z.output<(typeof functions)[Name]['output']>;
export type ResultOf<Name extends FunctionName> = FunctionResult<FunctionOk<Name>>;

export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(functions, name);
