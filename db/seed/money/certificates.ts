import type pg from 'pg';
import { addDays, type TokyoDate } from '../../../src/domain/time.ts';
import { minatoHiroba } from '../branch-list.ts';
import { insertRows } from '../insert.ts';
import { tokyo } from '../prefectures.ts';

/** みなと広場園 has its 確認, so that its stays count for 無償化; before anything is paid. */
export async function seedConfirmations(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(client, 'branch_certificates', [
    {
      branch_id: minatoHiroba,
      kind: 2,
      start_date: addDays(today, -700),
      end_date: null,
      certificate_number: '確認 第9号',
      issuer: '港区',
    },
  ]);
}

const kyoto = 26;

/** The 認定 of one child, and a municipality that wants another paper. */
export async function seedCertificates(client: pg.Client, today: TokyoDate): Promise<void> {
  await insertRows(client, 'child_benefits', [
    {
      child_id: 1,
      kind: 2,
      certificate_number: '1303-000412',
      prefecture_id: tokyo,
      municipality: '港区',
      start_date: addDays(today, -200),
      end_date: addDays(today, 165),
    },
  ]);
  await insertRows(client, 'other_facility_amounts', [{ child_id: 1, month: `${today.slice(0, 7)}-01`, amount: 6000 }]);
  await insertRows(client, 'municipality_layouts', [
    {
      prefecture_id: kyoto,
      municipality: '京都市',
      adaptation_date: addDays(today, -200),
      layout: 2,
      claim_due_day: 10,
      claim_address: '京都市 子ども若者はぐくみ局',
      claim_note: '原本を添えて請求してください。',
    },
  ]);
}
