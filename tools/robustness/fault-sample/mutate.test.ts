import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { mutated, mutationsOf, probed, switched } from './mutate.ts';
import { policyFaultsIn } from './policies.ts';

const changesOf = (source: string) =>
  mutationsOf('rule.ts', source).map((mutation) => `${mutation.kind}: ${mutated(source, mutation)}`);

describe('small mistakes in a text', () => {
  it.each<[string, string[]]>([
    ['const late = a < b;', ['< → <=: const late = ((a) <= (b));']],
    ['const same = a === b;', ['=== → !==: const same = ((a) !== (b));']],
    ['const sum = a + b;', ['+ → -: const sum = ((a) - (b));']],
    ['const words = a + "円";', []],
    ['const both = a && b;', ['&& → ||: const both = ((a) || (b));']],
    ['const some = a ?? b;', ['default left out: const some = (a);']],
    ['const other = !a;', ['not left out: const other = (a);']],
    ['if (a) b();', ['condition never holds: if (false) b();', 'statement left out: if (a) ;']],
    ['const one = a ? b : c;', ['always the first: const one = (b);', 'always the second: const one = (c);']],
    ['const limit = 4;', ['number + 1: const limit = 5;']],
    ['const allowed = true;', ['yes ↔ no: const allowed = false;']],
    ['const paid = paymentType.code.refund;', ['the next code: const paid = (paymentType.code.refund + 1);']],
    ['const live = list.filter(isLive);', ['filter left out: const live = (list);']],
    ['const steps = Math.ceil(a);', ['ceil → floor: const steps = Math.floor(a);']],
    ['const any = list.some(isLive);', ['some → every: const any = list.every(isLive);']],
    ['const short = list?.filter(isLive).length;', []],
    ['const words = text.toString();', []],
    ['const table = { 1: a };', []],
    ['type Step = 1 | 2; const step = a as Step;', []],
    ["import { a } from './a.ts';", []],
  ])('%s', (source, changes) => {
    expect(changesOf(source)).toEqual(changes);
  });

  it('knows what runs at the import', () => {
    const found = mutationsOf('rule.ts', 'const a = 1; const f = () => 2;');
    expect(found.map(({ inFunction }) => inFunction)).toEqual([false, true]);
  });
});

describe('probes', () => {
  it.each([
    [1, 1],
    [1, 0],
    [2, 1],
  ])('tell which places were got to and change nothing: %i, %i', (a, b) => {
    const source = 'log = []; if (a < 2 && b) log.push(a); else log.push(b ? 5 : 6); log.join();';
    const places = mutationsOf('rule.js', source).map((mutation, id) => ({ id, mutation }));
    const reached = new Set<number>();
    const run = (text: string): unknown => runInNewContext(text, { a, b, reached });
    expect(run(probed(source, places))).toEqual(run(source));
    const texts = places
      .filter(({ id }) => reached.has(id))
      .map(({ mutation }) => source.slice(mutation.start, mutation.end));
    expect(texts.includes('log.push(a);')).toBe(a === 1 && b === 1);
    expect(texts.includes('6')).toBe(b === 0);
  });

  it('hold every mistake, each made alone while it is switched on', () => {
    const source = 'if (a < 2 && b) log.push(a ?? 1); else log.push(b ? 5 : 6); [log.filter((c) => c > 5).join()];';
    const places = mutationsOf('rule.js', source).map((mutation, id) => ({ id, mutation }));
    const run = (text: string, plantedFault?: number): unknown =>
      runInNewContext(text, { a: 1, b: 1, log: [], plantedFault });
    const text = switched(source, places);
    expect(run(text)).toEqual(run(source));
    for (const { id, mutation } of places) expect(run(text, id)).toEqual(run(mutated(source, mutation)));
  });
});

describe('small mistakes in a policy', () => {
  const policy = (using: string) => `create policy own on passes for select to staff using (${using});`;
  it.each<[string, string[]]>([
    ['a = 1 or b is null', ['a = 1 and b is null', 'a <> 1 or b is null', 'a = 1 or b is not null', 'true', 'false']],
    ['(select app.is_headquarters())', ['true', 'false', 'true', 'false']],
    ['exists (select)', ['not exists (select)', 'true', 'false']],
  ])('%s', (using, wrong) => {
    const found = policyFaultsIn('policies.sql', `-- who sees it\n${policy(using)}\n`);
    expect(found.map((each) => each.wrong)).toEqual(wrong.map(policy));
    expect(found.every(({ drop, line }) => drop === 'drop policy own on passes' && line === 2)).toBe(true);
  });
});
