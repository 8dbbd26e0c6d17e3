import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { brokenBooks } from './book-questions.ts';

export async function bookChecks(app: Pick<TestApp, 'pool'>): Promise<void> {
  expect(await brokenBooks(app.pool)).toEqual([]);
}
