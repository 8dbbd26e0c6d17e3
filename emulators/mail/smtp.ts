import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { SMTPServerSession } from 'smtp-server';
import { SMTPServer } from 'smtp-server';
import type { Fault, Faults } from '../shared/faults.ts';
import type { MailContext } from './state.ts';
import { storeMessage } from './state.ts';

export interface RunningSmtp {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** The reply code of a fault is its `status`: 4xx asks to try again, 5xx is final. */
const refusal = (fault: Fault): Error =>
  Object.assign(new Error(fault.status < 500 ? 'Try again later' : 'Rejected'), { responseCode: fault.status });

/** SMTP steps are matched as paths /smtp/connect, /smtp/rcpt/<address> and /smtp/data with the method SMTP. */
export async function startSmtp(context: MailContext, faults: Faults, port: number): Promise<RunningSmtp> {
  const sockets = new Map<number, Socket>();

  const breakConnection = async (fault: Fault, session: SMTPServerSession) => {
    if (fault.kind === 'timeout') await wait(fault.delay_ms, undefined, { ref: false });
    sockets.get(session.remotePort)?.destroy();
  };

  const step = async (path: string, session: SMTPServerSession, effect: () => Promise<void>): Promise<void> => {
    const fault = faults.takeForRequest('SMTP', path);
    if (fault === undefined) return effect();
    context.record('smtp_fault', { path, kind: fault.kind, status: fault.status });
    if (fault.kind === 'slow') await wait(fault.delay_ms, undefined, { ref: false });
    if (fault.kind === 'slow' || fault.when === 'after') await effect();
    if (fault.kind === 'status') throw refusal(fault);
    if (fault.kind === 'drop' || fault.kind === 'timeout') await breakConnection(fault, session);
  };

  const answer = (work: Promise<void>, callback: (error?: Error | null) => void) => {
    work.then(() => callback(), callback);
  };
  const nothing = async () => {};

  const server = new SMTPServer({
    name: 'mail.emulator',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 200,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username ?? 'anyone' }),
    onConnect: (session, callback) => answer(step('/smtp/connect', session, nothing), callback),
    onRcptTo: (address, session, callback) => answer(step(`/smtp/rcpt/${address.address}`, session, nothing), callback),
    onData: (stream, session, callback) => {
      const receive = async () => {
        const raw = await buffer(stream);
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map(({ address }) => address) };
        await step('/smtp/data', session, async () => {
          await storeMessage(context, raw, envelope);
          if (context.takeFault('duplicate')) await storeMessage(context, raw, envelope);
        });
      };
      answer(receive(), callback);
    },
  });
  // A client that hangs up in the middle is part of the exercise.
  server.on('error', (error) => context.record('smtp_error', error.message));
  server.server.on('connection', (socket: Socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.on('close', () => sockets.delete(remotePort));
  });

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://localhost:${listening}`,
    port: listening,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
