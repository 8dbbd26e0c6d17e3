import pg from 'pg';

/** One statement of a pipeline. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Prepared under this name once per connection; null: parsed each time. */
  readonly name: string | null;
  /** What of its answer is wanted: all rows as node-postgres reads them, the first column as the text it is, or nothing. */
  readonly answer: 'rows' | 'cells' | 'nothing';
}

export interface StatementAnswer<Row extends pg.QueryResultRow = pg.QueryResultRow> {
  readonly result: pg.QueryResult<Row>;
  readonly cells: readonly string[];
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
type Rows = pg.QueryResult & {
  addFields(fields: readonly unknown[]): void;
  parseRow(fields: readonly (string | null)[]): pg.QueryResultRow;
  addRow(row: pg.QueryResultRow): void;
  addCommandComplete(message: unknown): void;
};
const Result = pg.Result as unknown as new () => Rows;

interface Prepared {
  /** False after a failed pipeline: the name may or may not be taken. */
  certain: boolean;
  /** What its rows look like; a prepared statement's never change. */
  fields: readonly unknown[] | null;
}
const preparedOn = new WeakMap<Wire, Map<string, Prepared>>();
/** Names of our own: node-postgres keeps count of the statements it prepared itself. */
const ownName = (name: string) => `pipeline ${name}`;

/**
 * Statements that leave together and are answered together, in one round trip, so that each side is woken once and not once
 * a statement. PostgreSQL runs everything up to the end (Sync) as one transaction unless a `begin` is in it; if one
 * statement fails it skips the rest. A node-postgres "submittable" (decision 7: why not its public pipelining).
 */
class Pipeline {
  readonly #statements: readonly Statement[];
  readonly #done: (error: unknown, answers: readonly StatementAnswer[]) => void;
  readonly #answers: { result: Rows; cells: string[] }[];
  readonly #parsed: Prepared[] = [];
  /** Which statements were asked to describe their rows, in order. */
  readonly #described: { index: number; prepared: Prepared | null }[] = [];
  #completed = 0;
  #failure: unknown = null;

  constructor(statements: readonly Statement[], done: (error: unknown, answers: readonly StatementAnswer[]) => void) {
    this.#statements = statements;
    this.#done = done;
    this.#answers = statements.map(() => ({ result: new Result(), cells: [] }));
  }

  submit(connection: pg.Connection): Error | null {
    const wire = connection as unknown as Wire;
    wire.stream.cork();
    try {
      this.#statements.forEach((statement, index) => {
        this.#send(wire, statement, index);
      });
    } catch (error) {
      // A value that cannot be written: nothing behind it is sent, a commit least of all.
      this.#failure = error;
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
    return null;
  }

  #send(wire: Wire, { text, values, name, answer }: Statement, index: number): void {
    const prepared = this.#parse(wire, text, name);
    wire.bind({ statement: name === null ? undefined : ownName(name), values, valueMapper: prepareValue });
    if (answer === 'rows') {
      if (prepared?.fields) this.#answers[index]?.result.addFields(prepared.fields);
      else {
        wire.describe({ type: 'P' });
        this.#described.push({ index, prepared });
      }
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
    // Closing an unknown name is no error. A name may occur twice in one pipeline: then it is parsed twice.
    if (known) wire.close({ type: 'S', name: ownName(name) });
    wire.parse({ text, name: ownName(name) });
    const prepared = { certain: false, fields: null };
    all.set(name, prepared);
    this.#parsed.push(prepared);
    return prepared;
  }

  handleRowDescription(message: { readonly fields: readonly unknown[] }): void {
    const asked = this.#described.shift();
    if (asked === undefined) return;
    this.#answers[asked.index]?.result.addFields(message.fields);
    if (asked.prepared) asked.prepared.fields = message.fields;
  }

  /** A statement without rows (an insert without returning) answers its description with NoData, which pg does not report here. */
  #forgetDescription(): void {
    if (this.#described[0]?.index === this.#completed) this.#described.shift();
  }

  handleDataRow(message: { readonly fields: readonly (string | null)[] }): void {
    const wanted = this.#statements[this.#completed]?.answer;
    const answer = this.#answers[this.#completed];
    if (answer === undefined || wanted === 'nothing') return;
    if (wanted === 'cells') answer.cells.push(message.fields[0] ?? 'null');
    else answer.result.addRow(answer.result.parseRow(message.fields));
  }

  handleCommandComplete(message: unknown): void {
    if (this.#statements[this.#completed]?.answer === 'rows') {
      this.#answers[this.#completed]?.result.addCommandComplete(message);
    }
    this.#forgetDescription();
    this.#completed += 1;
  }

  handleReadyForQuery(): void {
    if (this.#failure === null) for (const prepared of this.#parsed) prepared.certain = true;
    this.#done(this.#failure, this.#answers);
  }

  handleError(error: Error): void {
    this.#done(error, this.#answers);
  }

  handleEmptyQuery(): void {
    this.#completed += 1;
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

/** One round trip; node-postgres may report a lost connection after an error of the server, which a promise forgets. */
export function sendPipeline(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<readonly StatementAnswer[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Pipeline(statements, (error, answers) =>
        error === null ? resolve(answers) : reject(error),
      ) as unknown as pg.Submittable,
    );
  });
}
