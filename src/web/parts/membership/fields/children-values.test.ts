import { describe, expect, it } from 'vitest';
import { childrenOf, emptyChild, noChildValues, removeChild } from './children-values.ts';

const child = (name: string) => ({ ...emptyChild, name });
const three = { child1: child('あ'), child2: child('い'), child3: child('う'), child4: null };

describe('children of a registration', () => {
  it('lists those that are there, in order', () => {
    expect(childrenOf(three).map(({ name }) => name)).toEqual(['あ', 'い', 'う']);
    expect(childrenOf(noChildValues)).toEqual([emptyChild]);
  });

  it('moves the later ones up when one is removed', () => {
    expect(removeChild(three, 0)).toEqual({ child1: child('い'), child2: child('う'), child3: null, child4: null });
    expect(removeChild(three, 2)).toEqual({ ...three, child3: null });
  });

  it('never empties the first place', () => {
    expect(removeChild({ ...noChildValues, child1: child('あ') }, 0)).toEqual(noChildValues);
  });
});
