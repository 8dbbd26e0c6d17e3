import type { Call, Route } from '../api/call.ts';
import { invalidRequest } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { TestClock } from '../api/objects.ts';
import { requiredInteger, text } from '../api/params.ts';
import type { StripeEmulator } from '../emulator.ts';
import { emit, find } from '../emulator.ts';
import { newId } from '../state.ts';
import { letBanksAnswer, runBilling } from './billing-cycle.ts';

function create(emulator: StripeEmulator, { params }: Call): TestClock {
  const frozen_time = requiredInteger(params, 'frozen_time');
  const clock: TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: frozen_time,
    deletes_after: emulator.clock() + 30 * 86_400,
    frozen_time,
    livemode: false,
    name: text(params, 'name') ?? null,
    status: 'ready',
    status_details: {},
  };
  emulator.state.test_clocks[clock.id] = clock;
  emit(emulator, 'test_helpers.test_clock.created', clock);
  return clock;
}

/** The work is done at once, but the answer says `advancing` as Stripe's does, so that callers learn to poll. */
function advance(emulator: StripeEmulator, { id, params }: Call): TestClock {
  const clock = find(emulator, 'test_clocks', id);
  const target = requiredInteger(params, 'frozen_time');
  if (target <= clock.frozen_time) {
    throw invalidRequest('`frozen_time` must be a timestamp in the future of the current frozen time.', {
      param: 'frozen_time',
    });
  }
  const answer: TestClock = {
    ...structuredClone(clock),
    status: 'advancing',
    status_details: { advancing: { target_frozen_time: target } },
  };
  clock.frozen_time = target;
  runBilling(emulator, id, target);
  letBanksAnswer(emulator);
  emit(emulator, 'test_helpers.test_clock.ready', clock);
  return answer;
}

function remove(emulator: StripeEmulator, { id }: Call) {
  find(emulator, 'test_clocks', id);
  for (const customer of Object.values(emulator.state.customers)) {
    if (customer.test_clock !== id) continue;
    for (const subscription of Object.values(emulator.state.subscriptions)) {
      if (subscription.customer === customer.id) delete emulator.state.subscriptions[subscription.id];
    }
    delete emulator.state.customers[customer.id];
  }
  delete emulator.state.test_clocks[id];
  return { id, object: 'test_helpers.test_clock', deleted: true };
}

export const testClockRoutes: Route[] = [
  { method: 'POST', path: '/v1/test_helpers/test_clocks', accepts: ['frozen_time', 'name'], run: create },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks',
    accepts: [...PAGING],
    run: (emulator, { params }) =>
      page('/v1/test_helpers/test_clocks', Object.values(emulator.state.test_clocks), params),
  },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    accepts: [],
    run: (emulator, { id }) => find(emulator, 'test_clocks', id),
  },
  { method: 'DELETE', path: '/v1/test_helpers/test_clocks/:id', accepts: [], run: remove },
  { method: 'POST', path: '/v1/test_helpers/test_clocks/:id/advance', accepts: ['frozen_time'], run: advance },
];
