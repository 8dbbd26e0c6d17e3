import { familyRole } from '../../../domain/family/family-codes.ts';
import { addMinutes } from '../../../domain/time.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { LINK_MINUTES, privateAddress } from '../../files/private-link.ts';
import { readDay } from '../child-day.ts';

/** One day of the asker's family. Pictures come with an address for this person alone. */
export const readChildDay = implement('readChildDay', async (context, { reserve_id }) => {
  const { clock, config, database, uid, customer, person } = context;
  const now = clock.now();
  const guardian = person.role !== familyRole.code.relative;
  const day = await database.read(now, (db) =>
    readDay(db, customer.id, reserve_id, guardian ? 'guardian' : 'relative'),
  );
  if (day === null) throw new Refusal('not_found');
  const until = Math.floor(addMinutes(now, LINK_MINUTES).getTime() / 1000);
  const reader = { uid, role: 'user' as const, pin_branch: null };
  const addressed = ({ file_key, width, height }: { file_key: string; width: number; height: number }) => {
    const url = privateAddress(config.AUTH_SIGNING_KEY, { key: file_key, name: `${width}.webp`, until, reader });
    return { file_key, url, width, height };
  };
  const children = day.children.map((child) => ({
    ...child,
    items: child.items.map((item) => ({ ...item, photo: item.photo && addressed(item.photo) })),
  }));
  return { status: 'OK', ...day, guardian, children };
});
