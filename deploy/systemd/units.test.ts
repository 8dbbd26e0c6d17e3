import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { memoryEnvironment } from '../memory-environment.ts';

const root = join(import.meta.dirname, '../..');
const units = readdirSync(import.meta.dirname).filter((name) => /\.(service|timer)$/.test(name));
const services = units.filter((name) => name.endsWith('.service'));
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');
const settingOf = (name: string, setting: string) => new RegExp(`^${setting}=(.*)$`, 'm').exec(read(name))?.[1];

describe('units', () => {
  it.each(services)('%s runs what is there, as nobody special, shut off from the machine', (name) => {
    const programs = [...read(name).matchAll(/^ExecStart=\/opt\/imahoiku\/node_modules\/\.bin\/node (\S+)/gm)];
    expect(programs.length).toBeGreaterThan(0);
    for (const [, program = ''] of programs) expect(existsSync(join(root, program)), program).toBe(true);
    expect(['imahoiku', 'postgres']).toContain(settingOf(name, 'User'));
    for (const setting of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices', 'RestrictNamespaces']) {
      expect([setting, settingOf(name, setting)]).toEqual([setting, 'yes']);
    }
    expect([settingOf(name, 'ProtectSystem'), settingOf(name, 'CapabilityBoundingSet')]).toEqual(['strict', '']);
  });

  it.each(['imahoiku-web@.service', 'imahoiku-worker@.service'])(
    '%s stops by SIGTERM and has the time for it, and keeps its memory small',
    (name) => {
      expect([settingOf(name, 'KillSignal'), settingOf(name, 'Restart')]).toEqual(['SIGTERM', 'always']);
      for (const [variable, value] of Object.entries(memoryEnvironment)) {
        expect(read(name)).toContain(`\nEnvironment="${variable}=${value}"\n`);
      }
      // 5 s of draining, 20 s for what is under way.
      expect(Number(settingOf(name, 'TimeoutStopSec'))).toBeGreaterThan(25);
    },
  );

  it('each timer has its service', () => {
    const timers = units.filter((name) => name.endsWith('.timer'));
    expect(timers.map((name) => name.replace('.timer', '.service')).filter((name) => !services.includes(name))).toEqual(
      [],
    );
  });
});
