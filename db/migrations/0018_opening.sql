-- What every installation has from its first moment, and whether the company has opened. A database that was filled before
-- this migration keeps its own rows.

insert into areas (id, name, sequence) values
  (1, '北海道・東北', 1), (2, '関東', 2), (3, '中部', 3), (4, '近畿', 4), (5, '中国・四国', 5), (6, '九州・沖縄', 6)
  on conflict do nothing;

insert into prefectures (id, area_id, code, name) values
  (1, 1, '01', '北海道'), (2, 1, '02', '青森県'), (3, 1, '03', '岩手県'), (4, 1, '04', '宮城県'), (5, 1, '05', '秋田県'),
  (6, 1, '06', '山形県'), (7, 1, '07', '福島県'), (8, 2, '08', '茨城県'), (9, 2, '09', '栃木県'), (10, 2, '10', '群馬県'),
  (11, 2, '11', '埼玉県'), (12, 2, '12', '千葉県'), (13, 2, '13', '東京都'), (14, 2, '14', '神奈川県'), (15, 3, '15', '新潟県'),
  (16, 3, '16', '富山県'), (17, 3, '17', '石川県'), (18, 3, '18', '福井県'), (19, 3, '19', '山梨県'), (20, 3, '20', '長野県'),
  (21, 3, '21', '岐阜県'), (22, 3, '22', '静岡県'), (23, 3, '23', '愛知県'), (24, 4, '24', '三重県'), (25, 4, '25', '滋賀県'),
  (26, 4, '26', '京都府'), (27, 4, '27', '大阪府'), (28, 4, '28', '兵庫県'), (29, 4, '29', '奈良県'), (30, 4, '30', '和歌山県'),
  (31, 5, '31', '鳥取県'), (32, 5, '32', '島根県'), (33, 5, '33', '岡山県'), (34, 5, '34', '広島県'), (35, 5, '35', '山口県'),
  (36, 5, '36', '徳島県'), (37, 5, '37', '香川県'), (38, 5, '38', '愛媛県'), (39, 5, '39', '高知県'), (40, 6, '40', '福岡県'),
  (41, 6, '41', '佐賀県'), (42, 6, '42', '長崎県'), (43, 6, '43', '熊本県'), (44, 6, '44', '大分県'), (45, 6, '45', '宮崎県'),
  (46, 6, '46', '鹿児島県'), (47, 6, '47', '沖縄県')
  on conflict do nothing;

-- Limits of reserving, ages and meals as most companies begin with; headquarters put their own from a date.
insert into reserve_settings (adaptation_date, window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes,
    request_lapse_minutes, card_due_minutes, card_due_lead_minutes, retention_days)
  values ('2022-04-01', 60, 15, 60, 60, 60, 60, 1440, 120, 365)
  on conflict do nothing;
insert into age_limits (adaptation_date, minimum_age_months, maximum_school_grade) values ('2022-04-01', 6, 6)
  on conflict do nothing;
insert into meal_hours (adaptation_date, breakfast_start_time, breakfast_end_time, lunch_start_time, lunch_end_time,
    supper_start_time, supper_end_time, minimum_overlap_minutes)
  values ('2022-04-01', '07:00', '09:00', '11:00', '13:00', '17:00', '19:00', 30)
  on conflict do nothing;

insert into inquiry_categories (name, type, sequence)
  select * from (values
    ('ご予約について', 1, 1), ('料金・お支払いについて', 1, 2), ('登録・退会について', 1, 3), ('園でのお預かりについて', 1, 4), ('ご意見・ご要望', 1, 5),
    ('その他', 1, 6), ('フランチャイズ加盟について', 2, 1), ('法人契約・福利厚生について', 2, 2), ('優待・サービスの提携について', 2, 3), ('取材・広報について', 2, 4),
    ('その他', 2, 5)
  ) every (name, type, sequence) where not exists (select from inquiry_categories);

-- By @holiday-jp/holiday_jp; the job addHolidays goes on from there.
insert into holidays (date, name) values
  ('2022-01-01', '元日'), ('2022-01-10', '成人の日'), ('2022-02-11', '建国記念の日'), ('2022-02-23', '天皇誕生日'),
  ('2022-03-21', '春分の日'), ('2022-04-29', '昭和の日'), ('2022-05-03', '憲法記念日'), ('2022-05-04', 'みどりの日'),
  ('2022-05-05', 'こどもの日'), ('2022-07-18', '海の日'), ('2022-08-11', '山の日'), ('2022-09-19', '敬老の日'),
  ('2022-09-23', '秋分の日'), ('2022-10-10', 'スポーツの日'), ('2022-11-03', '文化の日'), ('2022-11-23', '勤労感謝の日'),
  ('2023-01-01', '元日'), ('2023-01-02', '元日 振替休日'), ('2023-01-09', '成人の日'), ('2023-02-11', '建国記念の日'),
  ('2023-02-23', '天皇誕生日'), ('2023-03-21', '春分の日'), ('2023-04-29', '昭和の日'), ('2023-05-03', '憲法記念日'),
  ('2023-05-04', 'みどりの日'), ('2023-05-05', 'こどもの日'), ('2023-07-17', '海の日'), ('2023-08-11', '山の日'),
  ('2023-09-18', '敬老の日'), ('2023-09-23', '秋分の日'), ('2023-10-09', 'スポーツの日'), ('2023-11-03', '文化の日'),
  ('2023-11-23', '勤労感謝の日'), ('2024-01-01', '元日'), ('2024-01-08', '成人の日'), ('2024-02-11', '建国記念の日'),
  ('2024-02-12', '建国記念の日 振替休日'), ('2024-02-23', '天皇誕生日'), ('2024-03-20', '春分の日'), ('2024-04-29', '昭和の日'),
  ('2024-05-03', '憲法記念日'), ('2024-05-04', 'みどりの日'), ('2024-05-05', 'こどもの日'), ('2024-05-06', 'こどもの日 振替休日'),
  ('2024-07-15', '海の日'), ('2024-08-11', '山の日'), ('2024-08-12', '山の日 振替休日'), ('2024-09-16', '敬老の日'),
  ('2024-09-22', '秋分の日'), ('2024-09-23', '秋分の日 振替休日'), ('2024-10-14', 'スポーツの日'), ('2024-11-03', '文化の日'),
  ('2024-11-04', '文化の日 振替休日'), ('2024-11-23', '勤労感謝の日'), ('2025-01-01', '元日'), ('2025-01-13', '成人の日'),
  ('2025-02-11', '建国記念の日'), ('2025-02-23', '天皇誕生日'), ('2025-02-24', '天皇誕生日 振替休日'), ('2025-03-20', '春分の日'),
  ('2025-04-29', '昭和の日'), ('2025-05-03', '憲法記念日'), ('2025-05-04', 'みどりの日'), ('2025-05-05', 'こどもの日'),
  ('2025-05-06', 'こどもの日 振替休日'), ('2025-07-21', '海の日'), ('2025-08-11', '山の日'), ('2025-09-15', '敬老の日'),
  ('2025-09-23', '秋分の日'), ('2025-10-13', 'スポーツの日'), ('2025-11-03', '文化の日'), ('2025-11-23', '勤労感謝の日'),
  ('2025-11-24', '勤労感謝の日 振替休日'), ('2026-01-01', '元日'), ('2026-01-12', '成人の日'), ('2026-02-11', '建国記念の日'),
  ('2026-02-23', '天皇誕生日'), ('2026-03-20', '春分の日'), ('2026-04-29', '昭和の日'), ('2026-05-03', '憲法記念日'),
  ('2026-05-04', 'みどりの日'), ('2026-05-05', 'こどもの日'), ('2026-05-06', 'こどもの日 振替休日'), ('2026-07-20', '海の日'),
  ('2026-08-11', '山の日'), ('2026-09-21', '敬老の日'), ('2026-09-22', '休日'), ('2026-09-23', '秋分の日'),
  ('2026-10-12', 'スポーツの日'), ('2026-11-03', '文化の日'), ('2026-11-23', '勤労感謝の日'), ('2027-01-01', '元日'),
  ('2027-01-11', '成人の日'), ('2027-02-11', '建国記念の日'), ('2027-02-23', '天皇誕生日'), ('2027-03-21', '春分の日'),
  ('2027-03-22', '春分の日 振替休日'), ('2027-04-29', '昭和の日'), ('2027-05-03', '憲法記念日'), ('2027-05-04', 'みどりの日'),
  ('2027-05-05', 'こどもの日'), ('2027-07-19', '海の日'), ('2027-08-11', '山の日'), ('2027-09-20', '敬老の日'),
  ('2027-09-23', '秋分の日'), ('2027-10-11', 'スポーツの日'), ('2027-11-03', '文化の日'), ('2027-11-23', '勤労感謝の日'),
  ('2028-01-01', '元日'), ('2028-01-10', '成人の日'), ('2028-02-11', '建国記念の日'), ('2028-02-23', '天皇誕生日'),
  ('2028-03-20', '春分の日'), ('2028-04-29', '昭和の日'), ('2028-05-03', '憲法記念日'), ('2028-05-04', 'みどりの日'),
  ('2028-05-05', 'こどもの日'), ('2028-07-17', '海の日'), ('2028-08-11', '山の日'), ('2028-09-18', '敬老の日'),
  ('2028-09-22', '秋分の日'), ('2028-10-09', 'スポーツの日'), ('2028-11-03', '文化の日'), ('2028-11-23', '勤労感謝の日')
  on conflict do nothing;

create table site_states (
  id integer primary key default 1 check (id = 1),
  open_flag boolean not null default false,
  opened_at timestamptz,
  opened_account_id integer references accounts,
  mail_tested_at timestamptz,
  version integer not null default 1,
  constraint opened_once check (open_flag = (opened_at is not null))
);
create index on site_states (opened_account_id);
create trigger next_version before update on site_states for each row execute function app.next_version();
create trigger notify_content after update of open_flag on site_states
  for each statement execute function app.notify_content();
comment on table site_states is 'one row: until headquarters open the company the site says 開園準備中 and takes no registration';
comment on column site_states.mail_tested_at is 'when our mail server last took a test mail from headquarters';
insert into site_states (open_flag, opened_at)
  select inhabited, case when inhabited then app.now() end
  from (select exists (select from branches where real_store_flag) as inhabited) before;

create table service_checks (
  id integer generated by default as identity primary key,
  service smallint not null unique check (service in (1, 2, 3, 4, 5)),
  ok_flag boolean not null,
  problem text not null default '' check (length(problem) <= 200),
  checked_at timestamptz not null,
  failing_since timestamptz,
  constraint failing_has_its_beginning check (ok_flag = (failing_since is null))
);
comment on table service_checks is 'whether the third parties answered when they were last asked (job checkServices)';
comment on column service_checks.service is '1 Stripe, 2 LINE, 3 mail, 4 Google Calendar, 5 Chatwork';
comment on column service_checks.problem is 'the kind of failure, never a message that could name somebody';

alter table site_states enable row level security;
alter table service_checks enable row level security;
create policy everyone_reads on site_states for select to anonymous, "user", staff using (true);
create policy headquarters_read on service_checks for select to staff using ((select app.is_headquarters()));
grant select (id, open_flag) on site_states to anonymous, "user";
grant select on site_states, service_checks to staff;

-- Pages of meals are kept like the others.
create or replace trigger notify_content after insert or update or delete on meal_hours
  for each statement execute function app.notify_content();

-- The overview gathers each of its figures from those rows alone that still wait for somebody.
create index reserves_present on reserves (reserve_date) where childcare_status = 2;
create index childcares_unsettled on childcares (branch_id) where status in (1, 3);
create index cancellations_unsettled on reserve_cancellations (reserve_id) where cancel_settlement_status in (1, 3);
