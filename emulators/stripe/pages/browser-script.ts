import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { FastifyInstance } from 'fastify';

/** In order of use. They are ordinary modules for the checks and tests, and one plain script for the browser. */
const PARTS = ['texts', 'card-input', 'appearance', 'card-form', 'elements', 'api', 'next-action', 'stripe'];

/** Node warns once that this function is experimental; the start of the demo should not. */
function withoutTypes(source: string): string {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Types, imports and exports are taken out: what remains shares one scope, as in Stripe's own file. */
function browserScript(): string {
  const parts = PARTS.map((name) => {
    const source = readFileSync(new URL(`./browser/${name}.ts`, import.meta.url), 'utf8');
    return withoutTypes(source)
      .replace(/^import\s[^;]*;$/gm, '')
      .replace(/^export (?=(async )?(function|const|let|class)\b)/gm, '');
  });
  return `(() => {\n'use strict';\n${parts.join('\n')}\n})();\n`;
}

export function registerBrowserScript(app: FastifyInstance): void {
  let script: string | undefined;
  app.get('/stripe.js', (_request, reply) => {
    script ??= browserScript();
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script);
  });
}
