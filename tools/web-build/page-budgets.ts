import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

type Weight = { requests: number; bytes: number };
type WeightKind = 'script' | 'style' | 'font' | 'image';
type PageWeights = Record<string, Partial<Record<WeightKind, Weight>>>;

type RouteManifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, { parentId?: string; module: string; imports?: string[]; css?: string[] } | undefined>;
};

/**
 * Budgets: what each page may load first, by kind, in requests and bytes as they are sent. The build checks scripts, style
 * sheets and fonts by its own list of files; pictures come with the data, so `npm run lighthouse` weighs them in a browser.
 */
export const readBudgets = (): PageWeights =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'page-budgets.json'), 'utf8')) as PageWeights;

/** The files a page's first load needs: the entry's, and those of the page and of every layout around it. */
export function filesOf(manifest: RouteManifest, page: string): { script: string[]; style: string[] } {
  const script = new Set([manifest.entry.module, ...manifest.entry.imports]);
  const style = new Set<string>();
  let route = manifest.routes[page];
  if (route === undefined) throw new Error(`page-budgets.json names ${page}, which is no page`);
  while (route !== undefined) {
    for (const file of [route.module, ...(route.imports ?? [])]) script.add(file);
    for (const file of route.css ?? []) style.add(file);
    route = route.parentId === undefined ? undefined : manifest.routes[route.parentId];
  }
  return { script: [...script], style: [...style] };
}

/** In words, each budget that is exceeded. */
export function exceeded(budgets: PageWeights, weights: PageWeights): string[] {
  return Object.entries(weights).flatMap(([page, kinds]) =>
    Object.entries(kinds).flatMap(([kind, { requests, bytes }]) => {
      const budget = budgets[page]?.[kind as WeightKind];
      if (budget === undefined || (requests <= budget.requests && bytes <= budget.bytes)) return [];
      return `${page}: ${kind} in ${requests} requests and ${bytes} bytes; the budget is ${budget.requests} and ${budget.bytes}`;
    }),
  );
}

/** What the pages of the budgets weigh in a finished build. */
export async function weighBuild(folder: string, budgets: PageWeights): Promise<PageWeights> {
  const manifest = readManifest(join(folder, 'client'));
  const sizeOf = (file: string): number => {
    const path = join(folder, 'client', file);
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
  };
  const weigh = (files: readonly string[]): Weight => ({
    requests: files.length,
    bytes: files.reduce((sum, file) => sum + sizeOf(file), 0),
  });
  const server = (await import(pathToFileURL(join(folder, 'server', 'index.js')).href)) as { styleSheet: string };
  const inPage = brotliCompressSync(server.styleSheet).length;
  // No page names a font of ours: whichever the build holds, every page would load.
  const fonts = weigh(
    readdirSync(join(folder, 'client', 'assets'))
      .filter(isFont)
      .map((name) => `assets/${name}`),
  );
  return Object.fromEntries(
    Object.keys(budgets).map((page) => {
      const { script, style } = filesOf(manifest, page);
      const linked = weigh(style);
      return [page, { script: weigh(script), style: { ...linked, bytes: linked.bytes + inPage }, font: fonts }];
    }),
  );
}

const isFont = (name: string): boolean => /\.(woff2?|ttf|otf)$/.test(name);

/** The list of routes and their files that the build writes for the browser, as a script that sets one value. */
function readManifest(client: string): RouteManifest {
  const script = readdirSync(join(client, 'assets'))
    .filter((file) => /^manifest-[\w-]+\.js$/.test(file))
    .map((file) => readFileSync(join(client, 'assets', file), 'utf8'))
    .find((text) => text.startsWith('window.__reactRouterManifest='));
  if (script === undefined) throw new Error('the build wrote no list of routes');
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1)) as RouteManifest;
}
