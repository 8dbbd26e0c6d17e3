import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type SplitSource, splitSource } from './split-source.ts';

/** A declaration at the top of a file: what it says in strings, and the declarations it names. */
interface Declaration extends SplitSource {
  readonly names: readonly string[];
}

interface SourceFile {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Local name → the file and name it comes from; '*' is everything of that file. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

export type SourceGraph = ReadonlyMap<string, SourceFile>;

/** Top declarations begin at the left edge in formatted files. */
const begins = /^(?=(?:export )?(?:async )?(?:const|let|function\*?|class) )/m;
const declared = /^(?:export )?(?:async )?(?:const|let|function\*?|class) (?:(\w+)|\{([^}]*)\})/;
const imports = /^(?:import|export) (type )?(?:\{([^}]*)\}|\* as (\w+)) from '(\.[^']+)';$/gm;

export function readGraph(root: string, folder: string): SourceGraph {
  const graph = new Map<string, SourceFile>();
  for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts') || /\.(?:test|generated)\.ts$|(?:^|\/)testing\//.test(name)) continue;
    const file = join(folder, name);
    graph.set(file, fileOf(file, readFileSync(join(root, file), 'utf8')));
  }
  return graph;
}

export function fileOf(file: string, text: string): SourceFile {
  const imported = new Map<string, { file: string; name: string }>();
  for (const [, typesOnly, names = '', everything, from = ''] of text.matchAll(imports)) {
    if (typesOnly) continue;
    const target = normalize(join(dirname(file), from));
    if (everything) imported.set(everything, { file: target, name: '*' });
    for (const part of names.split(',').map((each) => each.trim())) {
      const [name = '', local = name] = part.split(' as ');
      if (name !== '' && !name.startsWith('type ')) imported.set(local, { file: target, name });
    }
  }
  const declarations = new Map<string, Declaration>();
  for (const part of text.split(begins)) {
    const [, one, several = ''] = declared.exec(part) ?? [];
    const split = splitSource(part);
    const names = [...new Set(split.code.match(/(?<![.\w])[A-Za-z_]\w*/g) ?? [])];
    for (const name of one ? [one] : several.split(',').map((each) => each.trim().split(':')[0] ?? '')) {
      if (name !== '') declarations.set(name, { ...split, names });
    }
  }
  return { declarations, imported };
}

export interface Reached {
  readonly file: string;
  readonly name: string;
  readonly strings: readonly string[];
  /** What it names itself, as `file name`. */
  readonly uses: readonly string[];
}

/** Every declaration that `name` in `file` can come to. */
export function reachedFrom(graph: SourceGraph, start: { readonly file: string; readonly name: string }): Reached[] {
  const reached: Reached[] = [];
  const seen = new Set<string>();
  const visit = (file: string, name: string): void => {
    const source = graph.get(file);
    if (seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    if (source === undefined) {
      reached.push({ file, name, strings: [], uses: [] });
      return;
    }
    if (name === '*') {
      for (const each of source.declarations.keys()) visit(file, each);
      return;
    }
    const declaration = source.declarations.get(name);
    const elsewhere = source.imported.get(name);
    if (declaration === undefined) {
      if (elsewhere) visit(elsewhere.file, elsewhere.name);
      return;
    }
    const uses = declaration.names.flatMap((used) => {
      const from = source.imported.get(used);
      if (from) return [from];
      return source.declarations.has(used) && used !== name ? [{ file, name: used }] : [];
    });
    reached.push({ file, name, strings: declaration.strings, uses: uses.map((use) => `${use.file} ${use.name}`) });
    for (const use of uses) visit(use.file, use.name);
  };
  visit(start.file, start.name);
  return reached;
}
