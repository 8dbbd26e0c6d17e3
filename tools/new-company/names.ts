import dns, { type LookupAddress, type LookupOptions } from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

/** `node --import tools/new-company/names.ts`: the names under which a company is tested lead to this machine. */
const tested = /\.imahoiku\.test$/;

type Found = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;
type Lookup = (hostname: string, options: LookupOptions | Found, callback?: Found) => void;
type Resolve = (this: dns.Resolver, hostname: string, ...rest: unknown[]) => void;

const here: LookupAddress = { address: '127.0.0.1', family: 4 };
const lookup = dns.lookup as unknown as Lookup;
const ours: Lookup = (hostname, options, callback) => {
  const answer = (typeof options === 'function' ? options : callback) as Found;
  if (!tested.test(hostname)) return lookup(hostname, options, callback);
  const all = typeof options === 'object' && options.all === true;
  setImmediate(() => (all ? answer(null, [here]) : answer(null, here.address, here.family)));
};
Reflect.set(dns, 'lookup', ours);

// nodemailer asks a resolver of its own.
const resolver = dns.Resolver.prototype;
for (const name of ['resolve4', 'resolve6'] as const) {
  const resolve = resolver[name] as unknown as Resolve;
  const found = name === 'resolve4' ? [here.address] : [];
  const ourResolve: Resolve = function (this: dns.Resolver, hostname, ...rest) {
    if (!tested.test(hostname)) return resolve.call(this, hostname, ...rest);
    const answer = rest.at(-1) as (error: null, addresses: string[]) => void;
    setImmediate(() => answer(null, found));
  };
  Reflect.set(resolver, name, ourResolve);
}
syncBuiltinESMExports();
