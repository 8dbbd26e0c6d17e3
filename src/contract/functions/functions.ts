import type { z } from 'zod';
import type { FunctionResult } from '../callable.ts';
import { accountSafetyFunctions } from './account-safety.ts';
import { accountFunctions } from './accounts.ts';
import { birthDateFunctions } from './birth-dates.ts';
import { bookFunctions } from './books/book-functions.ts';
import { branchDayFunctions } from './branch-month/branch-days.ts';
import { byHandFunctions } from './branch-month/by-hand.ts';
import { closureFunctions } from './branch-month/closures.ts';
import { correctionFunctions } from './branch-month/corrections.ts';
import { deskFunctions } from './branch-month/desk.ts';
import { emergencyFunctions } from './branch-month/emergencies.ts';
import { familySearchFunctions } from './branch-month/family-search.ts';
import { requestFunctions } from './branch-month/requests.ts';
import { tabletFunctions } from './branch-month/tablets.ts';
import { branchFunctions } from './branches.ts';
import { cancellingFunctions } from './cancelling/goodwill.ts';
import { allergenFunctions } from './care/allergens.ts';
import { childLogFunctions } from './care/child-logs.ts';
import { healthFunctions } from './care/health.ts';
import { incidentFunctions } from './care/incidents.ts';
import { kitchenFunctions } from './care/kitchen.ts';
import { medicineFunctions } from './care/medicines.ts';
import { shiftFunctions } from './care/shifts.ts';
import { certificateFunctions } from './certificates/certificates.ts';
import { companyFunctions } from './company.ts';
import { contentFunctions } from './content/contents.ts';
import { figureFunctions } from './content/figures.ts';
import { customerFunctions } from './customers.ts';
import { familyFunctions } from './families.ts';
import { householdFunctions } from './family/household-functions.ts';
import { fileFunctions } from './files.ts';
import { importFunctions } from './imports.ts';
import { inboxFunctions } from './inbox.ts';
import { ticketFunctions } from './money/tickets.ts';
import { unpaidFunctions } from './money/unpaid.ts';
import { openingFunctions } from './opening.ts';
import { paperFunctions } from './papers.ts';
import { patternFunctions } from './patterns.ts';
import { priceFunctions } from './prices.ts';
import { publicFunctions } from './public.ts';
import { reserveFunctions } from './reserves.ts';
import { seatFunctions } from './seats/seat-functions.ts';
import { signInFunctions } from './sign-in.ts';
import { staffFunctions } from './staff.ts';
import { staffAccountFunctions } from './staff-account.ts';

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
  ...allergenFunctions,
  ...companyFunctions,
  ...branchFunctions,
  ...patternFunctions,
  ...importFunctions,
  ...familySearchFunctions,
  ...requestFunctions,
  ...deskFunctions,
  ...correctionFunctions,
  ...unpaidFunctions,
  ...branchDayFunctions,
  ...closureFunctions,
  ...tabletFunctions,
  ...byHandFunctions,
  ...kitchenFunctions,
  ...shiftFunctions,
  ...healthFunctions,
  ...incidentFunctions,
  ...medicineFunctions,
  ...childLogFunctions,
  ...contentFunctions,
  ...figureFunctions,
  ...seatFunctions,
  ...householdFunctions,
  ...ticketFunctions,
  ...bookFunctions,
  ...paperFunctions,
  ...cancellingFunctions,
  ...certificateFunctions,
};

export type FunctionName = keyof typeof functions;
/** What a caller passes, before parsing. */
export type FunctionPayload<Name extends FunctionName> = z.input<(typeof functions)[Name]['input']>;
/** What the function gets, after parsing. */
export type FunctionInput<Name extends FunctionName> = z.output<(typeof functions)[Name]['input']>;
export type FunctionOk<Name extends FunctionName> = z.output<(typeof functions)[Name]['output']>;
export type ResultOf<Name extends FunctionName> = FunctionResult<FunctionOk<Name>>;

export const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(functions, name);
