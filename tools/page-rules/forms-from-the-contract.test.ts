import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { byHand, notYetMoved } from './forms-by-hand.ts';

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
