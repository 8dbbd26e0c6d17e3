import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type JsonSchema, type OpenApiDocument, openApiDocument } from '../../src/contract/api/openapi.ts';
import { breakingChanges } from './breaking-changes.ts';
import { publishedPath, publishedUrl } from './published.ts';

const published = JSON.parse(
  readFileSync(join(import.meta.dirname, '../..', publishedPath), 'utf8'),
) as OpenApiDocument;
const now = (): OpenApiDocument => JSON.parse(JSON.stringify(openApiDocument(publishedUrl)));

describe('what is published of the API', () => {
  it('is kept', () => expect(breakingChanges(published, now())).toEqual([]));

  it('says all there is (`npm run publish-api` adds what is new)', () => expect(now()).toEqual(published));
});

/** A place in the description, by its keys. */
function at(document: OpenApiDocument, ...keys: string[]): JsonSchema {
  return keys.reduce((value, key) => value[key] as JsonSchema, document as object as JsonSchema);
}
const body = ['requestBody', 'content', 'application/json', 'schema'];
const answer = ['responses', '200', 'content', 'application/json', 'schema'];
const reserve = ['paths', '/reserves', 'post'];

describe('a breaking change', () => {
  it.each<[string, (document: OpenApiDocument) => void, string]>([
    ['a path that is gone', (d) => delete d.paths['/quotes'], 'POST /quotes is gone'],
    ['a method that is gone', (d) => delete at(d, 'paths', '/reserves').get, 'GET /reserves is gone'],
    [
      'another scope',
      (d) => Object.assign(at(d, 'paths', '/branches', 'get'), { security: [{ parent: [] }] }),
      'GET /branches no longer lets in {"partner":["places"]}',
    ],
    [
      'a field that must be sent now',
      (d) => Object.assign(at(d, ...reserve, ...body), { required: ['meals'] }),
      'POST /reserves body.meals has become required',
    ],
    [
      'a field that is not taken any more',
      (d) => delete at(d, ...reserve, ...body, 'properties').meals,
      'POST /reserves body.meals is gone',
    ],
    [
      'a field of another type',
      (d) => Object.assign(at(d, ...reserve, ...body, 'properties', 'quoted_amount'), { type: 'string' }),
      'POST /reserves body.quoted_amount was integer and is string',
    ],
    [
      'a shorter list',
      (d) => Object.assign(at(d, ...reserve, ...body, 'properties', 'child_ids'), { maxItems: 2 }),
      'POST /reserves body.child_ids has a narrower maxItems',
    ],
    [
      'a value that is not taken any more',
      (d) => Object.assign(at(d, ...reserve, ...body, 'properties', 'meals', 'items'), { enum: ['lunch'] }),
      'POST /reserves body.meals[] no longer takes breakfast',
    ],
    [
      'an answer without a field',
      (d) => delete at(d, ...reserve, ...answer, 'properties').reserve_amount,
      'POST /reserves answer.reserve_amount is gone',
    ],
    [
      'an answer whose field may be null',
      (d) => Object.assign(at(d, ...reserve, ...answer, 'properties', 'reserve_id'), { type: ['integer', 'null'] }),
      'POST /reserves answer.reserve_id was integer and is integer|null',
    ],
    [
      'an answer whose field may be missing',
      (d) => Object.assign(at(d, ...reserve, ...answer), { required: [] }),
      'POST /reserves answer.reserve_id may now be missing',
    ],
  ])('is found: %s', (_case, change, found) => {
    const changed = now();
    change(changed);
    expect(breakingChanges(now(), changed)).toContain(found);
  });

  it('is no addition', () => {
    const more = now();
    Object.assign(more.paths, { '/more': more.paths['/quotes'] });
    Object.assign(at(more, ...reserve, ...body, 'properties'), { wish: { type: 'string' } });
    Object.assign(at(more, ...reserve, ...answer, 'properties'), { more: { type: 'string' } });
    expect(breakingChanges(now(), more)).toEqual([]);
  });
});
