import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FoundStatement } from './find-statements.ts';
import { anyText } from './sample-values.ts';

/**
 * A program of its own: each file of the store is loaded with the sources of its statements put behind it, so that they are
 * made from the file's own constants. Prints the texts in order; null where one depends on a text that is asked for.
 */
const root = join(import.meta.dirname, '../../../..');
const wanted = JSON.parse(readFileSync(0, 'utf8')) as Pick<FoundStatement, 'file' | 'source'>[];
const byUrl = Map.groupBy(wanted, ({ file }) => pathToFileURL(join(root, file)).href);
const makers: Record<string, (() => unknown)[]> = {};
Object.assign(globalThis, { statementMakers: makers });

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const sources = byUrl.get(url)?.map(({ source }) => source);
    if (sources === undefined) return loaded;
    const behind = `globalThis.statementMakers[${JSON.stringify(url)}] = [${sources.join(',\n')}];`;
    return { ...loaded, source: `${String(loaded.source)}\n${behind}` };
  },
});

const texts: (string | null)[] = [];
for (const url of byUrl.keys()) {
  await import(url);
  for (const make of makers[url] ?? []) texts.push(textOf(make));
}
process.stdout.write(JSON.stringify(texts), () => process.exit(0));

function textOf(make: () => unknown): string | null {
  try {
    const text = make();
    return typeof text === 'string' && !text.includes(anyText) && !/\bundefined\b|\[object /.test(text) ? text : null;
  } catch (error) {
    if (error instanceof ReferenceError || error instanceof TypeError) return null;
    throw error;
  }
}
