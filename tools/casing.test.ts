import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/** Fields that no column, contract or SQL text names, and are snake_case all the same: somebody else reads them by that name. */
const readElsewhere: Readonly<Record<string, readonly string[]>> = {
  'jobs of the queue, which an older program may have written': [
    'application_id',
    'email_change_id',
    'morning_mail_id',
    'pick_up_escalation_id',
    'plan_price_attempt_id',
  ],
  'papers, cards of messages and decisions kept as JSON': [
    'agreed_amounts',
    'covered_amount',
    'covered_parts',
    'current_plan_type_id',
    'not_covered_parts',
    'reissued_date',
  ],
  'the kept list of things to bring': ['another_picks_up', 'first_visit_preschool'],
  'the details of a refusal': ['repriced_reserves'],
  'the audit log': [
    'confirmed_meal',
    'found_flag',
    'given_flag',
    'pick_up_call_id',
    'right_flag',
    'searched_by',
    'typed_time',
  ],
  'answers by HTTP, tokens, other tabs, what a device keeps': [
    'advance_seconds',
    'allergy_word',
    'allowed_roles',
    'by_choice',
    'expires_in',
    'family_role',
    'lock_minutes',
    'merged_customers',
    'minimum_amount',
    'tel_text',
  ],
  'log lines and figures of health': ['free_mb', 'lost_log_lines', 'size_mb', 'subscription_change'],
  'Stripe, LINE, Google, Chatwork, the web manifest, libraries': [
    'background_color',
    'card_payments',
    'client_email',
    'current_period_end',
    'current_period_start',
    'decline_code',
    'display_name',
    'id_token_signed_response_alg',
    'message_id',
    'private_key',
    'query_timeout',
    'relax_column_count',
    'short_name',
    'start_url',
    'theme_color',
    'ui_locales',
    'warning_closed',
    'warning_under_review',
  ],
};

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const all = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map((name) => join('src', name));
const files = all.filter((file) => /\.tsx?$/.test(file) && !/generated\.ts$|\.test\.tsx?$|\/testing\//.test(file));
/** What goes over the wire: the contract with its operations, written and generated, and what Stripe, LINE and the others speak. */
const emulators = readdirSync(join(root, 'emulators'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join('emulators', name));
const contract = all.filter((file) => /^src\/contract\/.*\.ts$|\.graphql$/.test(file));

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, look);
  else if (isNode(value)) {
    look(value);
    // A pattern takes apart what is named elsewhere; only the names it gives itself count.
    const isPattern = value.type === 'ObjectPattern';
    for (const [key, each] of Object.entries(value)) {
      if (isPattern && key === 'properties') for (const part of each as Node[]) visit(part.value, look);
      else if (typeof each === 'object') visit(each, look);
    }
  }
}

const snakeCase = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g;
const snakeIn = (text: string): string[] => text.match(snakeCase) ?? [];

/** SQL, addresses and keys stand in strings. */
function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateElement') return String((node.value as { raw: string }).raw);
  return '';
}

const identifier = (value: unknown): string => (isNode(value) && value.type === 'Identifier' ? String(value.name) : '');

/** The name a node gives to something: a field of a type or record, a constant, a function; '' for none. */
function namedBy(node: Node): string {
  switch (node.type) {
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'PropertyDefinition':
    case 'Property':
      return node.computed === true ? '' : identifier(node.key);
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
      return identifier(node.id);
    default:
      return '';
  }
}

/** A written type's field, as the formatter lays it out. */
const snakeField = /(?:^|[{;(]) *(?:readonly )?[a-z]+_\w+\??: .*(?:;| \})/m;
const camelField = /(?:^|[{;(]) *(?:readonly )?[a-z]+[A-Z]\w*\??: (?!\().*(?:;| \})/m;

/** What a page is to do has no casing of the database: onChange beside branch_id is no mixture. */
const isFunction = (member: Node): boolean => {
  const written = (member.typeAnnotation as Node | undefined)?.typeAnnotation;
  return member.type === 'TSMethodSignature' || (isNode(written) && written.type === 'TSFunctionType');
};

/** The members of every `{ … }` a written type is put together from. */
function literalsOf(type: unknown): Node[][] {
  if (!isNode(type)) return [];
  if (type.type === 'TSTypeLiteral') return [type.members as Node[]];
  if (type.type === 'TSIntersectionType') return [(type.types as Node[]).flatMap((part) => literalsOf(part).flat())];
  if (type.type === 'TSUnionType') return (type.types as Node[]).flatMap(literalsOf);
  if (type.type === 'TSParenthesizedType') return literalsOf(type.typeAnnotation);
  return [];
}

describe('casing', () => {
  it('is snake_case only in columns, in fields of the contract and where somebody else reads the name', () => {
    const known = new Set([
      ...snakeIn(read('db/schema.sql')),
      ...[...contract, ...emulators].flatMap((file) => snakeIn(read(file))),
      ...Object.values(readElsewhere).flat(),
    ]);
    const named = new Map<string, string>();
    // To take every file apart is slow: one whose names are all known has nothing to say.
    const telling = files.filter((file) => snakeIn(read(file)).some((name) => !known.has(name)));
    for (const file of telling) {
      visit(parseSync(file, read(file)).program, (node) => {
        for (const name of snakeIn(textOf(node))) known.add(name);
        for (const name of snakeIn(namedBy(node))) named.set(name, file);
      });
    }
    expect([...named].filter(([name]) => !known.has(name))).toEqual([]);
  });

  it('is one within a type: stored and sent fields are snake_case, from the first type of our own on all are camelCase', () => {
    const mixed: string[] = [];
    for (const file of files.filter((each) => !each.startsWith('src/contract/'))) {
      const text = read(file);
      // To take every file apart is slow: one that writes only one kind of field has nothing to say.
      if (!snakeField.test(text) || !camelField.test(text)) continue;
      visit(parseSync(file, text).program, (node) => {
        const name = identifier(node.id);
        // A component is often handed a whole row by spreading it, beside what only the page knows.
        if (name.endsWith('Props')) return;
        const given = node.type === 'TSTypeAliasDeclaration' ? literalsOf(node.typeAnnotation) : [];
        const bodies = node.type === 'TSInterfaceDeclaration' ? [(node.body as Node).body as Node[]] : given;
        for (const members of [
          ...bodies,
          ...(node.type === 'TSTypeAnnotation' ? literalsOf(node.typeAnnotation) : []),
        ]) {
          const fields = members.filter((member) => !isFunction(member)).map((member) => namedBy(member));
          if (fields.some((field) => /^[a-z]\w*_/.test(field)) && fields.some((field) => /[a-z][A-Z]/.test(field)))
            mixed.push(`${file}: ${fields.join(', ')}`);
        }
      });
    }
    expect(mixed).toEqual([]);
  });

  it('lists nothing that is gone', () => {
    const sources = files.map(read).join('\n');
    const listed = Object.values(readElsewhere).flat();
    expect(listed.filter((name) => !sources.includes(name))).toEqual([]);
  });
});
