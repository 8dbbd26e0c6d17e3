import pg from 'pg';
import { insertRows } from '../../db/seed/insert.ts';
import { light } from '../../db/seed/prices.ts';
import { addMonths, instantOf, minuteOf } from '../../src/domain/time.ts';

export type BusyReserve = { reserve_id: number; child_ids: number[]; names: string[]; kana: string };

const families: readonly (readonly [string, string])[] = [
  ['安藤', 'アンドウ'],
  ['井上', 'イノウエ'],
  ['上田', 'ウエダ'],
  ['遠藤', 'エンドウ'],
  ['大野', 'オオノ'],
  ['加藤', 'カトウ'],
  ['菊地', 'キクチ'],
  ['工藤', 'クドウ'],
  ['小林', 'コバヤシ'],
  ['斎藤', 'サイトウ'],
  ['島田', 'シマダ'],
  ['杉山', 'スギヤマ'],
  ['関', 'セキ'],
  ['高木', 'タカギ'],
  ['千葉', 'チバ'],
  ['土屋', 'ツチヤ'],
  ['中島', 'ナカジマ'],
  ['西村', 'ニシムラ'],
  ['野口', 'ノグチ'],
  ['橋本', 'ハシモト'],
  ['平野', 'ヒラノ'],
  ['藤田', 'フジタ'],
  ['堀', 'ホリ'],
  ['松田', 'マツダ'],
  ['三浦', 'ミウラ'],
  ['村田', 'ムラタ'],
  ['森', 'モリ'],
  ['安田', 'ヤスダ'],
  ['吉田', 'ヨシダ'],
  ['和田', 'ワダ'],
];
const given: readonly (readonly [string, string])[] = [
  ['はる', 'ハル'],
  ['みお', 'ミオ'],
  ['そら', 'ソラ'],
];
const remarks = ['', '', '卵アレルギーがあります。', '', '人見知りします。', '', '', '宿題を持って行きます。'];
const ages = [9, 20, 30, 44, 56, 68, 90];

/** Starts of a full morning, and how long they stay; the seats of the branch are not asked. */
const starts = ['08:00', '08:30', '09:00', '09:15', '09:30', '10:15', '10:30', '11:00', '13:00', '15:00'];

/**
 * So many reserves of as many families for one day, every twentieth with a sibling, written straight into the database: a
 * busy day would take minutes by hand; all begin at `start`, else over the day. No card and no sign-in: such families are only looked at and tapped.
 */
export async function busyDay(
  databaseUrl: string,
  { branch_id, date, count, start: same }: { branch_id: number; date: string; count: number; start?: string },
): Promise<BusyReserve[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    // Two specs may make their day at once; the lock goes with the connection.
    await client.query("select pg_advisory_lock(hashtext('a busy day'))");
    const first = await client.query<{ customer: number; child: number; reserve: number }>(
      `select (select max(id) from customers) + 1000 as customer, (select max(id) from children) + 1000 as child,
         (select max(id) from reserves) + 1000 as reserve`,
    );
    const from = first.rows[0] ?? { customer: 1000, child: 1000, reserve: 1000 };
    let child_id = from.child;
    const made = Array.from({ length: count }, (_, position) => {
      const [family, family_kana] = families[position % families.length] ?? ['森', 'モリ'];
      const siblings = position % 20 === 7 ? 2 : 1;
      const own = Array.from({ length: siblings }, (_each, place) => {
        const [name, kana] = given[(Math.floor(position / families.length) + place) % given.length] ?? ['はる', 'ハル'];
        const id = child_id;
        child_id += 1;
        return {
          id,
          customer_id: from.customer + position,
          name: `${family} ${name}`,
          name_kana: `${family_kana} ${kana}`,
          gender: 1,
          date_of_birth: addMonths(date, -(ages[(position + place) % ages.length] ?? 30)),
          customer_remarks: remarks[position % remarks.length] ?? '',
        };
      });
      return { position, family, family_kana, children: own, reserve_id: from.reserve + position };
    });
    await insertRows(
      client,
      'customers',
      made.map(({ position, family, family_kana }) => ({
        id: from.customer + position,
        uid: `busy-${from.customer + position}`,
        name: `${family} 恵`,
        name_kana: `${family_kana} メグミ`,
        date_of_birth: '1990-04-01',
        postal_code: '1000001',
        prefecture_id: 13,
        address1: '千代田区千代田1-1',
        tel: `0907000${String(1000 + position)}`,
        default_branch_id: branch_id,
        emergency_contact_name: `${family} 修`,
        emergency_contact_tel: '0312345678',
        plan_type_id: light,
        registration_status: 1,
        social_media_upload: (position % 3) + 1,
        status: 1,
      })),
    );
    await insertRows(
      client,
      'children',
      made.flatMap(({ children }) => children),
    );
    await insertRows(
      client,
      'reserves',
      made.map(({ position, reserve_id }) => {
        const start = minuteOf(same ?? starts[position % starts.length] ?? '09:00');
        return {
          id: reserve_id,
          branch_id,
          customer_id: from.customer + position,
          start_datetime: instantOf(date, start),
          end_datetime: instantOf(date, start + 120 + 60 * (position % 3)),
          approval_status: 1,
          lunch_support_flag: position % 2 === 0,
          current_day_flag: false,
          holiday_flag: false,
          reserve_amount: 2200,
          plan_type_id: light,
        };
      }),
    );
    await insertRows(
      client,
      'reserve_details',
      made.flatMap(({ position, reserve_id, children }) =>
        children.map(({ id, date_of_birth }) => ({
          reserve_id,
          child_id: id,
          date_of_birth,
          zero_year_old_flag: false,
          schoolchild_flag: false,
          lunch_support_flag: position % 2 === 0,
        })),
      ),
    );
    return made.map(({ reserve_id, children, family_kana }) => ({
      reserve_id,
      child_ids: children.map(({ id }) => id),
      names: children.map(({ name }) => name),
      kana: family_kana,
    }));
  } finally {
    await client.end();
  }
}

/** A card at the payment provider for each of these families: their stays are charged to it. */
export async function giveCards(
  demo: { databaseUrl: string; emulators: { stripe: string } },
  reserves: readonly BusyReserve[],
): Promise<void> {
  const client = new pg.Client(demo.databaseUrl);
  await client.connect();
  try {
    for (const { reserve_id } of reserves) {
      const card = 'pm_card_visa';
      const answer = await fetch(`${demo.emulators.stripe}/v1/customers`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_imahoiku' },
        body: new URLSearchParams({ payment_method: card, 'invoice_settings[default_payment_method]': card }),
      });
      const made = (await answer.json()) as { id: string; invoice_settings: { default_payment_method: string } };
      await client.query(
        `update customers set stripe_customer_id = $2, stripe_payment_method_id = $3
         where id = (select customer_id from reserves where id = $1)`,
        [reserve_id, made.id, made.invoice_settings.default_payment_method],
      );
    }
  } finally {
    await client.end();
  }
}
