import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { type FunctionName, functions } from '../../contract/functions/functions.ts';
import { isStaffRight } from '../../domain/auth/staff-rights.ts';
import { withoutEntry } from './staff-entries.ts';

const folder = join(import.meta.dirname, '..');
const texts = new Map(
  globSync('*/functions/*.ts', { cwd: folder }).map((file) => [
    basename(file, '.ts'),
    readFileSync(join(folder, file), 'utf8'),
  ]),
);

/** By their names they only read, or try something out. */
const reads =
  /^(staff|headquarters)(Read|List|Find|Preview|Check|Overview|DayLoad|(Content|Plan|Questionnaire)Figures)/;

/** They read at one moment, or try a change and take it back. */
const writesNothing: readonly FunctionName[] = [
  'headquartersPreviewDisable',
  'headquartersPreviewDraft',
  'headquartersPreviewPriceRow',
  'headquartersReadAccount',
  'staffPreviewClosure',
  'staffPreviewCorrection',
  'staffPreviewPattern',
  'staffReadOwnAccount',
  'staffReadTablets',
];

it('every staff function that may write leaves an entry in the log, or says why not', () => {
  const silent = (Object.keys(functions) as FunctionName[]).filter((name) => {
    const { audit, caller } = functions[name];
    const text = texts.get(name);
    if (text === undefined) throw new Error(`${name} has no file of its name`);
    const ofStaff = isStaffRight(caller);
    return audit === null && ofStaff && (!reads.test(name) || text.includes('.transaction('));
  });
  expect(silent.sort()).toEqual([...Object.keys(withoutEntry), ...writesNothing].sort());
});
