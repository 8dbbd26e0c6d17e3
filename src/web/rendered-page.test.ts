import { describe, expect, it } from 'vitest';
import { cutAtNonce, dataMarkOf, joinWithNonce, RenderedPages } from './rendered-page.ts';

describe('a rendered page', () => {
  it('carries the nonce of the answer it is sent with', () => {
    const page = cutAtNonce('<script nonce="MADE">預かり</script><script nonce="MADE"></script>', 'MADE');
    expect(joinWithNonce(page, 'sent').toString()).toBe(
      '<script nonce="sent">預かり</script><script nonce="sent"></script>',
    );
    expect(joinWithNonce(cutAtNonce('none', 'MADE'), 'sent').toString()).toBe('none');
  });

  it('is the same page only while its data are the same', () => {
    const pages = new RenderedPages();
    const mark = dataMarkOf({ root: { open: true }, page: { branches: [{ name: 'みなと' }] } }) ?? '';
    pages.set('/', mark, cutAtNonce('page', 'MADE'));
    expect(pages.get('/', mark)).toBeDefined();
    expect(pages.get('/company', mark)).toBeUndefined();
    expect(
      pages.get('/', dataMarkOf({ root: { open: false }, page: { branches: [{ name: 'みなと' }] } }) ?? ''),
    ).toBeUndefined();
  });

  it('has no mark when its data are not plain values', () => {
    expect(dataMarkOf({ later: Promise.resolve(1) })).toBeNull();
    expect(dataMarkOf({ by: new Map([[1, 2]]) })).toBeNull();
    expect(dataMarkOf({ at: new Date(0), missing: undefined, none: null, list: [1] })).not.toBeNull();
  });
});
