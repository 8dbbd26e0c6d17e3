import type { Call, Route } from '../api/call.ts';
import { invalidRequest } from '../api/failure.ts';
import { PAGING, page } from '../api/listing.ts';
import type { TestClock } from '../api/objects.ts';
import { requiredInteger, text } from '../api/params.ts';
import { newId } from '../state.ts';
import type { World } from '../world.ts';
import { emit, find } from '../world.ts';
import { letBanksAnswer, runBilling } from './billing-cycle.ts';

function create(world: World, { params }: Call): TestClock {
  const frozen_time = requiredInteger(params, 'frozen_time');
  const clock: TestClock = {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created: frozen_time,
    deletes_after: world.clock() + 30 * 86_400,
    frozen_time,
    livemode: false,
    name: text(params, 'name') ?? null,
    status: 'ready',
    status_details: {},
  };
  world.state.test_clocks[clock.id] = clock;
  emit(world, 'test_helpers.test_clock.created', clock);
  return clock;
}

/** The work is done at once, but the answer says `advancing` as Stripe's does, so that callers learn to poll. */
function advance(world: World, { id, params }: Call): TestClock {
  const clock = find(world, 'test_clocks', id);
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
  runBilling(world, id, target);
  letBanksAnswer(world);
  emit(world, 'test_helpers.test_clock.ready', clock);
  return answer;
}

function remove(world: World, { id }: Call) {
  find(world, 'test_clocks', id);
  for (const customer of Object.values(world.state.customers)) {
    if (customer.test_clock !== id) continue;
    for (const subscription of Object.values(world.state.subscriptions)) {
      if (subscription.customer === customer.id) delete world.state.subscriptions[subscription.id];
    }
    delete world.state.customers[customer.id];
  }
  delete world.state.test_clocks[id];
  return { id, object: 'test_helpers.test_clock', deleted: true };
}

export const testClockRoutes: Route[] = [
  { method: 'POST', path: '/v1/test_helpers/test_clocks', accepts: ['frozen_time', 'name'], run: create },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks',
    accepts: [...PAGING],
    run: (world, { params }) => page('/v1/test_helpers/test_clocks', Object.values(world.state.test_clocks), params),
  },
  {
    method: 'GET',
    path: '/v1/test_helpers/test_clocks/:id',
    accepts: [],
    run: (world, { id }) => find(world, 'test_clocks', id),
  },
  { method: 'DELETE', path: '/v1/test_helpers/test_clocks/:id', accepts: [], run: remove },
  { method: 'POST', path: '/v1/test_helpers/test_clocks/:id/advance', accepts: ['frozen_time'], run: advance },
];
