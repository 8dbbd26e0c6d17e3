import { customerStatus } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const { account_deleted, disabled, withdrawn } = customerStatus.code;

/** A family as the list of headquarters shows it. */
export interface ListedFamily {
  id: number;
  name: string;
  name_kana: string;
  tel: string;
  email: string | null;
  status: number;
  registration_status: number;
  plan_name: string | null;
  branch_name: string | null;
  child_names: string[];
  stopped_flag: boolean;
  merged_into: number | null;
}

const states = {
  all: `c.status <> ${account_deleted}`,
  stopped: 'c.id in (select s.customer_id from view_stops_in_force s)',
  unpaid: `c.status = ${disabled}`,
  withdrawn: `c.status = ${withdrawn}`,
  deleted: `c.status = ${account_deleted}`,
};

const pageSize = 20;

const ofFamily = 'app.search_text(c.name, c.name_kana)';
const ofChild = 'app.search_text(k.name, k.name_kana)';
/** The index of pairs finds the candidates, `like` decides. */
const named = (plain: string, literal: string): string[] => [
  `select c.id from customers c
   where app.bigrams(${ofFamily}) @> app.bigrams(${plain}) and ${ofFamily} like '%' || ${literal} || '%'`,
  `select k.customer_id from children k
   where app.bigrams(${ofChild}) @> app.bigrams(${plain}) and ${ofChild} like '%' || ${literal} || '%'`,
];
const byEmail = "select c.id from customers c where lower(c.email::text) like $3 || '%'";
const byNumber = [
  "select c.id from customers c where c.tel like $1 || '%'",
  "select c.id from customers c where reverse(c.tel) like reverse($1) || '%'",
  'select $4::integer',
];

const familiesBy = (ways: readonly string[]): string =>
  `(select distinct f.id from (${ways.join(' union all ')}) f) f join customers c on c.id = f.id`;

interface Search {
  /** What is read, as `c`. */
  from: string;
  values: (string | number)[];
}

function searchOf(typed: string): Search {
  const text = plain(typed);
  const kana = katakana(text);
  if (text === '') return { from: 'customers c', values: [] };
  // A single character has no pair: it begins the kana, or is a customer's number.
  if ([...text].length === 1) {
    const number = /^\d$/.test(text) ? Number(text) : 0;
    const from = "(select * from customers where name_kana like $1 || '%' or id = $2) c";
    return { from, values: [literal(kana), number] };
  }
  const values = [text, literal(text), literal(typed.trim().toLowerCase())];
  const ways = [...named('$1', '$2'), byEmail];
  // A customer's number is typed alone; it is short, a telephone number is not.
  if (/^\d+$/.test(text)) {
    const number = text.length < 10 ? Number(text) : 0;
    return { from: familiesBy([...ways, ...byNumber]), values: [...values, number] };
  }
  if (kana === text) return { from: familiesBy(ways), values };
  return { from: familiesBy([...ways, ...named('$4', '$5')]), values: [...values, kana, literal(kana)] };
}

const columns = `c.id, c.name, c.name_kana, c.tel, c.email, c.status, c.registration_status, p.name as plan_name,
  b.name as branch_name,
  array(select k.name from children k where k.customer_id = c.id and not k.disable order by k.date_of_birth, k.id) as child_names,
  exists (select from view_stops_in_force s where s.customer_id = c.id) as stopped_flag,
  (select m.into_customer_id from customer_merges m where m.from_customer_id = c.id) as merged_into`;

/** As app.search_text writes it, so that both sides are compared alike. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[ \u3000-]/g, '');
const katakana = (text: string): string =>
  text.replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60));
/** A percent sign is a character like any other. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Families of all branches, by name, kana, telephone, mail, child or number. */
export async function findFamilies(
  db: Queryable,
  wish: { text: string; state: keyof typeof states; page: number },
): Promise<{ families: ListedFamily[]; total: number }> {
  const { from, values } = searchOf(wish.text);
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::integer as total from ${from} where ${states[wish.state]}`,
    values,
  );
  const offset = (wish.page - 1) * pageSize;
  const { rows: families } = await db.query<ListedFamily>(
    `select ${columns} from (
       select c.* from ${from} where ${states[wish.state]} order by c.name_kana, c.id
       limit ${pageSize} offset ${offset}) c
     left join plan_types p on p.id = c.plan_type_id left join branches b on b.id = c.default_branch_id
     order by c.name_kana, c.id`,
    values,
  );
  return { families, total: counted[0]?.total ?? 0 };
}
