import { parseSync } from 'vite';

/** One small mistake: `source.slice(start, end)` becomes `to`. */
export type Mutation = {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** What is put around it to see which tests get there. */
  readonly probe: 'expression' | 'statement';
  readonly inFunction: boolean;
};

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const swapped: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};
const otherMethod: Record<string, string> = {
  some: 'every',
  every: 'some',
  ceil: 'floor',
  floor: 'ceil',
  max: 'min',
  min: 'max',
};

/** Every small mistake this tool knows to make in a TypeScript text, in the order of the text. */
export function mutationsOf(file: string, source: string): Mutation[] {
  const found: Mutation[] = [];
  const text = (node: Node) => source.slice(node.start, node.end);
  const add = (inFunction: boolean, kind: string, node: Node, to: string, probe: Mutation['probe'] = 'expression') =>
    found.push({ kind, start: node.start, end: node.end, to, probe, inFunction });

  const visit = (node: Node, inFunction: boolean): void => {
    if (leftOut(node)) return;
    mutate(node, add.bind(null, inFunction), text);
    const within = inFunction || isFunction(node);
    for (const [name, value] of Object.entries(node)) {
      // The name of a property is no value.
      if (name === 'key' && node.computed !== true) continue;
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, within);
    }
  };
  visit(parseSync(file, source).program as unknown as Node, false);
  return found.sort((one, other) => one.start - other.start || one.end - other.end);
}

function mutate(
  node: Node,
  add: (kind: string, node: Node, to: string, probe?: Mutation['probe']) => void,
  text: (node: Node) => string,
): void {
  const part = (name: string) => node[name] as Node;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = String(node.operator);
      const [left, right] = [text(part('left')), text(part('right'))];
      if (operator === '??') add('default left out', node, `(${left})`);
      if (operator === '+' && [part('left'), part('right')].some(isText)) return;
      const other = Object.hasOwn(swapped, operator) ? swapped[operator] : undefined;
      if (other !== undefined) add(`${operator} → ${other}`, node, `((${left}) ${other} (${right}))`);
      return;
    }
    case 'UnaryExpression':
      if (node.operator === '!') add('not left out', node, `(${text(part('argument'))})`);
      return;
    case 'IfStatement':
      add('condition never holds', part('test'), 'false');
      return;
    case 'ConditionalExpression':
      add('always the first', node, `(${text(part('consequent'))})`);
      add('always the second', node, `(${text(part('alternate'))})`);
      return;
    case 'Literal':
      if (typeof node.value === 'number') add('number + 1', node, String(node.value + 1));
      if (typeof node.value === 'boolean') add('yes ↔ no', node, String(!node.value));
      return;
    case 'MemberExpression':
      if (/^\w+\.code\.\w+$/.test(text(node))) add('the next code', node, `(${text(node)} + 1)`);
      return;
    case 'ExpressionStatement':
      if (['CallExpression', 'AwaitExpression', 'AssignmentExpression'].includes(part('expression').type))
        add('statement left out', node, ';', 'statement');
      return;
    case 'CallExpression':
      mutateCall(node, add, text);
  }
}

/** `list.filter(…)` keeps everything; `some` and `every`, `min` and `max`, `ceil` and `floor` change places. */
function mutateCall(node: Node, add: (kind: string, node: Node, to: string) => void, text: (node: Node) => string) {
  const callee = node.callee as Node;
  // A part of a chain `a?.b.c()` cannot stand alone.
  if (callee.type !== 'MemberExpression' || callee.computed === true || text(callee).includes('?.')) return;
  const name = String((callee.property as Node).name);
  const owner = text(callee.object as Node);
  if (name === 'filter') add('filter left out', node, `(${owner})`);
  const other = Object.hasOwn(otherMethod, name) ? otherMethod[name] : undefined;
  if (other === undefined) return;
  const rest = text(node).slice(text(callee).length);
  add(`${name} → ${other}`, node, `${owner}.${other}${rest}`);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

/** Types and imports are gone when the program runs. */
function leftOut({ type }: Node): boolean {
  if (['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)) return false;
  return type.startsWith('TS') || type === 'ImportDeclaration' || type === 'ExportAllDeclaration';
}

export const mutated = (source: string, { start, end, to }: Mutation): string =>
  source.slice(0, start) + to + source.slice(end);

type Place = { readonly id: number; readonly mutation: Mutation };

/** The text with a call of `reached` at each place: which test gets there is recorded when it runs. */
export const probed = (source: string, places: readonly Place[]): string =>
  wrapped(source, places, ({ id, mutation: { probe } }) => {
    const call = `globalThis.reached?.add(${id})`;
    return probe === 'statement' ? [`{${call};`, '}'] : [`(${call},`, ')'];
  });

/** The text with every mistake in it; one is made while `plantedFault` has its number. */
export const switched = (source: string, places: readonly Place[]): string =>
  wrapped(source, places, ({ id, mutation: { probe, to } }) =>
    probe === 'statement'
      ? [`if (globalThis.plantedFault !== ${id}) {`, '}']
      : [`(globalThis.plantedFault === ${id} ? (${to}) : (`, '))'],
  );

function wrapped(source: string, places: readonly Place[], around: (place: Place) => [string, string]): string {
  const inserts = places.flatMap((place) => {
    const [before, after] = around(place);
    const { start, end } = place.mutation;
    return [
      { at: start, text: before, closes: 0, rank: -end },
      { at: end, text: after, closes: 1, rank: -start },
    ];
  });
  // From the end to the start; at one place the closing ones stand before the opening ones, and the outer opens first.
  const order = inserts.toSorted(
    (one, other) => other.at - one.at || one.closes - other.closes || other.rank - one.rank,
  );
  return order.reduce((text, { at, text: insert }) => text.slice(0, at) + insert + text.slice(at), source);
}
