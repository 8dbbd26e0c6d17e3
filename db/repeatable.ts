import type pg from 'pg';
import { readConstraintTriggers, readObjects } from './repeatable-objects.ts';
import type { RepeatedFile } from './schema-files.ts';

/**
 * Functions, views, policies and triggers are edited in place. A file is run again when its text changed or when something it
 * made is missing (a migration dropped it, or a function it stood on was made again); an unchanged file costs no lock. All of it
 * happens inside the transaction of `migrate`: whoever reads meanwhile sees the policies as they were, or waits.
 */
interface Made {
  hash: string;
  /** `function app.now()`, `policy own on public.reserves`, as `drop` takes them; in the order they were made. */
  objects: readonly string[];
}

const NOT_THE_SAME_FUNCTION = '42P13';
const NOT_THE_SAME_VIEW = '42P16';
const roles = 'public, anonymous, "user", staff';

export class Repeatables {
  readonly #client: pg.Client;
  readonly #made: Map<string, Made>;
  readonly #before: readonly string[];

  private constructor(client: pg.Client, made: Map<string, Made>) {
    this.#client = client;
    this.#made = made;
    this.#before = [...made.values()].flatMap(({ objects }) => objects);
  }

  static async read(client: pg.Client): Promise<Repeatables> {
    const { rows } = await client.query<Made & { file: string }>('select file, hash, objects from migrations.repeated');
    return new Repeatables(client, new Map(rows.map(({ file, hash, objects }) => [file, { hash, objects }])));
  }

  /**
   * Policies that changed need their tables for themselves. Taken at once and before anything else is, so that hardly a request can
   * hold one of them while it waits for another.
   */
  async lockTables(files: readonly RepeatedFile[]): Promise<void> {
    const changed = files.filter(({ kind, name, hash }) => kind === 'policies' && this.#made.get(name)?.hash !== hash);
    const objects = changed.flatMap(({ name }) => this.#made.get(name)?.objects ?? []);
    const there = await readObjects(this.#client);
    const tables = new Set(
      objects.filter((object) => there.has(object)).map((object) => object.replace(/^policy .* on /, '')),
    );
    if (tables.size > 0) await this.#client.query(`lock table ${[...tables].join(', ')} in access exclusive mode`);
  }

  /** Runs what is not as its file says; again, as long as one took another away with it. */
  async make(files: readonly RepeatedFile[]): Promise<number> {
    for (let made = 0, changed = true; ; ) {
      if (!changed) return made;
      changed = false;
      let there = await readObjects(this.#client);
      for (const file of files) {
        const last = this.#made.get(file.name);
        if (last?.hash === file.hash && last.objects.every((object) => there.has(object))) continue;
        await this.#run(
          file,
          [...(last?.objects ?? [])].filter((object) => there.has(object)),
        );
        there = await readObjects(this.#client);
        changed = true;
        made += 1;
      }
    }
  }

  /** What no file makes any more is dropped: first what stands on others. */
  async dropVanished(files: readonly RepeatedFile[]): Promise<void> {
    const written = new Set(files.map(({ name }) => name));
    for (const name of [...this.#made.keys()].filter((file) => !written.has(file))) {
      this.#made.delete(name);
      await this.#client.query('delete from migrations.repeated where file = $1', [name]);
    }
    const made = new Set([...this.#made.values()].flatMap(({ objects }) => objects));
    const there = await readObjects(this.#client);
    const gone = this.#before.filter((object) => !made.has(object) && there.has(object));
    for (const kind of ['trigger', 'policy', 'view', 'function']) {
      for (const object of gone.filter((name) => name.startsWith(`${kind} `)).toReversed())
        await this.#client.query(`drop ${object}`);
    }
  }

  async #run(file: RepeatedFile, objects: readonly string[]): Promise<void> {
    await this.#clear(file, objects);
    const before = await readObjects(this.#client);
    await this.#tryUntilMade(file, objects);
    const now = await readObjects(this.#client);
    const made = [...now].flatMap(([object, version]) => (before.get(object) === version ? [] : [object]));
    this.#made.set(file.name, { hash: file.hash, objects: made });
    await this.#client.query(
      `insert into migrations.repeated (file, hash, objects) values ($1, $2, $3)
       on conflict (file) do update set hash = excluded.hash, objects = excluded.objects`,
      [file.name, file.hash, made],
    );
  }

  /** What `create or replace` would leave as it was: rights and comments; and what cannot be replaced at all. */
  async #clear(file: RepeatedFile, objects: readonly string[]): Promise<void> {
    const irreplaceable = file.kind === 'triggers' ? await readConstraintTriggers(this.#client) : new Set();
    for (const object of objects) {
      if (file.kind === 'policies' || irreplaceable.has(object)) await this.#client.query(`drop ${object}`);
      if (object.startsWith('function ')) {
        await this.#client.query(
          `comment on ${object} is null; revoke all on ${object} from ${roles}; grant execute on ${object} to public`,
        );
      }
      if (object.startsWith('view ')) {
        await this.#client.query(
          `comment on ${object} is null; revoke all on ${object.slice('view '.length)} from ${roles}`,
        );
      }
    }
  }

  /** A function with another answer, or a view with other columns, is dropped with what stands on it; `make` brings that back. */
  async #tryUntilMade(file: RepeatedFile, objects: readonly string[]): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      await this.#client.query('savepoint making');
      try {
        await this.#client.query(file.sql);
        await this.#client.query('release savepoint making');
        return;
      } catch (error) {
        await this.#client.query('rollback to savepoint making');
        const blocking = tries < MOST_REPLACED ? blockingObjects(error, objects) : [];
        if (blocking.length === 0) throw named(file.name, error as Error);
        for (const object of blocking)
          await this.#client.query(`drop ${object.replace(/^(\w+) /, '$1 if exists ')} cascade`);
      }
    }
  }
}

/** The same error, with the file it comes from. */
export const named = (file: string, error: Error): Error =>
  Object.assign(error, { message: `${file}: ${error.message}` });

/** No file has more functions than this. */
const MOST_REPLACED = 100;

function blockingObjects(error: unknown, objects: readonly string[]): string[] {
  const { code, hint } = error as { code?: string; hint?: string };
  // PostgreSQL says which: "Use DROP FUNCTION app.x(integer) first."
  const named = /DROP FUNCTION (.+\))/.exec(hint ?? '')?.[1];
  if (code === NOT_THE_SAME_FUNCTION && named !== undefined) return [`function ${named}`];
  return code === NOT_THE_SAME_VIEW ? objects.filter((object) => object.startsWith('view ')) : [];
}
