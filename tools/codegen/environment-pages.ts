import { variableGroups, variables } from '../../src/server/environment/variables.ts';

interface Shown {
  meaning: string;
  default?: string;
  production?: string;
  example?: string;
  value: { safeParse: (value: unknown) => { success: boolean } };
}

const shown: [name: string, Shown][] = Object.entries(variables);
const groupOf = (name: string): string | undefined =>
  Object.entries(variableGroups).find(([first]) => first === name)?.[1];
const defaultOf = ({ production, default: usual }: Shown) => production ?? usual;
/** In production, where nothing stands in it by itself. */
const isNeeded = (variable: Shown) => defaultOf(variable) === undefined && !variable.value.safeParse(undefined).success;

/** docs/generated/environment.md: every variable with its default in production. */
export function environmentPage(): string {
  const lines = [
    '# Environment',
    '',
    'Written by `npm run codegen` from `src/server/environment/variables.ts`. **Needed**: without it a production process does not start and names it. A wrong value stops the start with a sentence naming the variable.',
  ];
  for (const [name, variable] of shown) {
    const group = groupOf(name);
    if (group !== undefined)
      lines.push('', `## ${group}`, '| variable | in production, by itself | meaning |', '|---|---|---|');
    const usual = defaultOf(variable);
    const by = isNeeded(variable) ? '**needed**' : usual === undefined ? 'absent' : `\`${usual}\``;
    lines.push(`| \`${name}\` | ${by} | ${variable.meaning} |`);
  }
  return `${lines.join('\n')}\n`;
}

/** deploy/imahoiku.env.example: what a company fills in; the rest as a comment. */
export function environmentExample(): string {
  const lines = [
    '# The environment of a production process (systemd: /etc/imahoiku/imahoiku.env, readable by root alone).',
    '# Written by `npm run codegen` from src/server/environment/variables.ts; every variable is explained in docs/generated/environment.md.',
    '# Lines with KEYS: put in what `npm run keys` prints. Values with quotation marks or spaces stand between single quotes.',
  ];
  for (const [name, variable] of shown) {
    const group = groupOf(name);
    // The last group is for rehearsals.
    if (group === variableGroups.STRIPE_API_BASE) break;
    if (group !== undefined) lines.push('', `# ${group}`);
    const { example } = variable;
    const value = example === 'keys' ? 'KEYS' : (example ?? defaultOf(variable) ?? '');
    lines.push(`${example === undefined ? '#' : ''}${name}=${/[ <]/.test(value) ? `'${value}'` : value}`);
  }
  return `${lines.join('\n')}\n`;
}
