import { startEmulators } from '../../emulators/start.ts';
import { adjustableClock } from '../../src/server/clock.ts';
import { configFromEnvironment } from '../../src/server/config.ts';
import { startServer, stopOnSignal } from '../../src/server/main.ts';
import { openDatabase } from '../../src/server/postgres/database.ts';
import { enqueue } from '../../src/server/queue/enqueue.ts';

/**
 * The process of a company under test: the program in production mode as its environment says, with the stand-ins beside
 * it. Only its clock is the launcher's (COMPANY_NOW); what arrives on standard input moves it.
 */
const config = configFromEnvironment();
const clock = adjustableClock();
clock.set(new Date(process.env.COMPANY_NOW ?? ''));
const emulators = await startEmulators({
  basePort: config.PORT,
  webhooks: {
    stripe: { url: `${config.PUBLIC_URL}/webhooks/stripe`, secret: config.STRIPE_WEBHOOK_SECRET },
    line: { url: `${config.PUBLIC_URL}/webhooks/line` },
  },
  secrets: {
    lineChannelId: config.LINE_LOGIN_CHANNEL_ID,
    lineChannelSecret: config.LINE_LOGIN_CHANNEL_SECRET,
    lineMessagingToken: config.LINE_MESSAGING_TOKEN,
    lineMessagingSecret: config.LINE_MESSAGING_SECRET,
    chatworkToken: config.CHATWORK_TOKEN ?? '',
    // Files go to DATA_DIR here.
    s3Bucket: 'unused',
    s3AccessKeyId: 'unused',
    s3SecretAccessKey: 'unused',
  },
});
const server = await startServer(config, undefined, clock);
const database = openDatabase({ url: config.DATABASE_URL, poolSize: 1, onPoolError: () => {} });
stopOnSignal(async () => {
  await server.stop();
  await database.close();
  await emulators.close();
});
/** The queue's minutes are the machine's: after a leap of the company's clock what is due by it need not wait for one. */
async function move(seconds: number): Promise<void> {
  clock.advance(seconds);
  await database.transaction(clock.now(), async (tx) => {
    for (const name of ['remindReserves', 'settleDue'] as const) await enqueue(tx, name, {});
  });
  console.log('moved');
}
process.stdin.on('data', (text) => void move(Number(text)));
console.log('ready');
