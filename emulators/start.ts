import { chatEmulator } from './chat/index.ts';
import { chatworkEmulator } from './chatwork/index.ts';
import { googleCalendarEmulator } from './google-calendar/index.ts';
import { lineEmulator } from './line/index.ts';
import { startMail } from './mail/index.ts';
import { s3Emulator } from './s3/index.ts';
import type { EmulatorDefinition, RunningEmulator } from './shared/emulator.ts';
import { startEmulator } from './shared/emulator.ts';
import { stripeEmulator } from './stripe/index.ts';

interface EmulatorsOptions {
  /** line +1, stripe +2, smtp +3, mail inbox +4, google-calendar +5, chatwork +6, chat +7, s3 +8; 0 = any free ports. */
  basePort: number;
  /** Where state survives a restart; in memory only when absent. */
  dataDir?: string;
  webhooks: { stripe: { url: string; secret: string }; line: { url: string } };
  secrets: {
    lineChannelId: string;
    lineChannelSecret: string;
    lineMessagingToken: string;
    lineMessagingSecret: string;
    chatworkToken: string;
    s3Bucket: string;
    s3AccessKeyId: string;
    s3SecretAccessKey: string;
  };
}

interface RunningEmulators {
  urls: {
    line: string;
    stripe: string;
    mail: string;
    googleCalendar: string;
    chatwork: string;
    chat: string;
    s3: string;
    smtp: string;
  };
  close(): Promise<void>;
}

/** Starts every third party's stand-in. Seeds nothing: what exists there is made through their own APIs. */
export async function startEmulators(options: EmulatorsOptions): Promise<RunningEmulators> {
  const { secrets, webhooks } = options;
  const port = (offset: number) => (options.basePort === 0 ? 0 : options.basePort + offset);
  const dataDir = options.dataDir === undefined ? {} : { dataDir: options.dataDir };
  const started: Pick<RunningEmulator<object>, 'close'>[] = [];

  const keep = async <R extends Pick<RunningEmulator<object>, 'close'>>(starting: Promise<R>): Promise<R> => {
    const running = await starting;
    started.push(running);
    return running;
  };
  const start = <S extends object>(definition: EmulatorDefinition<S>, offset: number) =>
    keep(startEmulator(definition, { port: port(offset), ...dataDir }));
  const close = async () => {
    await Promise.all(started.map((running) => running.close()));
  };

  try {
    const line = await start(
      lineEmulator({
        channelId: secrets.lineChannelId,
        channelSecret: secrets.lineChannelSecret,
        messagingToken: secrets.lineMessagingToken,
        messagingSecret: secrets.lineMessagingSecret,
        webhookUrl: webhooks.line.url,
      }),
      1,
    );
    const stripe = await start(stripeEmulator({ webhook: webhooks.stripe }), 2);
    const mail = await keep(startMail({ smtpPort: port(3), port: port(4), ...dataDir }));
    const googleCalendar = await start(googleCalendarEmulator(), 5);
    const chatwork = await start(chatworkEmulator({ token: secrets.chatworkToken }), 6);
    const chat = await start(chatEmulator(), 7);
    const s3 = await start(
      s3Emulator({
        bucket: secrets.s3Bucket,
        accessKeyId: secrets.s3AccessKeyId,
        secretAccessKey: secrets.s3SecretAccessKey,
      }),
      8,
    );
    const urls = {
      line: line.url,
      stripe: stripe.url,
      mail: mail.url,
      googleCalendar: googleCalendar.url,
      chatwork: chatwork.url,
      chat: chat.url,
      s3: s3.url,
      smtp: mail.smtp.url,
    };
    return { urls, close };
  } catch (error) {
    // A port in use: leave nothing half started.
    await close();
    throw error;
  }
}
