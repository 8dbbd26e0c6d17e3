import type { Gateways } from './gateways.ts';

/** By the names of `serviceName` (domain/codes.ts). */
type AskedService = 'stripe' | 'line' | 'mail' | 'googleCalendar' | 'chatwork';
/** null: it answered; undefined: the company does without it. Otherwise the kind of failure; the service's own message may name a person and is not stored. */
type ServiceAnswers = Readonly<Record<AskedService, string | null | undefined>>;

const ANSWER_WITHIN_MS = 6000;

/** Whether each third party answers with our keys, by a question that changes nothing there. */
export async function askServices(gateways: Gateways): Promise<ServiceAnswers> {
  const [stripe, line, mail, googleCalendar, chatwork] = await Promise.all([
    problemOf(gateways.stripe.balanceTransactions.list({ limit: 1 })),
    problemOf(gateways.lineMessaging.quota()),
    problemOf(gateways.mail.check()),
    problemOf(gateways.googleCalendar?.check()),
    problemOf(gateways.chatwork?.check()),
  ]);
  return { stripe, line, mail, googleCalendar, chatwork };
}

async function problemOf(asking: Promise<unknown> | undefined): Promise<string | null | undefined> {
  if (asking === undefined) return undefined;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('時間内に応答がありません'), ANSWER_WITHIN_MS);
  });
  const answered = asking.then(
    () => null,
    (error: unknown) => kindOf(error),
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

function kindOf(error: unknown): string {
  const { statusCode, status, responseCode, code, message } = error as Record<string, unknown>;
  const answered = [statusCode, status, responseCode].find((value) => typeof value === 'number');
  const inText = /HTTP (\d{3})/.exec(String(message))?.[1];
  if (answered === 401 || answered === 403 || inText === '401' || inText === '403' || code === 'EAUTH') {
    return '鍵または権限が受け付けられません';
  }
  if (answered !== undefined || inText !== undefined) return `エラー応答 ${answered ?? inText}`;
  return '接続できません';
}
