import type { EmulatorDefinition } from '../shared/emulator.ts';
import { registerAuthorize } from './authorize.ts';
import { registerInbox } from './inbox.ts';
import { registerDiscovery, registerProfile } from './profile.ts';
import { registerPush } from './push.ts';
import { registerRichMenu } from './rich-menu/rich-menu.ts';
import type { LineOptions, LineState } from './state.ts';
import { initialState, seedState } from './state.ts';
import { registerToken } from './token.ts';
import { registerWebhook } from './webhook.ts';

/** LINE Login v2.1 and the Messaging API on one address (the real ones are access.line.me and api.line.me). */
export function lineEmulator(options: LineOptions): EmulatorDefinition<LineState> {
  return {
    name: 'line',
    initial: () => initialState(options),
    seed: seedState,
    errorBody: (_status, message) => ({ message }),
    faultExempt: /^\/(?:$|inbox|pictures\/|oauth2\/v2\.1\/authorize)/,
    register: (app, context) => {
      // A configured address beats one remembered from an earlier run on another port.
      if (options.webhookUrl !== undefined) context.state.webhook_url = options.webhookUrl;
      registerDiscovery(app);
      registerAuthorize(app, context, options);
      registerToken(app, context, options);
      registerProfile(app, context);
      registerPush(app, context, options);
      registerRichMenu(app, context, options);
      registerWebhook(app, context, options);
      registerInbox(app, context, options);
    },
  };
}
