import { apiPath, hasBody, namesInPath } from './openapi.ts';
import type { ApiOperation } from './operation.ts';

interface ExampleCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: object;
}

const exampleKey = '6f1c2a64-0d5e-4a38-9b43-1d8a4b7d2c10';

/** An operation's example as it is sent: the page shows it, a test sends it. */
export function exampleCall(
  { method, path, example, keyed }: Pick<ApiOperation, 'method' | 'path' | 'example' | 'keyed'>,
  tomorrow: string,
): ExampleCall {
  const filled = Object.entries(example).map(([name, value]): [string, unknown] => [
    name,
    value === '{tomorrow}' ? tomorrow : value,
  ]);
  const inPath = namesInPath(path);
  const rest = filled.filter(([name]) => !inPath.includes(name));
  const address = filled.reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), path);
  const body = hasBody({ method });
  const query = body ? '' : new URLSearchParams(rest.map(([name, value]) => [name, String(value)])).toString();
  return {
    method,
    url: `${apiPath}${address}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(keyed ? { 'idempotency-key': exampleKey } : {}),
    },
    ...(body ? { body: Object.fromEntries(rest) } : {}),
  };
}

/** The call as a line for a shell. */
export function curlOf({ method, url, headers, body }: ExampleCall, publicUrl: string): string {
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${new URL(url, publicUrl).href}'`,
    `-H 'authorization: Bearer $KEY'`,
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(body ? [`-d '${JSON.stringify(body)}'`] : []),
  ];
  return lines.join(' \\\n  ');
}
