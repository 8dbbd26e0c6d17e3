import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files whose length does not show how long they take. Vitest begins with the largest where it knows no times (on a fresh
 * clone): a long one begun last would leave the other workers without work.
 */
const slow = [
  'soak/soak.test.ts',
  'reserves/holds/interleavings.test.ts',
  'callable/fuzz.test.ts',
  'server/worker.test.ts',
  'http/connections/drain.test.ts',
  'testing/permissions/permissions.test.ts',
  'billing/settle-race.test.ts',
  'data-api/golden-sql.test.ts',
  'deploy/backup/wal.test.ts',
  'stripe/pages/browser-stand-in.test.ts',
  'web/done-and-confirm-pages.test.tsx',
];

export default class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    const place = (file: TestSpecification) => {
      const at = slow.findIndex((name) => file.moduleId.endsWith(name));
      // The projects stay one after the other.
      return (
        usual.indexOf(usual.find((other) => other.project === file.project) ?? file) + (at < 0 ? slow.length : at) / 100
      );
    };
    return usual.toSorted((one, other) => place(one) - place(other));
  }
}
