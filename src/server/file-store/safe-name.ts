const safe = /^(public|private)\/[0-9a-f-]{36}\/[0-9a-z]{1,20}\.[a-z]{2,4}$/;

/** Names are made by us; should one ever come from outside, it cannot lead out of the store. */
export function requireSafeName(name: string): string {
  if (!safe.test(name)) throw new Error('a file name that is none of ours');
  return name;
}
