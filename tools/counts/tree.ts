import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The files of one version of the product, by their paths from its root. */
export type Tree = ReadonlyMap<string, string>;

const isText = (file: string): boolean => /\.(tsx?|sql|graphql|css|md)$/.test(file);

/** What git knows of in a folder. */
export function treeOf(root: string): Tree {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  return new Map(names.filter(isText).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** An older version, from git's own store: nothing is checked out. */
export function treeAt(root: string, commit: string): Tree {
  const git = (args: string[], input = '') => execFileSync('git', args, { cwd: root, input, maxBuffer: 1_000_000_000 });
  const names = git(['ls-tree', '-r', '-z', '--name-only', commit]).toString().split('\0').filter(isText);
  const answer = git(['cat-file', '--batch'], names.map((name) => `${commit}:${name}\n`).join(''));
  let at = 0;
  return new Map(
    names.map((name) => {
      const body = answer.indexOf('\n', at) + 1;
      const size = Number(answer.toString('utf8', at, body).trim().split(' ').at(-1));
      at = body + size + 1;
      return [name, answer.toString('utf8', body, body + size)];
    }),
  );
}

export const isCode = (file: string): boolean => /\.(tsx?|sql|graphql|css)$/.test(file);
export const isGenerated = (file: string): boolean =>
  /\.generated\.ts$|\/generated\.ts$|^db\/schema\.|^db\/schema\/02_settings\/(columns|functions-in-force|views)\.sql$|functions-codes\.sql$|\/golden|^docs\/generated\//.test(
    file,
  );
export const isTest = (file: string): boolean => /\.test\.tsx?$|^e2e\/|\/testing\/|^db\/tests\//.test(file);
export const linesOf = (text: string): number => text.split('\n').length - 1;

/** The files that a file imports while it runs (`import type` is gone by then). */
export function importsOf(tree: Tree, file: string): string[] {
  const importing =
    /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/gm;
  return [...(tree.get(file) ?? '').matchAll(importing)]
    .map(([, early, later]) => normalize(join(dirname(file), early ?? later ?? '')))
    .filter((target) => tree.has(target));
}
