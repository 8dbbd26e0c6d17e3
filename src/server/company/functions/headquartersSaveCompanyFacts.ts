import { tokyoDateOf } from '../../../domain/time.ts';
import { implement } from '../../callable/context.ts';
import { saveVersion } from '../save-version.ts';
import { insertCompanyFacts, updateCompanyFacts } from '../store/company-facts.ts';

/** Who the company is, from a day on. A second change of one day is one more row, which counts. */
export const headquartersSaveCompanyFacts = implement(
  'headquartersSaveCompanyFacts',
  async ({ clock, database }, input, acting) => {
    const { id: _id, version: _version, ...facts } = input;
    const save = {
      account: acting,
      table_name: 'company_facts',
      kind: null,
      today: tokyoDateOf(clock.now()),
      input,
    } as const;
    const id = await database.transaction(clock.now(), (tx) =>
      saveVersion(tx, save, {
        add: () => insertCompanyFacts(tx, facts),
        edit: (row) => updateCompanyFacts(tx, row, facts),
      }),
    );
    return { status: 'OK', id };
  },
);
