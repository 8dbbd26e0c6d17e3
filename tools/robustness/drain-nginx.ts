import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, until } from '../../src/server/testing/process.ts';
import { robustnessSetup, sleep } from './setup.ts';

/**
 * A rolling restart behind nginx, the long form of src/server/http/connections/drain.test.ts: two web processes under load, each
 * stopped by SIGTERM and started again, three times over. nginx (open source) asks nobody for /readyz; it leaves a process
 * that closes its connections and tries the other one. No request may be refused or lost. Ends by itself.
 */
const ROUNDS = 3;
const CALLERS = 20;

if (spawnSync('nginx', ['-v']).error) {
  console.log('not run: nginx is not installed (Debian: apt-get install nginx-light)');
  process.exit(0);
}

const setup = await robustnessSetup();
const ports = [await freePort(), await freePort()];
const front = await freePort();
const startWeb = (port: number | undefined) =>
  setup.start({ PROCESS: 'web', PORT: String(port), HOST: '127.0.0.1', DRAIN_SECONDS: '2', LOG_LEVEL: 'silent' });
const isReady = async (port: number | undefined) =>
  (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null))?.status === 200;
const processes = ports.map(startWeb);
for (const port of ports) await until('the process is ready', () => isReady(port));

const folder = join(setup.folder, 'nginx');
mkdirSync(folder);
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream web { ${ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ')} keepalive 16; }
  server {
    listen 127.0.0.1:${front};
    location / {
      proxy_pass http://web; proxy_http_version 1.1; proxy_set_header connection ""; proxy_set_header host $host;
      proxy_next_upstream error timeout http_502 http_503;
    }
  }
}`,
);
const nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' });
const site = `http://127.0.0.1:${front}`;
await until('nginx answers', async () => (await fetch(`${site}/healthz`).catch(() => null))?.status === 200);

const answers = new Map<string, number>();
let asking = true;
const load = Promise.all(
  Array.from({ length: CALLERS }, async () => {
    while (asking) {
      const answer = await fetch(`${site}/.well-known/jwks.json`).catch(() => null);
      await answer?.text();
      const status = String(answer?.status ?? 'lost');
      answers.set(status, (answers.get(status) ?? 0) + 1);
      await sleep(0.005);
    }
  }),
);
await until('there is load', () => (answers.get('200') ?? 0) > 200);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, port] of ports.entries()) {
    await processes[index]?.end('SIGTERM');
    processes[index] = startWeb(port);
    await until('the process is ready again', () => isReady(port));
    await sleep(2.5);
  }
}
asking = false;
await load;
nginx.kill('SIGTERM');
const others = [...answers].filter(([status]) => status !== '200');
console.log(
  `${ROUNDS * ports.length} restarts under load: ${answers.get('200')} answers, others ${JSON.stringify(others)}`,
);
await setup.close();
process.exitCode = others.length === 0 ? 0 : 1;
