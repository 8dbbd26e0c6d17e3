import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { byHand, onlyShown } from './forms-by-hand.ts';
import { parentsByHand } from './parents-forms-by-hand.ts';

const sources = globSync('src/web/**/*.tsx').filter((file) => !file.includes('.test.'));
/** Pages of staff and headquarters, and their parts. */
const isConsole = (file: string): boolean => /^src\/web\/(staff|console|parts\/\w+\/(staff|headquarters))\//.test(file);
const textOf = (file: string): string => readFileSync(file, 'utf8');
const isHeadquarters = (file: string): boolean => file.includes('/headquarters');

const shows = /<(TextField|TextAreaField|SelectField|DigitsField|PasswordField|ChoiceCard)\b/;
const holds = /\buse(State|Form)[<(]/;
const sends = /\buse(Action|Edit)\(|\bcallFunction\(/;
/** State and field stand in one file, whoever sends them. Headquarters' pages are counted where they also send. */
const keepsFields = (file: string): boolean => {
  const text = textOf(file);
  return shows.test(text) && holds.test(text) && (!isHeadquarters(file) || sends.test(text));
};

/** docs/forms.md: the contract knows label, length, options and words of a field; whoever keeps them by hand says why. */
it('a form of the console keeps no state of its own for fields the contract knows', () => {
  const found = sources.filter((file) => isConsole(file) && keepsFields(file));
  expect(found.toSorted()).toEqual([...Object.keys(byHand), ...onlyShown].toSorted());
});

/** Without a form nobody sees that something was typed: leaving would not ask (src/web/form/unsaved.ts). */
it('what is typed by hand stands within a form, or says itself that it is unsaved', () => {
  const asks =
    /<(Hand|Action|Bare|Message)?[Ff]orm\b|<(Shift|DeskForm)Frame\b|<PastRefusal\b|useUnsaved\(|useActionForm\(/;
  const outside = Object.keys(byHand).filter((file) => !isHeadquarters(file) && !asks.test(textOf(file)));
  // Choices without a word of one's own, and a search.
  expect(outside).toEqual([
    'src/web/parts/care/staff/naps/trouble-dialog.tsx',
    'src/web/parts/reserves/staff/new-family/member-search.tsx',
    'src/web/parts/messages/staff/announcements/family-picker.tsx',
    'src/web/parts/attendance/staff/open-stays/stay-dialog.tsx',
    'src/web/parts/waitlist/staff/offer-by-hand.tsx',
  ]);
});

const field = /from '[./]*\/ui\/(field|text\/digits-field)\.tsx'/;
/** Rooms of others: pieces, and the console. */
const notParents = (file: string): boolean =>
  isConsole(file) || /^src\/web\/(gallery|form|ui|data|files|layout|session)\//.test(file);

it('a form of the parents’ pages keeps no state of its own for fields the contract knows', () => {
  const found = sources.filter((file) => {
    const text = textOf(file);
    return !notParents(file) && field.test(text) && sends.test(text) && /\buseState[<(]/.test(text);
  });
  expect(found.toSorted()).toEqual(Object.keys(parentsByHand).toSorted());
});

/** A flow's fields have label, length and marks from the schema that checks them: no second resolver, no form without one. */
it('every flow’s form is a SchemaForm, and nothing else checks typed fields', () => {
  const texts = globSync('src/web/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !notParents(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  expect(texts.filter(({ text }) => text.includes('zodResolver')).map(({ file }) => file)).toEqual([]);
  const bare = texts.filter(({ text }) => /\buseFlowForm\(/.test(text) && /<form\b/.test(text)).map(({ file }) => file);
  expect(bare.toSorted()).toEqual([
    // Children and branch by cards: no field of theirs has a label of the contract.
    'src/web/mypage/reserves/select_branches.tsx',
    'src/web/mypage/reserves_today/select_branches.tsx',
    'src/web/parts/waitlist/waitlist-form.tsx',
  ]);
});

/** A form without one sends its fields as an address: Enter before the page has woken would write them into the history and into logs. */
it('every form says how it is sent', () => {
  const silent = sources.filter((file) =>
    /<form\b(?!\s+(action="[^"]*"\s+)?method="(post|get)"|\s+\{\.\.\.formProps\})/.test(textOf(file)),
  );
  expect(silent).toEqual([]);
});

/** × and Escape ask before typed words are left; so does the word that says it. */
it('やめる beside typed words asks first', () => {
  const bare = /<Button\b(?:(?!<Button)[\s\S])*?>\s*(やめる|閉じる)\s*</;
  const found = sources.filter((file) => isConsole(file) && bare.test(textOf(file)));
  // Questions with nothing to type.
  expect(found.toSorted()).toEqual([
    'src/web/console/edit/touched-dialog.tsx',
    'src/web/parts/attendance/staff/board/arrival-warning-dialog.tsx',
    'src/web/parts/calendar/staff/closures/reopen-button.tsx',
    'src/web/parts/care/staff/records/feeding-question.tsx',
    'src/web/parts/membership/headquarters/imports/import-form.tsx',
    'src/web/parts/staffing/headquarters/sign-in-settings.tsx',
    'src/web/parts/waitlist/staff/offer-by-hand.tsx',
    'src/web/staff/tablets.tsx',
  ]);
});
