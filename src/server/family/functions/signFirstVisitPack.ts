import { implement } from '../../callable/context.ts';
import { signPack } from '../sign-pack.ts';

/** One guardian signs for the family; the PDF follows by mail. */
export const signFirstVisitPack = implement(
  'signFirstVisitPack',
  async ({ database, clock, customer, person }, input) => {
    const { branch_id, paper_hash, signed_name } = input;
    const { family_member_id } = person;
    await database.transaction(clock.now(), (tx) =>
      signPack(tx, { customer_id: customer.id, branch_id, paper_hash, signed_name, family_member_id }),
    );
    return { status: 'OK' };
  },
);
