import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { type Chatwork, chatworkGateway } from './chatwork.ts';
import { type GoogleCalendar, googleCalendarGateway } from './google-calendar.ts';
import { type LineLogin, lineLoginGateway } from './line-login.ts';
import { type LineMessaging, lineMessagingGateway } from './line-messaging.ts';
import { type Mail, mailGateway } from './mail.ts';
import { stripeGateway } from './stripe.ts';
import { type WebPush, webPushGateway } from './web-push.ts';

/** The third parties, each reached by the base URL of the configuration. */
export interface Gateways {
  stripe: Stripe;
  lineLogin: LineLogin;
  lineMessaging: LineMessaging;
  mail: Mail;
  /** Null where the company does without. */
  googleCalendar: GoogleCalendar | null;
  chatwork: Chatwork | null;
  webPush: WebPush;
}

export function openGateways(config: Config, clock: Clock): Gateways {
  return {
    stripe: stripeGateway(config),
    lineLogin: lineLoginGateway(config),
    lineMessaging: lineMessagingGateway(config),
    mail: mailGateway(config),
    googleCalendar: googleCalendarGateway(config, clock),
    chatwork: chatworkGateway(config),
    webPush: webPushGateway(config),
  };
}
