import type pg from 'pg';
import { createAppDatabase } from '../create.ts';
import { migrate } from '../migrate.ts';
import { seedDemoData } from '../seed/demo-data.ts';

/** Two templates: `template_empty` (migrated) and `template_demo` (with the demo world of the fixed test day). */
export const TEST_NOW = new Date('2026-11-16T01:00:00Z');

export async function createTemplate(admin: pg.Client, urlOf: (database: string, user?: string) => string) {
  await createAppDatabase(admin, 'template_empty');
  await migrate(urlOf('template_empty', 'imahoiku'));
  await admin.query('create database template_demo owner imahoiku template template_empty');
  await seedDemoData(urlOf('template_demo', 'imahoiku'), TEST_NOW);
}
