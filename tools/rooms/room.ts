/** A folder (or a file that stands alone), what it holds, and what it may import besides itself. */
export interface Room {
  readonly holds: string;
  readonly mayImport: readonly string[];
}

export const domain = [
  'src/domain',
  'src/domain/settings',
  'src/domain/calendar',
  'src/domain/care',
  'src/domain/membership',
  'src/domain/money',
  'src/domain/routing',
  'src/domain/seats',
  'src/domain/family',
];
export const everyRule = [...domain, 'src/domain/reserves'];
export const everyContract = ['src/contract', 'src/contract/functions', 'src/contract/operations'];
