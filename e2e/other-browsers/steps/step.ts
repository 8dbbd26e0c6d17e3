import type { TestDemo } from '../../fixtures/test-demo.ts';
import type { Person } from '../person.ts';

/** One thing a parent or a member of staff does, and what they see then; a step may need those before it. */
export type Step = { name: string; run(person: Person, demo: TestDemo): Promise<void> };
