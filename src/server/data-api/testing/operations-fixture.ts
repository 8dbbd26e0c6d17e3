import type pg from 'pg';
import { bookByHand } from '../../../../db/testing/by-hand.ts';

/** Monday 16 November 2026, 10:00 in Tokyo. */
export const NOW = new Date('2026-11-16T01:00:00Z');

/**
 * Two families and a handful of branches, small enough to know every row by heart. Everything that belongs to the
 * first family carries 甲, everything of the second 乙, so that a leak is seen in any answer.
 */
const WORLD_SQL = `
delete from prefectures; delete from areas; delete from reserve_settings; delete from age_limits; delete from meal_hours;
delete from inquiry_categories; delete from holidays;
insert into areas (id, name, sequence) values (1, '関東', 1);
insert into prefectures (id, area_id, code, name) values (13, 1, '13', '東京都'), (14, 1, '14', '神奈川県'), (11, 1, '11', '埼玉県');
insert into branches (id, name, path_name, prefecture_id, postal_code, address1, tel, email, open_time, close_time,
  extended_open_time, extended_close_time, open_date, status, real_store_flag, capacity) values
  (1, '本部', 'headquarters', 13, '1000001', '千代田', '0312345678', 'hq@example.jp', '8:00', '19:00', '7:00', '21:00', '2020-01-01', 1, false, 0),
  (2, '横浜', 'yokohama', 14, '2200001', '横浜市', '0451234567', 'yokohama@example.jp', '8:00', '19:00', '7:00', '21:00', '2021-01-01', 1, true, 10),
  (3, '渋谷', 'shibuya', 13, '1500001', '渋谷区', '0312345670', 'shibuya@example.jp', '8:00', '19:00', '7:00', '21:00', '2026-11-01', 1, true, 10),
  (4, '準備中', 'preparing', 13, '1500002', '新宿区', '0312345671', 'preparing@example.jp', '8:00', '19:00', '7:00', '21:00', '2027-01-01', 2, true, 10),
  (5, '閉店', 'closed', 11, '3300001', '大宮', '0481234567', 'closed@example.jp', '8:00', '19:00', '7:00', '21:00', '2021-01-01', 3, true, 10);
insert into plan_types (id, name, customer_type, charge_flag, stripe_price_id, monthly_amount, sequence, adaptation_date) values
  (1, 'プレミアム', 1, true, 'price_premium', 3300, 3, '2020-01-01'), (2, 'ライト', 1, false, null, 0, 1, '2020-01-01'),
  (3, 'スタンダード', 1, true, 'price_standard', 1100, 2, '2020-01-01'), (4, '法人', 2, false, null, 0, 1, '2020-01-01');
insert into plan_type_summaries (plan_type_id, content, sequence) values (2, '二行目', 2), (2, '一行目', 1);
insert into reserve_settings (adaptation_date, window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes,
  request_lapse_minutes, card_due_minutes, card_due_lead_minutes, retention_days) values ('2020-01-01', 60, 15, 60, 60, 60, 60, 1440, 120, 365);
insert into cancellation_policies (adaptation_date, free_until_days_before, free_until_time, grace_minutes, grace_lead_minutes,
  late_percent, last_minutes, last_percent, no_show_percent) values ('2020-01-01', 1, '18:00', 15, 120, 50, 120, 80, 100);
insert into reservable_managements (branch_id, date, status, remarks) values (2, '2026-11-16', '△', '要相談'), (2, '2026-11-17', '×', '貸切');
insert into customers (id, uid, name, name_kana, gender, tel, email, default_branch_id, plan_type_id, registration_status, status,
  date_of_birth, postal_code, prefecture_id, address1, address2, social_media_upload, stripe_customer_id, stripe_payment_method_id,
  stripe_subscription_id, subscription_last_paid_date) values
  (1, 'uid-a', '甲野花子', 'コウノハナコ', 2, '09011112222', 'a@example.jp', 2, 1, 1, 1, '1990-01-01', '1500001', 13, '甲町', '1', 1, 'cus_甲', 'pm_甲', 'sub_甲', '2026-11-01'),
  (2, 'uid-b', '乙山太郎', 'オツヤマタロウ', 1, '09033334444', 'b@example.jp', 2, 2, 1, 1, '1991-01-01', '1500001', 13, '乙町', '1', 3, 'cus_乙', 'pm_乙', null, null),
  (3, 'uid-c', '丙川夏子', 'ヘイカワナツコ', 2, '09055556666', 'c@example.jp', 3, 2, 2, 1, null, null, null, null, null, null, 'cus_丙', 'pm_丙', null, null);
insert into children (id, customer_id, name, gender, date_of_birth, customer_remarks, staff_remarks, disable) values
  (1, 1, '甲野一', 1, '2024-05-05', '卵アレルギー甲', '職員メモ', false), (2, 1, '甲野二', 2, '2021-03-03', '', '', false),
  (3, 1, '甲野三', 2, '2020-03-03', '', '', true), (4, 2, '乙山一', 1, '2023-01-01', '', '', false);
insert into temporary_customer_informations (uid, stripe_customer_id) values ('uid-a', 'cus_仮甲'), ('uid-b', 'cus_仮乙');
insert into reserves (id, branch_id, customer_id, start_datetime, end_datetime, approval_status, childcare_status, cancel_flag,
  current_day_flag, holiday_flag, reserve_amount, remarks, created_at) values
  (1, 2, 1, '2026-11-20T09:00+09', '2026-11-20T12:00+09', 3, 1, false, false, false, 3300, '甲の予約1', '2026-11-01T00:00Z'),
  (2, 3, 1, '2026-11-18T09:00+09', '2026-11-18T12:00+09', 1, 1, false, false, false, 3300, '甲の予約2', '2026-11-02T00:00Z'),
  (3, 2, 1, '2026-11-17T09:00+09', '2026-11-17T12:00+09', 2, 1, false, false, false, 3300, '甲の予約3', '2026-11-03T00:00Z'),
  (4, 2, 1, '2026-11-19T09:00+09', '2026-11-19T12:00+09', 1, 1, true, false, false, 3300, '甲の取消', '2026-11-04T00:00Z'),
  (5, 2, 1, '2026-11-16T10:30+09', '2026-11-16T12:00+09', 1, 1, false, false, false, 1650, '甲の本日', '2026-11-05T00:00Z'),
  (6, 2, 1, '2026-11-02T09:00+09', '2026-11-02T12:00+09', 1, 3, false, false, false, 3300, '甲の過去1', '2026-10-01T00:00Z'),
  (7, 2, 1, '2026-11-03T09:00+09', '2026-11-03T12:00+09', 1, 3, false, false, true, 3300, '甲の過去2', '2026-10-01T00:00Z'),
  (8, 2, 1, '2026-11-21T09:00+09', '2026-11-21T12:00+09', 4, 1, false, false, false, 3300, '甲の却下', '2026-11-04T00:00Z'),
  (9, 2, 1, '2026-11-04T09:00+09', '2026-11-04T12:00+09', 1, 3, false, false, false, 3300, '甲の過去3', '2026-10-01T00:00Z');
insert into reserve_details (reserve_id, child_id, zero_year_old_flag, schoolchild_flag) values
  (1, 1, false, false), (1, 2, false, false), (2, 1, false, false), (3, 2, false, false), (5, 1, false, false), (6, 1, false, false);
insert into childcares (id, reserve_id, branch_id, customer_id, start_datetime, end_datetime, status, childcare_amount, total_amount) values
  (1, 6, 2, 1, '2026-11-02T09:00+09', '2026-11-02T12:00+09', 2, 3300, 3300),
  (2, 7, 2, 1, '2026-11-03T09:00+09', '2026-11-03T12:00+09', 2, 3300, 3300),
  (3, 9, 2, 1, '2026-11-04T09:00+09', '2026-11-04T12:00+09', 1, 3300, 3300);
insert into payments (id, customer_id, branch_id, amount, payment_datetime, payment_method, payment_type, remarks)
  select number, 1, 2, number * 100, '2026-10-01T00:00Z'::timestamptz + number * interval '1 day', 1, 1, '甲の支払' || number
  from generate_series(1, 7) number;
insert into notifications (customer_id, kind, deduplication_key, title, content, created_at)
  select 1, 'reserve_confirmed', 'key' || number, '甲へのお知らせ' || number, '', '2026-11-01T00:00Z'::timestamptz + number * interval '1 hour'
  from generate_series(1, 6) number;
insert into benefit_categories (id, name, sequence) values (1, 'レジャー', 2), (2, 'グルメ', 1);
insert into benefits (id, benefit_category_id, title, benefit_details, pick_up_flag, publication_start_date, publication_flag)
  select number, 1 + number % 2, '特典' || number, '', number <> 3, '2026-10-01'::date + number, number <> 8 from generate_series(1, 8) number;
insert into benefit_service_prefectures (benefit_id, prefecture_id) values (1, 14), (1, 13), (2, 14);
insert into qanda_categories (id, name, sequence) values (1, '料金', 2), (2, '予約', 1);
insert into qandas (qanda_category_id, question, answer, sequence) values (2, '後', 'A', 2), (2, '先', 'A', 1), (1, '料金は', 'A', 1);
insert into inquiry_categories (id, name, type, sequence) values (1, 'その他', 1, 2), (2, 'ご予約', 1, 1), (3, '加盟', 2, 2), (4, '取材', 2, 1);
insert into staff_recruitments (id, occupation, job_description, employment_conditions, employment_treatment, sequence, publication_flag)
  values (1, '保育士', '', '', '', 2, true), (2, '看護師', '', '', '', 1, true), (3, '非公開', '', '', '', 3, false);
insert into staff_recruitments_branches (staff_recruitment_id, branch_id) values (1, 3), (1, 2), (2, 2);
insert into unit_prices (adaptation_date, childcare, after_business, current_day, holiday, meal_support, zero_year_old)
  values ('2020-01-01', 1000, 300, 500, 200, 500, 200), ('2026-04-01', 1100, 300, 500, 200, 500, 200), ('2027-01-01', 1200, 300, 500, 200, 500, 200);
insert into ticket_prices (id, name, number, price, valid_days, adaptation_date) values
  (1, '20枚', 20, 20000, 180, '2020-01-01'), (2, '10枚', 10, 10500, 180, '2020-01-01'), (3, '10枚', 10, 11000, 180, '2027-01-01');
insert into tickets (customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime) values
  (1, 2, 10, 4, '2026-10-01', '2027-03-29', now()), (1, 2, 10, 3, '2026-01-01', '2026-06-29', now()),
  (2, 1, 20, 20, '2026-10-01', '2027-03-29', now());
insert into holidays (date, name) values ('2026-11-03', '文化の日'), ('2026-11-23', '勤労感謝の日');
insert into magazine_categories (id, name, sequence) values (1, '社長ブログ', 1);
insert into magazine_items (id, magazine_category_id, title, content, publication_datetime, publication_flag)
  select number, 1, '記事' || number, '本文', '2026-10-01T00:00Z'::timestamptz + number * interval '1 day', number <> 5
  from generate_series(1, 6) number;
insert into branch_informations (branch_id, information_content) values (2, '駅から3分');
insert into branch_images (branch_id, image_path, alternative_text, width, height, sequence) values (2, '/b.webp', '二枚目', 800, 600, 2), (2, '/a.webp', '一枚目', 640, 360, 1);
insert into branch_notices (branch_id, title, content, publication_date) values
  (2, '古い', '', '2026-10-01'), (2, '新しい', '', '2026-11-01'), (2, '明日から', '', '2026-11-17');
select setval(pg_get_serial_sequence('children', 'id'), 100);`;

export async function createOperationsFixture(pool: pg.Pool): Promise<void> {
  await bookByHand(pool, WORLD_SQL);
}
