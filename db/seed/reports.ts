import type pg from 'pg';
import { addDays, instantOf, type TokyoDate } from '../../src/domain/time.ts';
import { kohokuHidamari, minatoHiroba, musashinoMidori } from './branch-list.ts';

/** Every day before today is closed but the last one of 港北ひだまり園; money that did not come in is explained, as the close wants it. */
export async function closeEarlierDays(client: pg.Client): Promise<void> {
  await client.query(
    `insert into branch_day_closes (branch_id, date, account_id, numbers, open_items, no_incident_flag, created_at)
     select d.branch_id, d.date,
       coalesce((select a.id from accounts a where a.branch_id = d.branch_id and not a.disable order by a.id limit 1), 1),
       (select to_jsonb(n) - 'branch_id' - 'date' from view_branch_day_numbers n
        where n.branch_id = d.branch_id and n.date = d.date),
       (select coalesce(jsonb_agg(jsonb_build_object('kind', o.kind, 'reserve_id', o.reserve_id,
          'explanation', 'カードの確認をお客様にお願いしています') order by o.reserve_id), '[]')
        from view_open_items o where o.branch_id = d.branch_id and o.date = d.date),
       true, (d.date + time '19:00') at time zone 'Asia/Tokyo'
     from branch_days_to_close d where d.date < app.tokyo_today() and (d.branch_id, d.date) not in (
       select branch_id, max(date) from view_unclosed_days where branch_id = $1 group by branch_id)
     order by d.date, d.branch_id`,
    [kohokuHidamari],
  );
}

export const dailyReports = (today: TokyoDate) => [
  {
    branch_id: minatoHiroba,
    date: addDays(today, -1),
    account_id: 3,
    created_at: instantOf(addDays(today, -1), 18 * 60 + 20),
    notes: '午前は広場で落ち葉集め。午後は雨のため室内で過ごしました。けが、体調不良はありません。',
  },
  {
    branch_id: minatoHiroba,
    date: addDays(today, -2),
    account_id: 2,
    created_at: instantOf(addDays(today, -2), 18 * 60 + 5),
    notes: '朝の受け入れが重なり、玄関で2組をお待たせしました。明日から早番を1名増やします。',
  },
  {
    branch_id: musashinoMidori,
    date: addDays(today, -1),
    account_id: 5,
    created_at: instantOf(addDays(today, -1), 18 * 60 + 40),
    notes: '公園の散歩は別の園と時間をずらして出発。人数確認は計7回、すべて一致。',
  },
];
