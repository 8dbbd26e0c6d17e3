import type pg from 'pg';
import type { PreparedStatement } from './document.ts';
import { PREAMBLE_SQL } from './session.ts';
import type { WireValue } from './wire.ts';

const PREAMBLE_NAME = 'data_api_preamble';

/** node-postgres' connection, as a submitted query meets it (its published types ask for a second argument). */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: readonly WireValue[] }): void;
  execute(message: Record<string, never>): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}

type StatementState = 'parsed' | 'uncertain';
const statementsOf = new WeakMap<Wire, Map<string, StatementState>>();

/**
 * One network round trip, one implicit transaction, no BEGIN and no COMMIT:
 *   Bind/Execute(set_config …, local) · Bind/Execute(statement) … · Sync
 * PostgreSQL runs all messages up to Sync as ONE transaction, so role and claims cover exactly these statements;
 * if any fails the server skips the rest and rolls all of it back. It is a node-postgres "submittable".
 */
export class RoundTrip {
  readonly #preamble: readonly WireValue[];
  readonly #statements: readonly PreparedStatement[];
  readonly #named: boolean;
  readonly #settle: (error: Error | null, cells: string[]) => void;
  readonly #sent: string[] = [];
  readonly #cells: string[] = [];
  #wire: Wire | null = null;
  #completed = 0;
  #settled = false;

  constructor(
    preamble: readonly WireValue[],
    statements: readonly PreparedStatement[],
    named: boolean,
    settle: (error: Error | null, cells: string[]) => void,
  ) {
    this.#preamble = preamble;
    this.#statements = statements;
    this.#named = named;
    this.#settle = settle;
  }

  submit(connection: pg.Connection): Error | null {
    // The library's own Query calls these methods with one argument too.
    const wire = connection as unknown as Wire;
    this.#wire = wire;
    wire.stream.cork();
    try {
      this.#send(wire, PREAMBLE_SQL, this.#preamble, this.#named ? PREAMBLE_NAME : undefined);
      for (const { text, values, name } of this.#statements) this.#send(wire, text, values, name);
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  #send(wire: Wire, text: string, values: readonly WireValue[], name: string | undefined): void {
    const known = statementsOf.get(wire) ?? new Map<string, StatementState>();
    statementsOf.set(wire, known);
    const state = name === undefined ? undefined : known.get(name);
    if (state !== 'parsed') {
      // After a failed batch nobody knows whether the name was taken; closing an unknown name is no error.
      if (name !== undefined && state === 'uncertain') wire.close({ type: 'S', name });
      wire.parse({ text, name });
      if (name !== undefined) {
        known.set(name, 'uncertain');
        this.#sent.push(name);
      }
    }
    wire.bind({ statement: name, values });
    wire.execute({});
  }

  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void {
    if (this.#completed > 0) this.#cells.push(message.fields[0] ?? 'null');
  }

  handleCommandComplete(): void {
    this.#completed += 1;
  }

  handleReadyForQuery(): void {
    if (this.#wire) for (const name of this.#sent) statementsOf.get(this.#wire)?.set(name, 'parsed');
    this.#finish(null);
  }

  handleError(error: Error): void {
    this.#finish(error);
  }

  #finish(error: Error | null): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#settle(error, this.#cells);
  }

  handleRowDescription(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}
