const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+(\.[a-z0-9-]+)*\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

/**
 * Whether an address a browser gave is a push service's. We write to it from inside our network, so nothing else is taken;
 * `emulator` is a demo's own.
 */
export function isPushService(endpoint: string, emulator: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (emulator !== null && origin === new URL(emulator).origin) return true;
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname));
}
