import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoryEnvironment } from '../memory-environment.ts';
import { commandIn, copyIn, environmentIn, stagesOf } from './dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const stages = stagesOf(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
const [build, final] = stages;
const of = (verb: string) => final?.instructions.filter((each) => each.verb === verb).map(({ rest }) => rest) ?? [];

describe('the Dockerfile', () => {
  it('has two stages, and the second runs as nobody special, with a health check', () => {
    expect(stages.map(({ name }) => name)).toEqual(['build', 'final']);
    expect([of('USER'), of('STOPSIGNAL')]).toEqual([['imahoiku'], ['SIGTERM']]);
    expect(environmentIn(of('ENV')[0] ?? '')).toMatchObject({ MODE: 'production', DATA_DIR: '/var/lib/imahoiku' });
    expect(environmentIn(of('ENV')[1] ?? '')).toEqual(memoryEnvironment);
    for (const command of [...of('CMD'), ...of('HEALTHCHECK')].map(commandIn)) {
      expect([command[0], existsSync(join(root, command[1] ?? ''))]).toEqual(['node', true]);
    }
  });

  it('copies only what the repository has and .dockerignore lets through', () => {
    const allowed = readFileSync(join(root, 'deploy/Dockerfile.dockerignore'), 'utf8').split('\n');
    const copies = [build, final].flatMap((stage) => stage?.instructions.filter(({ verb }) => verb === 'COPY') ?? []);
    const sources = copies
      .map(({ rest }) => copyIn(rest))
      .filter(({ from }) => from === null)
      .flatMap((copy) => copy.sources);
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter((source) => !existsSync(join(root, source)) || !allowed.includes(`!${source}`))).toEqual([]);
  });
});
