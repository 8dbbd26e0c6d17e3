import { randomBytes } from 'node:crypto';
import fastify from 'fastify';

/**
 * Looks at the built web without database or emulators: `node tools/web-preview.ts [port]`.
 * Public data is canned (empty), nobody is signed in; with `--member` /auth/refresh answers as a finished customer.
 */
const port = Number(process.argv[2] ?? 3100);
const member = process.argv.includes('--member');
const build = new URL('../build/server/index.js', import.meta.url).href;
const { webPlugin } = await import(build);

const app = fastify({ logger: { level: 'error' } });
app.addHook('onRequest', async (request, reply) => {
  const nonce = randomBytes(16).toString('base64');
  (request as unknown as { cspNonce: string }).cspNonce = nonce;
  reply.header(
    'content-security-policy',
    `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; object-src 'none'; base-uri 'none'`,
  );
});
app.post('/auth/refresh', async (_request, reply) => {
  if (!member) return reply.status(401).send({ error: 'unauthenticated' });
  return { token: 'preview', expires_in: 600, user: { uid: 'u1', role: 'user', allowed_roles: ['user'] } };
});
app.post('/auth/sign_out', async (_request, reply) => reply.status(204).send());
app.post('/v1/graphql', async () => ({ data: { customers: [{ registration_status: 1 }] } }));
await app.register(webPlugin, {
  queryPublic: async () => ({}),
  settings: {
    publicUrl: `http://localhost:${port}`,
    chatUrl: 'https://chat.example/imahoiku',
    vapidPublicKey: '',
    stripeJsUrl: '/emulator/stripe.js',
    stripePublishableKey: 'pk_test_preview',
    demo: true,
  },
});
await app.listen({ port });
console.log(`http://localhost:${port}`);
