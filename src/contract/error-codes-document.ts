import { type CallableErrorStatus, callableCode, callableHttpStatus } from './callable.ts';
import { refusals } from './errors.ts';
import { alerts, callableErrors } from './page-errors.ts';
import { screens } from './screen-errors.ts';

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The text of docs/generated/error-codes.md; a test keeps the file equal to it. */
export function errorCodesDocument(): string {
  const callable = (Object.keys(callableErrors) as CallableErrorStatus[]).map((status) => [
    `\`${status}\``,
    `\`${callableCode(status)}\``,
    callableHttpStatus[status],
    callableErrors[status],
  ]);
  const coded = (entries: Record<string, string>) => Object.entries(entries).map(([key, text]) => [`\`${key}\``, text]);
  return `# Error codes

Generated from src/contract/errors.ts; change it there and run \`npx vitest run --project pure src/contract -u\`.

## Callable errors
Protocol, permission and faults. The HTTP status follows SPEC §8; \`error.status\` wins over it.

${table(['status', 'client code', 'HTTP', 'message'], callable)}

## Business refusals
HTTP 200 with \`{"result": {"status": "NG", "type", "msg", "fields"?, "details"?}}\`. The server may send a more precise text of the same type.

${table(['type', 'message'], coded(refusals))}

## Alerts
Browser alerts of SPEC §8.

${table(['alert', 'message'], coded(alerts))}

## Screens and data client

${table(['error', 'message'], coded(screens))}

An unknown coded value throws \`Unexpected value: {key}\`.
`;
}
