import type pg from 'pg';

/** The closing words of stays that are over; and nobody is told of a coming or leaving that was seeded. */
export async function seedFamilyDays(client: pg.Client): Promise<void> {
  await client.query(
    `insert into day_notes (branch_id, reserve_id, child_id, words, account_id, created_at, updated_at)
     select r.branch_id, d.reserve_id, d.child_id,
       '積み木とお絵かきを楽しみました。お友だちに「どうぞ」と渡す姿が見られました。お迎えのときもにこにこでした。',
       coalesce((select min(a.id) from accounts a where a.branch_id = r.branch_id), 1), d.left_datetime, d.left_datetime
     from reserve_details d join reserves r on r.id = d.reserve_id
     where d.attendance_status = 3 and d.left_datetime - d.arrived_datetime > interval '90 minutes' order by d.id`,
  );
  await client.query(
    `update reserve_details set attendance_tell_at = null, told_arrived_datetime = arrived_datetime,
       told_left_datetime = left_datetime where arrived_datetime is not null`,
  );
}
