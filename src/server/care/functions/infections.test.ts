import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const honbu = await app.tokenOf('demo-honbu', 'staff');
const manager = await app.tokenOf('demo-minato-manager', 'staff');
const fresh = {
  id: null,
  version: null,
  name: 'とびひ(伝染性膿痂疹)',
  onset_label: '症状が出た日',
  return_words: '傷を覆うことができるとき',
  paper: 2,
  adaptation_date: '2026-12-01',
  display_order: 30,
};
const save = (input: object, token = honbu) => app.call('headquartersSaveInfection', input as never, token);

describe('an illness of the list of infections', () => {
  it('is added once, changes its rule and its last day, and keeps its name', async () => {
    const made = await save(fresh);
    expect(made).toMatchObject({ status: 'OK' });
    const { id } = made as { id: number };
    expect(await save(fresh)).toMatchObject({ type: 'input_error', fields: ['name'] });
    expect(await save({ ...fresh, name: '別', end_date: '2026-11-30' })).toMatchObject({ fields: ['end_date'] });
    expect(await save({ ...fresh, name: '別', eased_days: 2 })).toMatchObject({ fields: ['eased_label'] });
    const changed = { ...fresh, id, version: 1, name: '別の名前', onset_days: 2, paper: 1, end_date: '2027-03-31' };
    expect(await save(changed)).toMatchObject({ status: 'OK', id });
    expect(await save(changed)).toMatchObject({ type: 'changed_meanwhile' });
    const { rows } = await app.pool.query(
      'select name, onset_days, paper, end_date::text from infections where id = $1',
      [id],
    );
    expect(rows).toEqual([{ name: fresh.name, onset_days: 2, paper: 1, end_date: '2027-03-31' }]);
    const { rows: logged } = await app.pool.query(
      "select action from audit_logs where table_name = 'infections' and record_id = $1",
      [id],
    );
    expect(logged).toHaveLength(2);
  });

  it("is headquarters' alone to change", async () => {
    const answer = await app.request('headquartersSaveInfection', { ...fresh, name: '園の病' } as never, manager);
    expect(answer.statusCode).toBe(403);
  });
});
