import type { z } from 'zod';
import type { FunctionResult } from '../callable.ts';
import { accountSafetyFunctions } from './account-safety.ts';
import { accountFunctions } from './accounts.ts';
import { birthDateFunctions } from './birth-dates.ts';
import { branchDayFunctions } from './branch-days.ts';
import { branchFunctions } from './branches.ts';
import { closureFunctions } from './closures.ts';
import { companyFunctions } from './company.ts';
import { correctionFunctions } from './corrections.ts';
import { customerFunctions } from './customers.ts';
import { deskFunctions } from './desk.ts';
import { emergencyFunctions } from './emergencies.ts';
import { familyFunctions } from './families.ts';
import { familySearchFunctions } from './family-search.ts';
import { fileFunctions } from './files.ts';
import { importFunctions } from './imports.ts';
import { inboxFunctions } from './inbox.ts';
import { openingFunctions } from './opening.ts';
import { patternFunctions } from './patterns.ts';
import { priceFunctions } from './prices.ts';
import { publicFunctions } from './public.ts';
import { requestFunctions } from './requests.ts';
import { reserveFunctions } from './reserves.ts';
import { signInFunctions } from './sign-in.ts';
import { staffFunctions } from './staff.ts';
import { staffAccountFunctions } from './staff-account.ts';
import { tabletFunctions } from './tablets.ts';

/** Every backend function: the 28 of SPEC §7 and ours, with input, OK output and who may call. */
export const functions = {
  ...signInFunctions,
  ...accountSafetyFunctions,
  ...customerFunctions,
  ...reserveFunctions,
  ...publicFunctions,
  ...staffFunctions,
  ...birthDateFunctions,
  ...openingFunctions,
  ...inboxFunctions,
  ...accountFunctions,
  ...staffAccountFunctions,
  ...fileFunctions,
  ...emergencyFunctions,
  ...familyFunctions,
  ...priceFunctions,
  ...companyFunctions,
  ...branchFunctions,
  ...patternFunctions,
  ...importFunctions,
  ...familySearchFunctions,
  ...requestFunctions,
  ...deskFunctions,
  ...correctionFunctions,
  ...branchDayFunctions,
  ...closureFunctions,
  ...tabletFunctions,
};

export type FunctionName = keyof typeof functions;
/** What a caller passes, before parsing. */
export type FunctionPayload<Name extends FunctionName> = z.input<(typeof functions)[Name]['input']>;
/** What the function gets, after parsing. */
export type FunctionInput<Name extends FunctionName> = z.output<(typeof functions)[Name]['input']>;
export type FunctionOk<Name extends FunctionName> = z.output<(typeof functions)[Name]['output']>;
export type ResultOf<Name extends FunctionName> = FunctionResult<FunctionOk<Name>>;

export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(functions, name);
