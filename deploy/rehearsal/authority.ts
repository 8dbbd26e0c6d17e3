import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Authority {
  /** Its certificate, for NODE_EXTRA_CA_CERTS. */
  file: string;
  certificate: string;
  /** A certificate for the machine's addresses, and its key. */
  site: { certificate: string; key: string };
}

function openssl(...args: string[]): void {
  const { status, stderr } = spawnSync('openssl', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl ${args[0]}: ${stderr}`);
}

/** A certificate authority that lives as long as the rehearsal, and one certificate signed by it. */
export function makeAuthority(folder: string, addresses: readonly string[]): Authority {
  mkdirSync(folder, { recursive: true });
  const at = (name: string) => join(folder, name);
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...curve,
    '-days',
    '2',
    '-subj',
    '/CN=rehearsal authority',
    '-keyout',
    at('ca.key'),
    '-out',
    at('ca.pem'),
  );
  openssl('req', ...curve, '-subj', '/CN=rehearsal', '-keyout', at('site.key'), '-out', at('site.csr'));
  writeFileSync(at('site.ext'), `subjectAltName=${addresses.map((address) => `IP:${address}`).join(',')}\n`);
  const signing = [
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    at('site.ext'),
  ];
  openssl('x509', '-req', '-in', at('site.csr'), ...signing, '-out', at('site.pem'));
  chmodSync(at('site.key'), 0o600);
  return {
    file: at('ca.pem'),
    certificate: readFileSync(at('ca.pem'), 'utf8'),
    site: { certificate: readFileSync(at('site.pem'), 'utf8'), key: readFileSync(at('site.key'), 'utf8') },
  };
}
