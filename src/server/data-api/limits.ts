/** Every request is bounded in size, depth and time; a free query of the demo meets the same bounds. */
export interface DataApiLimits {
  /** The whole HTTP body. */
  readonly bodyBytes: number;
  readonly documentTokens: number;
  readonly variablesBytes: number;
  /** Nesting of selections, of input values in the document, and of variables. */
  readonly depth: number;
  /** Fields after fragments are expanded. */
  readonly fields: number;
  /** Conditions of all filters and terms of all orders of one statement; each relation among them is a subquery. */
  readonly conditions: number;
  readonly statementTimeoutMs: number;
}

export const DEFAULT_LIMITS: DataApiLimits = {
  bodyBytes: 128 * 1024,
  documentTokens: 4_000,
  variablesBytes: 64 * 1024,
  depth: 12,
  fields: 1_000,
  conditions: 250,
  statementTimeoutMs: 5_000,
};
