import type { FunctionName } from '../../../contract/functions/functions.ts';
import { navigationGuard } from '../../../domain/routing/navigation-guard.ts';
import { routes } from '../../../domain/routing/routes.ts';
import { declaredCallerOf } from './function-calls.ts';
import { type HttpRoute, httpRoutes } from './http-routes.ts';
import type { Operation, Sight } from './operation-calls.ts';
import { outsiders, type PersonName, persons } from './persons.ts';

/** Columns of the functions: outside the own family and branch the same persons have the same door. */
export const doorPersons = [
  'visitor',
  'parent',
  'second guardian',
  'relative',
  'staff',
  'tablet',
  'manager',
  'headquarters',
  'accounting',
  'support',
  'read-only',
] as const satisfies readonly PersonName[];
export type Door = Readonly<Record<(typeof doorPersons)[number], boolean>>;

export interface Found {
  functions: readonly { name: FunctionName; door: Door; foreign: string }[];
  operations: readonly { operation: Operation; sights: Readonly<Partial<Record<PersonName, Sight>>> }[];
  routes: ReadonlyMap<string, readonly string[]>;
  calls: number;
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const yes = (allowed: boolean): string => (allowed ? 'yes' : '–');
const sightText: Readonly<Record<Sight, string>> = {
  refused: '–',
  'nothing of it': '·',
  'sees the family': 'yes',
};

const sightOf = (sight: Sight | undefined): string => (sight === undefined ? '' : sightText[sight]);

/** docs/generated/permissions.md, from what the test saw. */
export function permissionsText({ functions, operations, routes: asked, calls }: Found): string {
  return `# Who may do and see what

Written by \`npm run permissions\` from what the server answered; \`npm test\` fails where it differs, and where a function,
operation, route or a field that names a row has no line in it yet (src/server/testing/permissions).
The family asked about goes to one branch; *elsewhere* is staff of a branch it has never been to, *other parent* another
family, *tablet* a person of the branch who gave only a PIN; *accounting*, *support* and *read-only* are headquarters' (decision 107). ${calls} calls were made with ids of the family, its branch or
both in place of the caller's own: none was answered with anything of the family, and no row of anybody else had changed
afterwards.

## Functions
*yes*: the call is looked at. *another’s ids*: what whoever may call hears when the ids in it are not theirs
(${outsiders.join(', ')}); “no id” where nothing of a family or branch can be named; headquarters may name every family.

${table(
  ['function', 'for', ...doorPersons, 'another’s ids'],
  functions.map(({ name, door, foreign }) => [
    name,
    declaredCallerOf(name),
    ...doorPersons.map((who) => yes(door[who])),
    foreign,
  ]),
)}

## Operations of the data API
Asked with the family's ids in every variable that names a row, and with empty filters. *yes*: something of the family was
in the answer. ·: answered with nothing of it. –: refused. What writes was asked by outsiders alone;
staff and tablets elsewhere see no more than their manager.

${table(
  ['operation', ...persons],
  operations.map(({ operation, sights }) => [operation.name, ...persons.map((who) => sightOf(sights[who]))]),
)}

## Routes
HTTP status of a request without the route's own proof, with the person's bearer token if there is one; empty where only
a visitor asked (a stream that would stay open, a sign-out, the cost of a password's hash).

${table(
  ['route', 'for', 'proof', ...persons, 'shown by'],
  Object.entries(httpRoutes).map(([route, { who, proof, test }]: [string, HttpRoute]) => [
    `\`${route}\``,
    who,
    proof,
    ...(asked.get(route) ?? []),
    `\`${test}\``,
  ]),
)}

## Pages
What the guard decides (src/domain/routing). No page is rendered with anything but what a visitor may see: the web part
of the server is given \`queryPublic\` alone (src/server/app.ts), and a member's or staff page asks functions and
operations from the browser.

${table(['page', 'access', ...pagePersons.map(([who]) => who)], pageRows())}
`;
}

const customer = { state: 'logged_in', role: 'user' } as const;
const pagePersons = [
  ['visitor', { session: { state: 'logged_out' } as const, registration_status: null }],
  ['parent', { session: customer, registration_status: 1 as const, person: 'payer' as const }],
  ['second guardian', { session: customer, registration_status: 1 as const, person: 'guardian' as const }],
  ['relative', { session: customer, registration_status: 1 as const, person: 'relative' as const }],
  ['staff', { session: { state: 'logged_in', role: 'staff' } as const, registration_status: null }],
] as const;

function pageRows(): string[][] {
  return routes.map(({ path, access }) => [
    `\`${path}\``,
    access,
    ...pagePersons.map(([, input]) => {
      const decision = navigationGuard({ path: path.replaceAll(/\{\w+\}/g, '1'), search: '', ...input });
      return decision.kind === 'stay' ? 'yes' : decision.kind === 'redirect' ? `to ${decision.to.split('?')[0]}` : '–';
    }),
  ]);
}
