import type { Api, Intent } from './api.ts';
import { LABELS } from './texts.ts';

/** The emulator may be reached by another host name than the API saw; the script's own origin is the right one. */
function onOrigin(origin: string, url: string): string {
  const { pathname, search } = new URL(url);
  return `${origin}${pathname}${search}`;
}

export function redirectUrl(api: Api, intent: Intent): string | undefined {
  const url = intent.next_action?.redirect_to_url?.url;
  return url === undefined ? undefined : onOrigin(api.origin, url);
}

/** Without a return_url 3-D Secure happens in a dialog over the page; resolves when it is answered. */
export function authenticateInFrame(api: Api, intent: Intent): Promise<void> {
  const url = intent.next_action?.use_stripe_sdk?.stripe_js ?? intent.next_action?.redirect_to_url?.url;
  if (url === undefined) return Promise.resolve();
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', LABELS.frame);
  const frame = document.createElement('iframe');
  frame.title = LABELS.frame;
  frame.src = onOrigin(api.origin, url);
  Object.assign(frame.style, { width: 'min(90vw, 480px)', height: '480px', border: '0' });
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    const finish = () => {
      window.removeEventListener('message', listen);
      dialog.remove();
      resolve();
    };
    const listen = (event: MessageEvent) => {
      if (event.origin === api.origin && event.data?.source === 'stripe-emulator') finish();
    };
    window.addEventListener('message', listen);
    dialog.addEventListener('close', finish);
  });
}
