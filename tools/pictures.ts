import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { branchPictures } from './pictures/branches.ts';
import { magazinePictures } from './pictures/magazine.ts';
import { drawnHouse, scenePictures } from './pictures/scenes.ts';

/** Draws the demo branches, their rooms and the magazine's categories: `node tools/pictures.ts`. The results are committed. */
const folder = join(import.meta.dirname, '..', 'public', 'images');
for (const [name, pictures] of Object.entries({
  branches: branchPictures,
  magazine: magazinePictures,
  scenes: scenePictures,
})) {
  mkdirSync(join(folder, name), { recursive: true });
  for (const [file, svg] of Object.entries(pictures)) writeFileSync(join(folder, name, `${file}.svg`), svg);
}
writeFileSync(join(folder, 'house.svg'), drawnHouse);
