import { parentPort } from 'node:worker_threads';
import { startEmulators } from '../../emulators/start.ts';

/** The third parties in a thread of their own: what they cost is not the server's. */
const emulators = await startEmulators({
  basePort: 0,
  webhooks: {
    stripe: { url: 'http://localhost:9/webhooks/stripe', secret: 'whsec_imahoiku_demo' },
    line: { url: 'http://localhost:9/webhooks/line' },
  },
  secrets: {
    lineChannelId: '1650000000',
    lineChannelSecret: 'imahoiku-demo-line-login-channel-secret',
    lineMessagingToken: 'imahoiku-demo-messaging-token',
    lineMessagingSecret: 'imahoiku-demo-messaging-secret',
    chatworkToken: 'imahoiku-demo-chatwork-token',
    s3Bucket: 'imahoiku-demo',
    s3AccessKeyId: 'imahoiku-demo-s3-access-key',
    s3SecretAccessKey: 'imahoiku-demo-s3-secret-access-key',
  },
});
parentPort?.postMessage(emulators.urls);
