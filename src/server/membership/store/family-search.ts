import { customerStatus } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';
import { familiesBy, familiesByChild, waysToFind } from './search-ways.ts';

const { accountDeleted, disabled, withdrawn } = customerStatus.code;

/** A family as the list of headquarters shows it. */
interface ListedFamily {
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
  all: `c.status <> ${accountDeleted}`,
  stopped: 'c.id in (select s.customer_id from view_stops_in_force s)',
  unpaid: `c.status = ${disabled}`,
  withdrawn: `c.status = ${withdrawn}`,
  deleted: `c.status = ${accountDeleted}`,
};

const pageSize = 20;

/** Families whom every word finds; an address is typed whole. */
function searchOf(typed: string): { from: string; values: unknown[] } {
  if (typed.trim() === '') return { from: 'customers c', values: [] };
  const { words, address, values } = waysToFind(typed);
  const found = words.map((ways) => `(${[...familiesBy(ways), ...familiesByChild(ways)].join(' union all ')})`);
  const ids = [found.map((word) => `select * from ${word} w`).join(' intersect '), address].filter(
    (part) => part !== '',
  );
  if (ids.length === 0) return { from: '(select * from customers where false) c', values };
  const union = ids.map((part) => `(${part})`).join(' union all ');
  return { from: `(select distinct f.id from (${union}) f) f join customers c on c.id = f.id`, values };
}

const columns = `c.id, c.name, c.name_kana, c.tel, c.email, c.status, c.registration_status, p.name as plan_name,
  b.name as branch_name,
  array(select k.name from children k where k.customer_id = c.id and not k.disable order by k.date_of_birth, k.id) as child_names,
  exists (select from view_stops_in_force s where s.customer_id = c.id) as stopped_flag,
  (select m.into_customer_id from customer_merges m where m.from_customer_id = c.id) as merged_into`;

/** Families of all branches, by name, kana, telephone, mail, child or number. */
export async function findFamilies(
  db: Queryable,
  input: { text: string; state: keyof typeof states; page: number },
): Promise<{ families: ListedFamily[]; total: number }> {
  const { from, values } = searchOf(input.text);
  const { rows: counted } = await db.query<{ total: number }>(
    `select count(*)::integer as total from ${from} where ${states[input.state]}`,
    values,
  );
  const offset = (input.page - 1) * pageSize;
  const { rows: families } = await db.query<ListedFamily>(
    `select ${columns} from (
       select c.* from ${from} where ${states[input.state]} order by c.name_kana, c.id
       limit ${pageSize} offset ${offset}) c
     left join plan_types p on p.id = c.plan_type_id left join branches b on b.id = c.default_branch_id
     order by c.name_kana, c.id`,
    values,
  );
  return { families, total: counted[0]?.total ?? 0 };
}
