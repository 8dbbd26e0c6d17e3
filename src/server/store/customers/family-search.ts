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

const ofFamily = 'app.search_text(c.name, c.name_kana, c.tel, c.email::text)';
const ofChild = 'app.search_text(k.name, k.name_kana)';
/** The index of pairs finds the candidates, `like` decides; a single character has no pair and must begin the kana. */
const found = {
  none: 'true',
  one: "c.name_kana like $1 || '%' or c.name_kana like $2 || '%'",
  many: `c.id in (
    select c.id from customers c where app.bigrams(${ofFamily}) @> app.bigrams($1) and ${ofFamily} like '%' || $3 || '%'
    union all
    select c.id from customers c where app.bigrams(${ofFamily}) @> app.bigrams($2) and ${ofFamily} like '%' || $4 || '%'
    union all
    select k.customer_id from children k where app.bigrams(${ofChild}) @> app.bigrams($1) and ${ofChild} like '%' || $3 || '%'
    union all
    select k.customer_id from children k where app.bigrams(${ofChild}) @> app.bigrams($2) and ${ofChild} like '%' || $4 || '%')`,
};

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
  const text = plain(wish.text);
  const kind = text === '' ? 'none' : [...text].length === 1 ? 'one' : 'many';
  const forms = [text, katakana(text)];
  const needles = { none: [], one: forms.map(literal), many: [...forms, ...forms.map(literal)] }[kind];
  // A customer's number is typed alone; it is short, a telephone number is not.
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const condition = `(${states[wish.state]}) and (${kind === 'none' ? found.none : `c.id = ${number} or ${found[kind]}`})`;
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::integer as total from customers c where ${condition}`,
    needles,
  );
  const offset = (wish.page - 1) * pageSize;
  const { rows: families } = await db.query<ListedFamily>(
    `select ${columns} from (
       select c.* from customers c where ${condition} order by c.name_kana, c.id
       limit ${pageSize} offset ${offset}) c
     left join plan_types p on p.id = c.plan_type_id left join branches b on b.id = c.default_branch_id
     order by c.name_kana, c.id`,
    needles,
  );
  return { families, total: counted[0]?.total ?? 0 };
}
