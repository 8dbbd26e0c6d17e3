import type { EmulatorDefinition } from '../shared/emulator.ts';
import { registerEvents } from './events.ts';
import { errorBody } from './failure.ts';
import { listPage } from './list-page.ts';
import type { GoogleCalendarState } from './state.ts';
import { initialState, seedState } from './state.ts';
import { registerToken } from './token.ts';

/** The token endpoint is `<url>/token`, the API base `<url>`. */
export function googleCalendarEmulator(): EmulatorDefinition<GoogleCalendarState> {
  return {
    name: 'google-calendar',
    initial: initialState,
    seed: seedState,
    errorBody,
    faultExempt: /^\/$/,
    register: (app, context) => {
      registerToken(app, context);
      registerEvents(app, context);
      app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(listPage(context.state)));
      app.get('/emulator/events', async () => ({ calendars: context.state.calendars }));
    },
  };
}
