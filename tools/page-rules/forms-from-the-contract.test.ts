import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { byHand, notYetMoved } from './forms-by-hand.ts';
import { parentsByHand } from './parents-forms-by-hand.ts';

const field = /from '[./]*\/ui\/(field|text\/digits-field)\.tsx'/;
const sends = /\buse(Action|Edit)\(|\bcallFunction\(/;
const holds = /\buseState[<(]/;

/** docs/forms.md: the contract knows label, length, options and words of a field; whoever sends by hand says why. */
it('a form of the console keeps no state of its own for fields the contract knows', () => {
  const found = globSync('src/web/staff/**/*.tsx')
    .filter((file) => !file.includes('.test.'))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return field.test(text) && sends.test(text) && holds.test(text);
    })
    .map((file) => file.replace('src/web/staff/', ''));
  expect(found.toSorted()).toEqual([...Object.keys(byHand), ...notYetMoved].toSorted());
});

/** Rooms of others: pieces, and the console. */
const notParents = /^src\/web\/(staff|gallery|form|ui|data|files|layout|session)\//;

it('a form of the parents’ pages keeps no state of its own for fields the contract knows', () => {
  const found = globSync('src/web/**/*.tsx')
    .filter((file) => !file.includes('.test.') && !notParents.test(file))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return field.test(text) && sends.test(text) && holds.test(text);
    })
    .map((file) => file.replace('src/web/', ''));
  expect(found.toSorted()).toEqual(Object.keys(parentsByHand).toSorted());
});

/** A flow's fields have label, length and marks from the schema that checks them: no second resolver, no form without one. */
it('every flow’s form is a SchemaForm, and nothing else checks typed fields', () => {
  const texts = globSync('src/web/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !notParents.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  expect(texts.filter(({ text }) => text.includes('zodResolver')).map(({ file }) => file)).toEqual([]);
  const bare = texts.filter(({ text }) => /\buseFlowForm\(/.test(text) && /<form\b/.test(text)).map(({ file }) => file);
  expect(bare.toSorted()).toEqual([
    // Children and branch by cards: no field of theirs has a label of the contract.
    'src/web/mypage/reserves/select_branches.tsx',
    'src/web/mypage/reserves_today/select_branches.tsx',
    'src/web/waitlist/wish-form.tsx',
  ]);
});
