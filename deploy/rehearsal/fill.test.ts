import { expect, it } from 'vitest';
import { fill } from './fill.ts';

const nginx = {
  folder: '/x',
  worker_processes: '2',
  port: '443',
  requests_per_minute: '1200',
  burst: '1200',
  uncounted: '192.0.2.1',
  servers: 'server 127.0.0.1:3001; server 127.0.0.1:3002 down;',
};
const pgbouncer = {
  server: 'host=db1 port=5432',
  pool_size: '30',
  direct_pool_size: '80',
  listen_addr: '127.0.0.1',
  listen_port: '6432',
  auth_file: '/x/users.txt',
  admin: 'admin',
  pid_file: '/x/pid',
  log_file: '/x/log',
};

it('fills the settings of nginx and PgBouncer, every place of them', () => {
  expect(fill('nginx.conf', nginx)).toContain('    server 127.0.0.1:3001; server 127.0.0.1:3002 down;\n');
  const settings = fill('pgbouncer.ini', pgbouncer);
  expect(settings).toContain('imahoiku = host=db1 port=5432 dbname=imahoiku pool_mode=transaction pool_size=30\n');
  expect(settings).toContain('imahoiku_direct = host=db1 port=5432 dbname=imahoiku pool_mode=session pool_size=80\n');
  expect(settings).not.toMatch(/\{\{(?! \}\})/);
});

it('refuses a value that is missing, and one that stands nowhere', () => {
  const { port: _port, ...less } = nginx;
  expect(() => fill('nginx.conf', less)).toThrow('nginx.conf: port');
  expect(() => fill('pgbouncer.ini', { ...pgbouncer, other: '1' })).toThrow('pgbouncer.ini: other');
});
