import { implement } from '../../callable/context.ts';
import { atDoor } from '../pass-attempts.ts';
import { handOver } from '../pass-door.ts';

/** What was shown comes with the press again: how it was proved is not only said. */
export const staffCheckOutByPass = implement('staffCheckOutByPass', async (context, input, acting) => {
  const { clock, database } = context;
  const { children, accepted = [], document = null, past_reason = null, idempotency_key } = input;
  const done = await atDoor(context, input, (door) =>
    database.transaction(clock.now(), (tx) =>
      handOver(tx, { ...door, account: acting, children, accepted, document, past_reason, idempotency_key }),
    ),
  );
  return { status: 'OK', ...done };
});
