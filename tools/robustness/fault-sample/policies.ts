import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { bySeed } from './rooms.ts';

/** A policy of row-level security that says something else than it should. */
type PolicyFault = {
  readonly name: string;
  readonly room: 'policies';
  readonly file: string;
  readonly line: number;
  readonly change: string;
  readonly drop: string;
  readonly right: string;
  /** Empty where the policy is left out. */
  readonly wrong: string;
};

const changes: readonly (readonly [kind: string, from: RegExp, to: string])[] = [
  ['or → and', / or /g, ' and '],
  ['and → or', / and /g, ' or '],
  ['= → <>', / = /g, ' <> '],
  ['is null → is not null', / is null/g, ' is not null'],
  ['is not null → is null', / is not null/g, ' is null'],
  ['exists → not exists', /(?<!not )exists \(/g, 'not exists ('],
  ['everybody is headquarters', /\(select app\.is_headquarters\(\)\)/g, 'true'],
  ['nobody is headquarters', /\(select app\.is_headquarters\(\)\)/g, 'false'],
  ['every row', /(?<=using )\([\s\S]*\)(?=;)/g, '(true)'],
  ['no row', /(?<=using )\([\s\S]*\)(?=;)/g, '(false)'],
];

export const policyFaults = (root: string, seed: number, count = 40): PolicyFault[] =>
  globSync('db/schema/*/policies.sql', { cwd: root })
    .flatMap((file) => policyFaultsIn(file, readFileSync(join(root, file), 'utf8')))
    .sort(bySeed(seed))
    .slice(0, count);

export function policyFaultsIn(file: string, source: string): PolicyFault[] {
  return [...source.matchAll(/^create policy (\w+) on (\w+)[\s\S]*?;/gm)].flatMap((found) => {
    const [right, policy = '', table = ''] = found;
    return changes.flatMap(([kind, from, to]) =>
      [...right.matchAll(from)].flatMap(({ 0: text, index }, time) => {
        const wrong = right.slice(0, index) + to + right.slice(index + text.length);
        if (wrong === right) return [];
        const line = source.slice(0, found.index + index).split('\n').length;
        const name = `${file}: ${policy} on ${table}: ${kind}${time > 0 ? ` (${time + 1})` : ''}`;
        const change = `${policy} on ${table}: ${kind}`;
        return [
          {
            name,
            room: 'policies' as const,
            file,
            line,
            change,
            drop: `drop policy ${policy} on ${table}`,
            right,
            wrong,
          },
        ];
      }),
    );
  });
}

/** The databases every test copies, with one policy wrong for a while. */
export class PlantedPolicies {
  /** What says who sees which row; a death at the first of them is enough. */
  readonly tests = [
    'db/tests/rls.test.ts',
    'db/tests/family-standings.test.ts',
    'db/tests/account-branches.test.ts',
    'db/tests/branch-money.test.ts',
    'db/tests/direct-writes.test.ts',
  ];
  private readonly clusterUrl: string;

  constructor(clusterUrl: string) {
    this.clusterUrl = clusterUrl;
  }

  async during<Value>({ drop, right, wrong }: PolicyFault, work: () => Promise<Value>): Promise<Value> {
    await this.everywhere(`${drop};${wrong}`);
    try {
      return await work();
    } finally {
      await this.everywhere(`${drop};${right}`);
    }
  }

  private async everywhere(sql: string): Promise<void> {
    for (const template of ['template_empty', 'template_demo']) {
      const client = new pg.Client(
        this.clusterUrl.replace('/DATABASE?', `/${template}?`).replace('postgres@', 'imahoiku@'),
      );
      await client.connect();
      await client.query(sql);
      await client.end();
    }
  }
}
