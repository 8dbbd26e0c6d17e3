import { implement, Refusal } from '../../callable/context.ts';
import { addRow, editRow } from '../../edit-row.ts';
import { prefectureExists } from '../store/certificates/benefits.ts';
import { insertMunicipality, isMunicipalityOfOther, updateMunicipality } from '../store/certificates/municipalities.ts';

/** Ours: which paper a municipality wants, from a day on. */
export const headquartersSaveMunicipality = implement(
  'headquartersSaveMunicipality',
  async ({ account, clock, database }, { id, version, ...row }, acting) => {
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'municipality_layouts',
    } as const;
    const taken = () => new Refusal('municipality_taken', { fields: ['adaptation_date'] });
    const saved = await database.transaction(clock.now(), async (tx) => {
      if (!(await prefectureExists(tx, row.prefecture_id)))
        throw new Refusal('not_found', { fields: ['prefecture_id'] });
      if (id === null || version === null) {
        return addRow(tx, change, async () => {
          const made = await insertMunicipality(tx, row);
          if (made === null) throw taken();
          return made;
        });
      }
      return editRow(tx, { ...change, record_id: id, version }, async () => {
        if (await isMunicipalityOfOther(tx, id, row)) throw taken();
        await updateMunicipality(tx, id, row);
        return id;
      });
    });
    return { status: 'OK', id: saved };
  },
);
