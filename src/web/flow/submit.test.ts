import { describe, expect, it } from 'vitest';
import type { FunctionOutcome } from '../data/call-function.ts';
import type { Draft, Flow } from './flow.ts';
import { memoryBrowser } from './memory-browser.ts';
import { createSubmit } from './submit.ts';

type Reserve = { branch_id: string };
const flow: Flow<Reserve> = {
  name: 'mypage/reserves',
  cookie: 'reserve',
  missing: 'reserve_information_missing',
  form: '/mypage/reserves/select_branches',
  confirm: '/mypage/reserves/confirm',
  done: '/mypage/reserves/done',
};
const lost: FunctionOutcome<unknown> = { kind: 'fault', code: 'unavailable', message: '', lost: true };

/** A server that carries out each key once and answers a repeated key as before. */
function server() {
  const done = new Map<string, unknown>();
  return {
    made: () => done.size,
    carryOut(key: string): FunctionOutcome<unknown> {
      if (!done.has(key)) done.set(key, { reserve_id: done.size + 1 });
      return { kind: 'ok', result: done.get(key) };
    },
  };
}

function kept(draft: Draft<Reserve> | undefined): Draft<Reserve> {
  if (!draft) throw new Error('not kept');
  return draft;
}

describe('submit', () => {
  it('a double click sends once', async () => {
    const store = memoryBrowser().tab().load();
    const draft = kept(store.save(flow, { branch_id: '1' }));
    const backend = server();
    let sent = 0;
    const submit = createSubmit(store, flow);
    const send = async (_values: Reserve, key: string) => {
      sent += 1;
      return backend.carryOut(key);
    };
    const outcomes = await Promise.all([submit(draft, send), submit(draft, send)]);
    expect(outcomes.map((outcome) => outcome.kind)).toEqual(['done', 'busy']);
    expect(sent).toBe(1);
  });

  it('a lost answer: pressed again, also after a reload, it happens once', async () => {
    const browser = memoryBrowser();
    const tab = browser.tab();
    const store = tab.load();
    const draft = kept(store.save(flow, { branch_id: '1' }));
    const backend = server();
    const first = await createSubmit(store, flow)(draft, async (_values, key) => {
      backend.carryOut(key);
      return lost;
    });
    expect(first).toEqual({ kind: 'unknown' });

    const reloaded = tab.load();
    const found = reloaded.find(flow);
    if (found.kind !== 'found') throw new Error('draft lost');
    expect(found.draft.state).toBe('sending');
    const second = await createSubmit(reloaded, flow)(found.draft, async (_values, key) => backend.carryOut(key));
    expect(second).toEqual({ kind: 'done', result: { reserve_id: 1 } });
    expect(backend.made()).toBe(1);
  });

  it('two tabs with the same draft make one reserve, and the second is led to done', async () => {
    const browser = memoryBrowser();
    const backend = server();
    const send = async (_values: Reserve, key: string) => backend.carryOut(key);
    const one = browser.tab().load();
    const draft = kept(one.save(flow, { branch_id: '1' }));
    const twoTab = browser.tab();
    const two = twoTab.load();
    const shown = two.find(flow);
    if (shown.kind !== 'found') throw new Error('draft lost');
    const [first, second] = await Promise.all([
      createSubmit(one, flow)(draft, send),
      createSubmit(two, flow)(shown.draft, send),
    ]);
    expect([first.kind, second.kind]).toEqual(['done', 'done']);
    expect(backend.made()).toBe(1);
    expect((await createSubmit(twoTab.load(), flow)(shown.draft, send)).kind).toBe('done');
    expect(backend.made()).toBe(1);
  });

  it('does not send what was changed in another tab after it was shown', async () => {
    const browser = memoryBrowser();
    const one = browser.tab().load();
    const draft = kept(one.save(flow, { branch_id: '1' }));
    browser.tab().load().save(flow, { branch_id: '2' });
    let sent = 0;
    const outcome = await createSubmit(one, flow)(draft, async () => {
      sent += 1;
      return lost;
    });
    expect(outcome).toEqual({ kind: 'changed' });
    expect(sent).toBe(0);
  });

  it('after 60 minutes nothing is sent', async () => {
    const browser = memoryBrowser();
    const store = browser.tab().load();
    const draft = kept(store.save(flow, { branch_id: '1' }));
    browser.memory.now += 60 * 60_000;
    expect(await createSubmit(store, flow)(draft, async () => lost)).toEqual({ kind: 'missing' });
  });

  it("a flagged field keeps the server's own words about it", async () => {
    const store = memoryBrowser().tab().load();
    const draft = kept(store.save(flow, { branch_id: '1' }));
    const details = [
      { path: 'tel', message: '電話番号を入力してください。' },
      { path: 'tel', message: 'ふたつめ' },
    ];
    const fields = ['tel', 'email'];
    const refusal: FunctionOutcome<unknown> = {
      kind: 'refused',
      type: 'input_error',
      msg: '入力内容',
      fields,
      details,
    };
    await createSubmit(store, flow)(draft, async () => refusal);
    expect(store.find(flow)).toMatchObject({
      draft: { flag_messages: { tel: '電話番号を入力してください。', email: '入力内容' } },
    });
  });

  it('flagged fields are stored for the form, with the values', async () => {
    const store = memoryBrowser().tab().load();
    const draft = kept(store.save(flow, { branch_id: '1' }));
    const refusal: FunctionOutcome<unknown> = {
      kind: 'refused',
      type: 'input_error',
      msg: '誤り',
      fields: ['reserve_date'],
    };
    expect(await createSubmit(store, flow)(draft, async () => refusal)).toMatchObject({ kind: 'flagged' });
    expect(store.find(flow)).toMatchObject({
      kind: 'found',
      draft: { flags: ['reserve_date'], state: 'editing', values: { branch_id: '1' } },
    });
  });

  it('a refusal and a fault keep the draft; a refusal carries its alternatives', async () => {
    const store = memoryBrowser().tab().load();
    const draft = kept(store.save(flow, { branch_id: '1' }));
    const full: FunctionOutcome<unknown> = { kind: 'refused', type: 'reserve_full', msg: '満席です。', details: [1] };
    const refused = await createSubmit(store, flow)(draft, async () => full);
    expect(refused).toEqual({ kind: 'refused', type: 'reserve_full', msg: '満席です。', details: [1] });
    const denied: FunctionOutcome<unknown> = { kind: 'fault', code: 'permission-denied', message: '', lost: false };
    expect(await createSubmit(store, flow)(draft, async () => denied)).toEqual({
      kind: 'fault',
      code: 'permission-denied',
    });
    expect(store.find(flow).kind).toBe('found');
  });
});
