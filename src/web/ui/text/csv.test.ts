import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('begins with the mark Excel looks for, quotes what must be, and leaves no formula', () => {
  expect(
    csvText([
      ['園', '売上'],
      ['みなと "ひろば", 港区', -1200],
      ['=cmd()', null],
    ]),
  ).toBe('\uFEFF園,売上\r\n"みなと ""ひろば"", 港区",-1200\r\n\'=cmd(),\r\n');
  for (const begin of ['=', '+', '-', '@', '\t', '\r']) {
    expect(csvText([[`${begin}1`]])).toMatch(/^\uFEFF"?'/);
  }
});
