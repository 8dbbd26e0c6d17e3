import { importsOf, type Tree } from './tree.ts';

/** Of a file: how many others it needs in order to run, and the longest way from import to import, in files. */
export function importChain(tree: Tree, start: string): { files: number; longest: number } {
  const lengths = new Map<string, number>();
  const under = new Set<string>();
  // A file that is still being looked at ends the way: a circle is walked once.
  const longestFrom = (file: string): number => {
    const known = lengths.get(file);
    if (known !== undefined) return known;
    if (under.has(file)) return 0;
    under.add(file);
    const length = 1 + Math.max(0, ...importsOf(tree, file).map(longestFrom));
    under.delete(file);
    lengths.set(file, length);
    return length;
  };
  const longest = longestFrom(start);
  return { files: lengths.size - 1, longest };
}
