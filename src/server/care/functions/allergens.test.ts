import { describe, expect, it } from 'vitest';
import { testApp } from '../../testing/app.ts';

const app = await testApp();
const honbu = await app.tokenOf('demo-honbu', 'staff');
const fresh = { id: null, version: null, name: 'ヘーゼルナッツ', adaptation_date: '2027-04-01', display_order: 30 };
const save = (input: object, token = honbu) => app.call('headquartersSaveAllergen', input as never, token);

describe('an item of the list of allergens', () => {
  it('is added once, ends on a day, and keeps its name', async () => {
    const made = await save(fresh);
    expect(made).toMatchObject({ status: 'OK' });
    const { id } = made as { id: number };
    expect(await save(fresh)).toMatchObject({ type: 'input_error', fields: ['name'] });
    expect(await save({ ...fresh, name: '別', end_date: '2027-03-31' })).toMatchObject({ fields: ['end_date'] });
    const ended = { ...fresh, id, version: 1, name: '別の名前', end_date: '2028-03-31' };
    expect(await save(ended)).toMatchObject({ status: 'OK', id });
    expect(await save(ended)).toMatchObject({ type: 'changed_meanwhile' });
    const { rows } = await app.pool.query('select name, end_date::text from allergens where id = $1', [id]);
    expect(rows).toEqual([{ name: 'ヘーゼルナッツ', end_date: '2028-03-31' }]);
    const { rows: logged } = await app.pool.query(
      "select action from audit_logs where table_name = 'allergens' and record_id = $1",
      [id],
    );
    expect(logged).toHaveLength(2);
  });
});
