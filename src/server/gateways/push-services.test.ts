import { expect, it } from 'vitest';
import { isPushService } from './push-services.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://wns2-pn1p.notify.windows.com/w/?token=x',
  'https://web.push.apple.com/x',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, null)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@localhost/x',
  'https://a:b@fcm.googleapis.com/x',
  'https://fcm.googleapis.com.example/x',
  'https://notify.windows.com/x',
  'https://evilnotify.windows.com/x',
  'https://localhost/x',
  'http://127.0.0.1:4000/x',
  'file:///etc/passwd',
  'x',
])('%s is not', (endpoint) => {
  expect(isPushService(endpoint, null)).toBe(false);
});

it('takes the emulator where there is one', () => {
  expect(isPushService('http://127.0.0.1:4000/x', 'http://127.0.0.1:4000')).toBe(true);
  expect(isPushService('http://127.0.0.1:4001/x', 'http://127.0.0.1:4000')).toBe(false);
});
