import { expect, it } from 'vitest';
import { temperatureOf } from './temperature.ts';

it.each([
  ['', undefined],
  ['36.8', 36.8],
  ['３７．５', 37.5],
  ['37、2', 37.2],
  ['368', 36.8],
  ['37', 37],
  ['36.8℃', 36.8],
  ['3.68', null],
  ['99', null],
  ['ねつ', null],
])('%s is read as %s', (typed, read) => expect(temperatureOf(typed)).toBe(read));
