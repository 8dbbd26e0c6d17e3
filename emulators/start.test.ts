import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { startEmulators } from './start.ts';

const OPTIONS = {
  webhooks: {
    stripe: { url: 'http://localhost:9/webhooks/stripe', secret: 'whsec_test' },
    line: { url: 'http://localhost:9/webhooks/line' },
  },
  secrets: {
    lineChannelId: '1650000001',
    lineChannelSecret: 'login-channel-secret',
    lineMessagingToken: 'messaging-token',
    lineMessagingSecret: 'messaging-secret',
    chatworkToken: 'chatwork-token',
    s3Bucket: 'bucket',
    s3AccessKeyId: 'access-key',
    s3SecretAccessKey: 'secret-access-key',
  },
};

it('starts all, on free ports, and keeps what was received across a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'emulators-'));
  try {
    const first = await startEmulators({ ...OPTIONS, basePort: 0, dataDir });
    const { smtp, ...http } = first.urls;
    for (const url of Object.values(http)) {
      expect((await fetch(`${url}/emulator/received`)).status).toBe(200);
      expect((await fetch(`${url}/no/such/route`)).status).toBe(404);
    }
    await createTransport(smtp).sendMail({ from: 'a@example.com', to: 'b@example.com', subject: '残る', text: '本文' });
    await first.close();

    const second = await startEmulators({ ...OPTIONS, basePort: 0, dataDir });
    const { messages } = await (await fetch(`${second.urls.mail}/emulator/messages?to=b@example.com`)).json();
    await second.close();
    expect(messages).toMatchObject([{ subject: '残る' }]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it('leaves nothing running when a port is taken', async () => {
  // Below the range the system hands out, so that no test on "any free port" is in the way.
  const basePort = 20_000 + (process.pid % 10_000);
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(basePort + 6, '127.0.0.1', resolve));
  try {
    await expect(startEmulators({ ...OPTIONS, basePort })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(fetch(`http://127.0.0.1:${basePort + 1}/emulator/received`)).rejects.toThrow();
  } finally {
    await new Promise((resolve) => blocker.close(resolve));
  }
});
