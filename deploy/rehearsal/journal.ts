import type pg from 'pg';

interface Entry {
  key: string;
  customer_id: number;
  /** Null: never acknowledged, so it may exist or not, but not twice. */
  reserve_id: number | null;
  cancelled: 'no' | 'asked' | 'acknowledged';
}

/** What visitors were told, to be compared with what the database holds in the end. */
export class Journal {
  readonly entries: Entry[] = [];

  begin(key: string, customer_id: number): Entry {
    const entry: Entry = { key, customer_id, reserve_id: null, cancelled: 'no' };
    this.entries.push(entry);
    return entry;
  }

  acknowledged(): number {
    return this.entries.filter(({ reserve_id }) => reserve_id !== null).length;
  }

  /** What does not hold, in words; empty when nothing acknowledged was lost and nothing was done twice. */
  async compare(client: pg.ClientBase): Promise<string[]> {
    // The load goes on: what was acknowledged after the rows were read need not be among them.
    const before = this.entries.map((entry) => ({ ...entry }));
    const { rows } = await client.query<{ id: number; customer_id: number; key: string; cancelled: boolean }>(
      `select r.id, r.customer_id, r.idempotency_key as key,
         exists (select from reserve_cancellations x where x.reserve_id = r.id) as cancelled
       from reserves r join customers c on c.id = r.customer_id where c.uid like 'rehearsal-%'`,
    );
    const byKey = new Map<string, typeof rows>();
    for (const row of rows) byKey.set(row.key, [...(byKey.get(row.key) ?? []), row]);
    const wrong: string[] = [];
    for (const [position, { key, customer_id, cancelled: asked }] of this.entries.entries()) {
      const found = byKey.get(key) ?? [];
      byKey.delete(key);
      const { reserve_id, cancelled } = before[position] ?? { reserve_id: null, cancelled: 'no' };
      if (found.length > 1) wrong.push(`${key}: ${found.length} times`);
      if (reserve_id === null) continue;
      const [row] = found;
      if (!row) wrong.push(`reserve ${reserve_id}: acknowledged and lost`);
      else if (row.id !== reserve_id || row.customer_id !== customer_id)
        wrong.push(`reserve ${reserve_id}: is ${row.id}`);
      else if (cancelled === 'acknowledged' && !row.cancelled)
        wrong.push(`reserve ${reserve_id}: its cancellation is lost`);
      else if (asked === 'no' && row.cancelled) wrong.push(`reserve ${reserve_id}: cancelled by nobody`);
    }
    for (const key of byKey.keys()) wrong.push(`${key}: asked for by nobody`);
    return wrong;
  }
}
