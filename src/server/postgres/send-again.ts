import pg from 'pg';
import { type Statement, type StatementAnswer, sendPipeline } from './pipeline.ts';

/**
 * Codes of a statement that waited while a migration replaced a function or view it had looked up already (an internal
 * error: "cache lookup failed"), or that waited for the migration as the migration for it. It was refused as a whole.
 */
const overtaken = new Set(['XX000', '40P01']);
const wasOvertaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== undefined && overtaken.has(error.code);

/**
 * Statements that form or begin their own transaction, in one round trip; retried once if a release under way
 * overtook them, since nothing was committed and no caller has seen an answer.
 */
export async function sendWhole(
  client: pg.ClientBase,
  statements: readonly Statement[],
): Promise<readonly StatementAnswer[]> {
  try {
    return await sendPipeline(client, statements);
  } catch (error) {
    if (!wasOvertaken(error)) throw error;
    // Where a `begin` stood among them the transaction is still open, and failed.
    await client.query('rollback');
    return sendPipeline(client, statements);
  }
}
