import { describe, expect, it } from 'vitest';
import { parseEntries, writeEntries } from './draft-cookie.ts';
import { draftLifetime, type Flow } from './flow.ts';
import { memoryBrowser } from './memory-browser.ts';

type Child = { name: string };
const addChild: Flow<Child> = {
  name: 'mypage/children/add',
  cookie: 'confirm',
  missing: 'customer_information_missing',
  form: '/mypage/children/add',
  confirm: '/mypage/children/add/confirm',
  done: '/mypage/children/list',
};
const registration: Flow<{ plan_type_id: string; name: string }> = {
  ...addChild,
  name: 'registration/customers',
  cookie: 'registration',
  choices: (values) => ({ plan_type_id: values.plan_type_id }),
};

const found = (result: { kind: string; draft?: unknown }) => (result.kind === 'found' ? result.draft : result.kind);

describe('drafts', () => {
  it('the cookie holds id and small choices, the body is in local storage', () => {
    const browser = memoryBrowser();
    const draft = browser.tab().load().save(registration, { plan_type_id: '2', name: '水野' });
    const entries = parseEntries(browser.cookies.read('registration'));
    expect(entries).toEqual({ 'registration/customers': { id: draft?.id, choices: { plan_type_id: '2' } } });
    expect(browser.cookies.read('registration')).not.toContain('name');
    expect([...browser.local.entries.values()].join()).toContain('水野');
  });

  it('survives a reload and a closed tab', () => {
    const browser = memoryBrowser();
    const tab = browser.tab();
    tab.load().save(addChild, { name: 'はると' });
    expect(found(tab.load().find(addChild))).toMatchObject({ values: { name: 'はると' } });
    expect(found(browser.tab().load().find(addChild))).toMatchObject({ values: { name: 'はると' } });
  });

  it('is gone after 60 minutes to the millisecond, and every save starts the hour anew', () => {
    const browser = memoryBrowser();
    const store = browser.tab().load();
    store.save(addChild, { name: 'はると' });
    browser.memory.now += draftLifetime - 1;
    expect(store.find(addChild).kind).toBe('found');
    store.save(addChild, { name: 'はると' });
    browser.memory.now += draftLifetime - 1;
    expect(store.find(addChild).kind).toBe('found');
    browser.memory.now += 1;
    expect(store.find(addChild).kind).toBe('missing');
    store.sweep();
    expect(browser.local.length).toBe(0);
  });

  it('begun anew holds nothing of before, and leaves another tab its own', () => {
    const browser = memoryBrowser();
    const tab = browser.tab();
    const other = browser.tab();
    tab.load().save(addChild, { name: 'はると' });
    other.load().save(addChild, { name: 'みお' });
    tab.load().begin(addChild, { name: '' });
    expect(found(tab.load().find(addChild))).toMatchObject({ values: { name: '' } });
    expect(found(other.load().find(addChild))).toMatchObject({ values: { name: 'みお' } });
  });

  it('says where it came from until it is begun anew', () => {
    const store = memoryBrowser().tab().load();
    store.begin(addChild, { name: 'はると' }, 'again');
    store.save(addChild, { name: 'はるき' });
    expect(found(store.find(addChild))).toMatchObject({ origin: 'again', values: { name: 'はるき' } });
    store.begin(addChild, { name: '' });
    expect(found(store.find(addChild))).not.toHaveProperty('origin');
  });

  it('is missing without its cookie, and save says so where cookies are forbidden', () => {
    const browser = memoryBrowser();
    const store = browser.tab().load();
    store.save(addChild, { name: 'はると' });
    browser.cookies.remove('confirm');
    expect(store.find(addChild).kind).toBe('missing');
    browser.memory.cookiesAllowed = false;
    expect(store.save(addChild, { name: 'はると' })).toBeUndefined();
  });

  it('keeps flows of one cookie apart', () => {
    const browser = memoryBrowser();
    const store = browser.tab().load();
    const edit: Flow<Child> = { ...addChild, name: 'mypage/children/edit/5' };
    store.save(addChild, { name: 'はると' });
    store.save(edit, { name: 'ゆい' });
    expect(found(store.find(addChild))).toMatchObject({ values: { name: 'はると' } });
    store.discard(addChild);
    expect(store.find(addChild).kind).toBe('missing');
    expect(found(store.find(edit))).toMatchObject({ values: { name: 'ゆい' } });
  });

  it('keeps the key while the values stay and takes a new one when they change', () => {
    const store = memoryBrowser().tab().load();
    const first = store.save(addChild, { name: 'はると' });
    const again = store.save(addChild, { name: 'はると' });
    const changed = store.save(addChild, { name: 'はるき' });
    expect(again?.idempotency_key).toBe(first?.idempotency_key);
    expect(changed?.idempotency_key).not.toBe(first?.idempotency_key);
    expect(changed?.id).toBe(first?.id);
  });

  it('belongs to who made it; what a visitor began goes on after signing in', () => {
    const browser = memoryBrowser();
    const store = browser.tab().load();
    store.save(addChild, { name: 'はると' });
    browser.memory.owner = 'u2';
    expect(store.find(addChild).kind).toBe('missing');
    browser.memory.owner = null;
    store.save(registration, { plan_type_id: '1', name: '水野' });
    browser.memory.owner = 'u3';
    expect(store.find(registration).kind).toBe('found');
  });

  it('a draft of an expired session waits for its owner only', () => {
    const browser = memoryBrowser();
    const tab = browser.tab();
    tab.load().save(addChild, { name: 'はると' });
    browser.memory.owner = null;
    browser.memory.lastOwner = 'u1';
    expect(tab.load().find(addChild).kind).toBe('found');
    expect(tab.load().save(addChild, { name: 'ゆい' })?.owner).toBe('u1');
    browser.memory.owner = 'u2';
    expect(tab.load().find(addChild).kind).toBe('missing');
    browser.memory.owner = 'u1';
    expect(tab.load().find(addChild)).toMatchObject({ kind: 'found', draft: { values: { name: 'ゆい' } } });
  });

  it('a draft started by a visitor goes with the visitor, even if another user was signed in before', () => {
    const browser = memoryBrowser();
    browser.memory.owner = null;
    browser.memory.lastOwner = 'u1';
    const store = browser.tab().load();
    store.save(registration, { plan_type_id: '1', name: '水野' });
    browser.memory.owner = 'u2';
    expect(store.find(registration).kind).toBe('found');
  });

  it('the end clears cookie and body and keeps only the outcome', () => {
    const browser = memoryBrowser();
    const tab = browser.tab();
    const store = tab.load();
    const draft = store.save(addChild, { name: 'はると' });
    if (!draft) throw new Error('not kept');
    store.finish(addChild, draft, { child_id: 9 });
    expect(browser.cookieNames()).toEqual([]);
    expect([...browser.local.entries.values()].join()).not.toContain('はると');
    expect(tab.load().find(addChild)).toEqual({ kind: 'finished', result: { child_id: 9 } });
    expect(browser.tab().load().find(addChild)).toEqual({ kind: 'missing' });
    // A second child is a new draft.
    const next = store.save(addChild, { name: 'ゆい' });
    expect(next?.id).not.toBe(draft.id);
    expect(store.find(addChild).kind).toBe('found');
  });

  it('sign-out clears everything of ours and nothing else', () => {
    const browser = memoryBrowser();
    const store = browser.tab().load();
    browser.local.setItem('other', 'stays');
    store.save(addChild, { name: 'はると' });
    store.save(registration, { plan_type_id: '1', name: '水野' });
    store.clearAll();
    expect(browser.cookieNames()).toEqual([]);
    expect([...browser.local.entries.keys()]).toEqual(['other']);
    expect(store.find(registration).kind).toBe('missing');
  });

  it('reads no sense into a broken cookie or body', () => {
    expect(parseEntries('%7Bbroken')).toEqual({});
    expect(parseEntries(encodeURIComponent('{"a":null,"b":{"id":1},"c":{"id":"x"}}'))).toEqual({ c: { id: 'x' } });
    const browser = memoryBrowser();
    const store = browser.tab().load();
    const draft = store.save(addChild, { name: 'はると' });
    browser.local.setItem(`imahoiku.draft.${draft?.id}`, '{"cut');
    expect(store.find(addChild).kind).toBe('missing');
  });

  it('a cookie never outgrows what browsers keep: the oldest flows go first', () => {
    const many = Object.fromEntries(
      Array.from({ length: 80 }, (_, position) => [`mypage/reserves/edit/${position}`, { id: crypto.randomUUID() }]),
    );
    const text = writeEntries(many);
    expect(text.length).toBeLessThanOrEqual(3_500);
    expect(Object.keys(parseEntries(text)).at(-1)).toBe('mypage/reserves/edit/79');
  });
});
