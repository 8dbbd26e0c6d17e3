import { expect, it } from 'vitest';
import { actProof } from '../../../domain/codes.ts';
import { proofText } from './tablet-text.ts';

it('says how a person was identified, if not by password', () => {
  const tablet = { name: '玄関' };
  const { password, pin, offline } = actProof.code;
  expect([password, pin, offline].map((proof) => proofText({ proof, tablet }))).toEqual([
    '',
    '玄関・PIN',
    '玄関・通信のない間の操作(最後に本人確認をした人として記録)',
  ]);
  expect(proofText({ proof: null, tablet: null })).toBe('');
});
