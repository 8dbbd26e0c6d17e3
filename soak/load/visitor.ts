import { tokyoDateOf } from '../../src/domain/time.ts';
import type { Random } from '../random.ts';
import type { Client } from './client.ts';

type Page = (today: string) => Record<string, unknown>;

const pages: Readonly<Record<string, Page>> = {
  SelectHome: (today) => ({ today }),
  SelectBranchesList: (today) => ({ open_date: today }),
  SelectBranchesMarks: (today) => ({ date: [today] }),
  SelectBranchesDetail: () => ({ path_name: 'minato-hiroba' }),
  SelectUserGuide: (today) => ({ today }),
  SelectQanda: () => ({}),
  SelectSiteState: () => ({}),
  SelectReserveTerms: (today) => ({ date: today }),
};

/** Somebody without an account opens a page; whoever has many networks is many people. */
export async function visitorLooks({ client, random }: { client: Client; random: Random }): Promise<void> {
  const id = random.one(Object.keys(pages)) ?? 'SelectHome';
  const network = `10.200.${random.below(256)}.${random.below(256)}`;
  await client.visit(network, id, pages[id]?.(tokyoDateOf(client.now)) ?? {});
}
