import { subjectNames } from './subjects.ts';

/** A folder (or a file that stands alone), what it holds, and what it may import besides itself. */
export interface Room {
  readonly holds: string;
  readonly mayImport: readonly string[];
}

/** Rules that belong to no subject. */
export const generalRules = [
  'src/domain',
  'src/domain/settings',
  'src/domain/text',
  'src/domain/routing',
  'src/domain/auth',
  'src/domain/files',
];
export const everyRule = [...generalRules, ...subjectNames.map((subject) => `src/domain/${subject}`)];
export const everyDefinition = [...subjectNames, 'auth', 'settings', 'files.ts'].map(
  (subject) => `src/contract/functions/${subject}`,
);
export const everyContract = [
  'src/contract',
  'src/contract/functions/definition.ts',
  ...everyDefinition,
  'src/contract/functions',
  'src/contract/api',
  'src/contract/operations',
];
