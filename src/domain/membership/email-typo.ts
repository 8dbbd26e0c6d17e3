/** Where most families here have their mail; what differs from one of these by a slip is asked about, never refused. */
const usualDomains = [
  'gmail.com',
  'yahoo.co.jp',
  'icloud.com',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'au.com',
  'softbank.ne.jp',
  'i.softbank.jp',
  'outlook.jp',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.jp',
  'live.jp',
  'ymail.ne.jp',
  'ymobile.ne.jp',
  'rakumail.jp',
  'yahoo.com',
  'me.com',
  'example.jp',
  'example.com',
] as const;

/** Real domains that only look like a slip of another. */
const alsoReal = new Set(['mail.com', 'gmx.com', 'live.com', 'ne.jp', 'au.jp', 'email.com', 'ymail.com', 'mac.com']);

/** Letters missing, added, changed, or two neighbours swapped: how many such slips lie between the two. */
function slips(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)]);
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 0; i <= one.length; i += 1) {
    for (let j = i === 0 ? 0 : 1; j <= other.length; j += 1) {
      const row = table[i] ?? [];
      if (i === 0) {
        row[j] = j;
        continue;
      }
      const changed = one[i - 1] === other[j - 1] ? 0 : 1;
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + changed);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) row[j] = Math.min(at(i, j), at(i - 2, j - 2) + 1);
    }
  }
  return at(one.length, other.length);
}

/** The address that was probably meant ('a@gmial.com' → 'a@gmail.com'), or null. */
export function suggestedEmail(email: string): string | null {
  const match = /^([^@\s]+)@([^@\s]+)$/.exec(email.trim().toLowerCase());
  const [, name, domain] = match ?? [];
  if (name === undefined || domain === undefined) return null;
  if ((usualDomains as readonly string[]).includes(domain) || alsoReal.has(domain)) return null;
  const near = usualDomains
    .map((usual) => ({ usual, distance: slips(domain, usual) }))
    // A short name leaves room for one slip, a longer one for two.
    .filter(({ usual, distance }) => distance <= (usual.length >= 9 ? 2 : 1))
    .sort((one, other) => one.distance - other.distance)[0];
  return near === undefined ? null : `${name}@${near.usual}`;
}
