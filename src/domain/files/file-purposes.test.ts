import { expect, it } from 'vitest';
import { filePurposeNames, filePurposes } from './file-purposes.ts';

it('only the pictures of the site are public, only families’ papers are documents', () => {
  expect(filePurposeNames.filter((name) => !filePurposes[name].private_flag)).toEqual([
    'branch_image',
    'content_image',
  ]);
  expect(filePurposeNames.filter((name) => filePurposes[name].documents)).toEqual(['family_document']);
});
