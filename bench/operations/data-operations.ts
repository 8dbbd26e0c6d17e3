import { isDeepStrictEqual } from 'node:util';
import { documents } from '../../src/contract/operations/documents.generated.ts';
import { TODAY } from '../world/size.ts';
import { type Ask, at, bearerHeader, type Operation, turns } from './operation.ts';
import { CALLERS, type Station } from './station.ts';

interface Asker {
  token: string;
  variables: object;
}

/** Enough different ones that no cache of the database is flattered. */
const MOST_ASKERS = 400;

async function members({ people, tokenOf }: Station): Promise<Asker[]> {
  const numbers = Array.from({ length: Math.min(people.count, MOST_ASKERS) }, (_, n) => people.reader(n));
  return Promise.all(numbers.map(async (n) => ({ token: await tokenOf(`bench-${n}`, 'user'), variables: {} })));
}

async function desks({ dataset, people, tokenOf }: Station): Promise<Asker[]> {
  const count = Math.min(dataset.size.branches / 2, MOST_ASKERS);
  const ids = Array.from({ length: count }, (_, n) => people.readBranch(n));
  return Promise.all(
    ids.map(async (branch_id) => ({
      token: await tokenOf(`bench-staff-${branch_id - 1000}`, 'staff'),
      variables: { branch_id, date: TODAY },
    })),
  );
}

const operation = (
  title: string,
  name: string,
  { aim, share, askersOf }: Pick<Operation, 'aim' | 'share'> & { askersOf: (station: Station) => Promise<Asker[]> },
): Operation => ({
  name: title,
  limit: 'the same SQL by hand: Fastify, pg, RLS',
  aim,
  share,
  async prepare(station) {
    const askers = await askersOf(station);
    const id = documents.find((document) => document.name === name)?.id;
    const sideOf = (path: string, targets: Station['web'], bodyOf: (variables: object) => object): Ask => {
      const lines = station.linesTo(targets);
      const turnOf = turns();
      return async (caller) => {
        const { token, variables } = at(askers, turnOf(caller) * CALLERS + caller);
        const body = JSON.stringify(bodyOf(variables));
        const answer = await at(lines, caller).ask({ path, headers: bearerHeader(token), body });
        return answer.body;
      };
    };
    const ours = sideOf('/v1/graphql', station.web, (variables) => ({ id, variables }));
    const limit = sideOf(`/hand/${name}`, station.hand, (variables) => variables);
    const [one, other] = (await Promise.all([ours(0), limit(0)])).map((body) => JSON.parse(String(body)));
    if (!isDeepStrictEqual(one, other) || one.data === undefined) throw new Error(`${name}: the two answers differ`);
    return { ours, limit };
  },
});

export const dataOperations: readonly Operation[] = [
  operation('SelectMypageTop', 'SelectMypageTop', { aim: 1.3, share: 12, askersOf: members }),
  operation('SelectMypageReservesList', 'SelectMypageReservesList', { aim: 1.3, share: 8, askersOf: members }),
  operation('today board (SelectStaffToday)', 'SelectStaffToday', { aim: null, share: 5, askersOf: desks }),
];
