/** One line of the Dockerfile, continued lines joined, with what the build arguments stand for put in. */
interface Instruction {
  verb: string;
  rest: string;
}

export interface Stage {
  name: string;
  instructions: Instruction[];
}

const known = [
  ...['WORKDIR', 'COPY', 'RUN', 'ENV', 'USER', 'CMD'],
  ...['HEALTHCHECK', 'EXPOSE', 'VOLUME', 'STOPSIGNAL'],
];

/** As much of the language as our own file uses; anything else is refused, so that no step is passed over unseen. */
export function stagesOf(text: string): Stage[] {
  const lines = text
    .replaceAll(/^\s*#.*$\n?/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const stages: Stage[] = [];
  for (const line of lines) {
    const [verb = '', ...words] = line.split(/\s+/);
    const rest = line.slice(verb.length).trim();
    if (verb === 'ARG') continue;
    if (verb === 'FROM') stages.push({ name: words[2] ?? 'final', instructions: [] });
    else if (known.includes(verb)) stages.at(-1)?.instructions.push({ verb, rest });
    else throw new Error(`the rehearsal does not know ${verb}`);
  }
  return stages;
}

export const environmentIn = (rest: string): Record<string, string> =>
  Object.fromEntries(
    [...rest.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name = '', quoted, plain = '']) => [
      name,
      quoted ?? plain,
    ]),
  );

/** `["node", "x.ts"]`, as in CMD and after HEALTHCHECK's options. */
export function commandIn(rest: string): string[] {
  const list = /\[.*\]$/.exec(rest)?.[0];
  if (list === undefined) throw new Error(`written as a list, please: ${rest}`);
  return JSON.parse(list) as string[];
}

interface Copy {
  from: string | null;
  sources: string[];
  target: string;
}

export function copyIn(rest: string): Copy {
  const words = rest.split(/\s+/);
  const from = words[0]?.startsWith('--from=') ? (words.shift()?.slice('--from='.length) ?? null) : null;
  const target = words.pop() ?? '';
  return { from, sources: words, target };
}
