import pg from 'pg';

export interface FlightStatement {
  text: string;
  values: readonly unknown[];
  /** Prepared under this name once per connection; null: parsed each time. */
  name: string | null;
}

/** node-postgres' connection, as a submitted query meets it (its published types ask for a second argument). */
interface Wire {
  readonly stream: { cork(): void; uncork(): void };
  parse(message: { text: string; name: string | undefined }): void;
  bind(message: { statement: string | undefined; values: readonly unknown[]; valueMapper: ValueMapper }): void;
  describe(message: { type: 'P' }): void;
  execute(message: Record<string, never>): void;
  close(message: { type: 'S'; name: string }): void;
  sync(): void;
}
type ValueMapper = (value: unknown) => unknown;

const { prepareValue } = (pg as unknown as { utils: { prepareValue: ValueMapper } }).utils;

/** The library's own result: types and rows are read as everywhere else. */
type Rows<Row extends pg.QueryResultRow> = pg.QueryResult<Row> & {
  addFields(fields: readonly unknown[]): void;
  parseRow(fields: readonly (string | null)[]): Row;
  addRow(row: Row): void;
  addCommandComplete(message: unknown): void;
};
const Result = pg.Result as unknown as new () => Rows<never>;

interface Prepared {
  /** After a failed flight nobody knows whether the name was taken. */
  certain: boolean;
  /** What its rows look like; a prepared statement's never change. */
  fields: readonly unknown[] | null;
}
const preparedOn = new WeakMap<Wire, Map<string, Prepared>>();

/**
 * Statements that leave together and are answered together, so that each side is woken once and not once a statement:
 * begin with the first one of a transaction, the last one with commit. If one fails PostgreSQL skips the rest. Answers
 * the rows of one of them. A node-postgres "submittable", like the data API's RoundTrip.
 */
export class Flight<Row extends pg.QueryResultRow> {
  readonly #statements: readonly FlightStatement[];
  readonly #answering: FlightStatement;
  readonly #settle: (error: unknown, result: pg.QueryResult<Row>) => void;
  readonly #result = new Result() as unknown as Rows<Row>;
  readonly #parsed: Prepared[] = [];
  #described: Prepared | null = null;
  #completed = 0;
  #failure: unknown = null;

  constructor(
    statements: readonly FlightStatement[],
    answering: FlightStatement,
    settle: (error: unknown, result: pg.QueryResult<Row>) => void,
  ) {
    this.#statements = statements;
    this.#answering = answering;
    this.#settle = settle;
  }

  submit(connection: pg.Connection): Error | null {
    const wire = connection as unknown as Wire;
    wire.stream.cork();
    try {
      for (const each of this.#statements) this.#send(wire, each, each === this.#answering);
    } catch (error) {
      // A value that cannot be written. What went before is answered first.
      this.#failure = error;
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
    return null;
  }

  #send(wire: Wire, { text, values, name }: FlightStatement, answering: boolean): void {
    const statement = name ?? undefined;
    const prepared = this.#parse(wire, text, name);
    wire.bind({ statement, values, valueMapper: prepareValue });
    if (answering) {
      if (prepared?.fields) this.#result.addFields(prepared.fields);
      else wire.describe({ type: 'P' });
      this.#described = prepared;
    }
    wire.execute({});
  }

  #parse(wire: Wire, text: string, name: string | null): Prepared | null {
    if (name === null) {
      wire.parse({ text, name: undefined });
      return null;
    }
    const all = preparedOn.get(wire) ?? new Map<string, Prepared>();
    preparedOn.set(wire, all);
    const known = all.get(name);
    if (known?.certain) return known;
    // Closing an unknown name is no error.
    if (known) wire.close({ type: 'S', name });
    wire.parse({ text, name });
    const prepared = { certain: false, fields: null };
    all.set(name, prepared);
    this.#parsed.push(prepared);
    return prepared;
  }

  get #isAnswering(): boolean {
    return this.#statements[this.#completed] === this.#answering;
  }

  handleRowDescription(message: { readonly fields: readonly unknown[] }): void {
    this.#result.addFields(message.fields);
    if (this.#described) this.#described.fields = message.fields;
  }

  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void {
    if (this.#isAnswering) this.#result.addRow(this.#result.parseRow(message.fields));
  }

  handleCommandComplete(message: unknown): void {
    if (this.#isAnswering) this.#result.addCommandComplete(message);
    this.#completed += 1;
  }

  handleReadyForQuery(): void {
    if (this.#failure === null) for (const prepared of this.#parsed) prepared.certain = true;
    this.#settle(this.#failure, this.#result);
  }

  handleError(error: Error): void {
    this.#settle(error, this.#result);
  }

  handleEmptyQuery(): void {
    this.#completed += 1;
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

/** Settled once: node-postgres may report a lost connection after an error of the server. */
export function sendFlight<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  statements: readonly FlightStatement[],
  answering: FlightStatement,
): Promise<pg.QueryResult<Row>> {
  return new Promise((resolve, reject) => {
    const settle = (error: unknown, result: pg.QueryResult<Row>) => (error === null ? resolve(result) : reject(error));
    client.query(new Flight<Row>(statements, answering, settle) as unknown as pg.Submittable);
  });
}
