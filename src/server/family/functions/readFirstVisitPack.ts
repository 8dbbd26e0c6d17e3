import { implement } from '../../callable/context.ts';
import { packToShow } from '../sign-pack.ts';

export const readFirstVisitPack = implement('readFirstVisitPack', async ({ database, clock, customer }, input) => {
  const { pack, sections, paper_hash } = await database.read(clock.now(), (db) =>
    packToShow(db, customer.id, input.branch_id),
  );
  const { branch_name, signed_at, signed_name } = pack;
  return { status: 'OK', branch_name, sections, paper_hash, signed_at: signed_at?.toISOString() ?? null, signed_name };
});
