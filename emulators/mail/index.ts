import type { EmulatorDefinition, RunningEmulator } from '../shared/emulator.ts';
import { startEmulator } from '../shared/emulator.ts';
import { registerInbox } from './inbox.ts';
import type { RunningSmtp } from './smtp.ts';
import { startSmtp } from './smtp.ts';
import type { MailState } from './state.ts';

function mailEmulator(): EmulatorDefinition<MailState> {
  return {
    name: 'mail',
    initial: () => ({ messages: [] }),
    errorBody: (status, message) => ({ error: { status, message } }),
    // Everything on HTTP is for people and tests; what can fail is SMTP.
    faultExempt: /^\//,
    register: (app, context) => registerInbox(app, context),
  };
}

export interface RunningMail extends RunningEmulator<MailState> {
  smtp: RunningSmtp;
}

/** Two doors to one mailbox: SMTP for the product, HTTP for anyone who wants to read. */
export async function startMail(options: { smtpPort: number; port: number; dataDir?: string }): Promise<RunningMail> {
  const running = await startEmulator(mailEmulator(), options);
  const smtp = await startSmtp(running.context, running.faults, options.smtpPort).catch(async (error: unknown) => {
    await running.close();
    throw error;
  });
  const close = async () => {
    await smtp.close();
    await running.close();
  };
  return { ...running, smtp, close };
}
