import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningProcess } from '../servers/start.ts';
import { type Ask, at, type Operation, someAddress } from './operation.ts';
import type { Station } from './station.ts';

const assets = join(import.meta.dirname, '../../build/client/assets');

/** The script or style sheet nearest in size to the page: names change with every build. */
function fileLike(bytes: number): string {
  const sizes = readdirSync(assets)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => ({ name, off: Math.abs(statSync(join(assets, name)).size - bytes) }))
    .toSorted((one, other) => one.off - other.off);
  return `/assets/${sizes[0]?.name}`;
}

function get(station: Station, processes: readonly RunningProcess[], path: string, encoding: string): Ask {
  const lines = station.linesTo(processes);
  return async (caller) => {
    const headers = { 'accept-encoding': encoding, 'x-forwarded-for': someAddress() };
    const { body } = await at(lines, caller).ask({ method: 'GET', path, headers });
    if (body.length < 1_000) throw new Error(`${path}: only ${body.length} bytes`);
    return body.length;
  };
}

const page = (
  name: string,
  path: string,
  { kept, aim, share }: Pick<Operation, 'aim' | 'share'> & { kept: boolean },
): Operation => ({
  name,
  limit: 'a static file of its size, gzip',
  aim,
  share,
  ...(kept ? {} : { onceOnly: true }),
  async prepare(station) {
    const processes = kept ? station.web : station.deaf;
    const bytes = Number(await get(station, processes, path, 'identity')(0));
    return {
      ours: get(station, processes, path, 'gzip'),
      limit: get(station, processes, fileLike(bytes), 'gzip'),
    };
  },
});

export const publicPages: readonly Operation[] = [
  page('home, kept', '/', { kept: true, aim: 1, share: 30 }),
  page('branch list, kept', '/branches/list', { kept: true, aim: 1, share: 20 }),
  page('home, made anew', '/', { kept: false, aim: null, share: 0 }),
  page('branch list, made anew', '/branches/list', { kept: false, aim: null, share: 0 }),
];
