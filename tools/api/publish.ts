import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenApiDocument, openApiDocument } from '../../src/contract/api/openapi.ts';
import { breakingChanges } from './breaking-changes.ts';
import { publishedPath, publishedUrl } from './published.ts';

/** Writes the description of the API that others build on, unless it would break what they built. */
const path = join(import.meta.dirname, '../..', publishedPath);
const now = openApiDocument(publishedUrl);
const broken = existsSync(path) ? breakingChanges(JSON.parse(readFileSync(path, 'utf8')) as OpenApiDocument, now) : [];
if (broken.length > 0) {
  console.error(`Not published; /api/v2 would be needed for this:\n${broken.map((each) => `- ${each}`).join('\n')}`);
  process.exit(1);
}
writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`);
