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

type StatementState = 'parsed' | 'uncertain';
const statementsOf = new WeakMap<Wire, Map<string, StatementState>>();

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
  readonly #sent: string[] = [];
  #wire: Wire | null = null;
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
    this.#wire = wire;
    wire.stream.cork();
    try {
      for (const statement of this.#statements) this.#send(wire, statement);
    } catch (error) {
      // A value that cannot be written. What went before is answered first.
      this.#failure = error;
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
    return null;
  }

  #send(wire: Wire, statement: FlightStatement): void {
    const name = statement.name ?? undefined;
    const known = statementsOf.get(wire) ?? new Map<string, StatementState>();
    statementsOf.set(wire, known);
    const state = name === undefined ? undefined : known.get(name);
    if (state !== 'parsed') {
      // After a failed flight nobody knows whether the name was taken; closing an unknown name is no error.
      if (name !== undefined && state === 'uncertain') wire.close({ type: 'S', name });
      wire.parse({ text: statement.text, name });
      if (name !== undefined) {
        known.set(name, 'uncertain');
        this.#sent.push(name);
      }
    }
    wire.bind({ statement: name, values: statement.values, valueMapper: prepareValue });
    if (statement === this.#answering) wire.describe({ type: 'P' });
    wire.execute({});
  }

  get #isAnswering(): boolean {
    return this.#statements[this.#completed] === this.#answering;
  }

  handleRowDescription(message: { readonly fields: readonly unknown[] }): void {
    this.#result.addFields(message.fields);
  }

  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void {
    if (this.#isAnswering) this.#result.addRow(this.#result.parseRow(message.fields));
  }

  handleCommandComplete(message: unknown): void {
    if (this.#isAnswering) this.#result.addCommandComplete(message);
    this.#completed += 1;
  }

  handleReadyForQuery(): void {
    if (this.#wire && this.#failure === null) {
      for (const name of this.#sent) statementsOf.get(this.#wire)?.set(name, 'parsed');
    }
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
