import { sleepStep } from '../../../domain/care/log-codes.ts';
import { type SleepStep, sleepStepNames } from '../../../domain/care/sleep-watch.ts';
import { sleepCallMail } from '../../auth/texts/account-mails.ts';
import { headquartersId } from '../../branches/store/branches.ts';
import { companyInForce } from '../../company/store/company-facts.ts';
import { insertBranchMessage } from '../../notifying/store/branch-messages.ts';
import { insertHeadquartersMessage } from '../../notifying/store/headquarters-messages.ts';
import type { Transaction } from '../../postgres/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { Job } from '../../queue/job.ts';
import type { Services } from '../../services.ts';
import { watchedNaps } from '../sleep-watch.ts';
import { dropPhones, phonesAndMails, takeSleepCalls } from '../store/sleep-watch.ts';
import { sleepCallText } from '../texts/sleep-texts.ts';

type Call = { key: string; branch_name: string; rooms: string[]; steps: SleepStep[] };
const link = '/staff/care';

/**
 * To the managers' phones by push, by mail and into the branch's Chatwork room; then to headquarters the same ways. One push a phone,
 * however many children it is about: branch and room are named, no child and not what was found.
 */
export const sendSleepCall: Job<'sendSleepCall'> = async (services, { branch_id }) => {
  const { clock, database } = services;
  const now = clock.now();
  const call = await database.transaction(now, async (tx): Promise<Call | null> => {
    const taken = await takeSleepCalls(tx, branch_id);
    const [first] = taken;
    if (first === undefined) return null;
    const naps = await watchedNaps(tx, now, branch_id);
    const rooms = taken.flatMap(({ nap_id }) => naps.find((each) => each.nap_id === nap_id)?.room?.name ?? []);
    const steps = sleepStepNames.filter((step) => taken.some((each) => each.step === sleepStep.code[step]));
    const told = { key: `sleep ${first.id}`, branch_name: first.branch_name, rooms: [...new Set(rooms)], steps };
    await tellRooms(tx, branch_id, told);
    return told;
  });
  for (const step of call?.steps ?? []) if (call) await reach(services, step, branch_id, call);
};

async function tellRooms(tx: Transaction, branch_id: number, call: Call): Promise<void> {
  const deduplication_key = call.key;
  const title = sleepCallText(call);
  const body = `[info][title]${title}[/title]スタッフ画面の「保育」をご確認ください。[/info]`;
  if (call.steps.includes('manager')) await insertBranchMessage(tx, { branch_id, deduplication_key, body });
  if (!call.steps.includes('headquarters')) return;
  const content = 'いますぐ確認が必要な午睡があります。園へ電話してください。';
  const message = { kind: 'sleepOverdue', deduplication_key, title, content, branch_id, link };
  const headquarters_message_id = await insertHeadquartersMessage(tx, message);
  if (headquarters_message_id !== null) await enqueue(tx, 'sendHeadquartersMail', { headquarters_message_id });
  const headquarters = await headquartersId(tx);
  if (headquarters === null) return;
  await insertBranchMessage(tx, { branch_id: headquarters, deduplication_key: `${deduplication_key} honbu`, body });
}

/** The calls are marked already: a phone has no retry key, and one address that is gone does not keep it from the others. */
async function reach(
  { clock, config, database, gateways, log }: Services,
  step: SleepStep,
  branch_id: number,
  call: Call,
): Promise<void> {
  const { phones, mails } = await database.read(clock.now(), (db) => phonesAndMails(db, step, branch_id));
  const notice = { title: sleepCallText(call), link, urgent: true };
  const gone: number[] = [];
  for (const { id, ...phone } of phones) {
    if ((await gateways.webPush.push(phone, notice)) === 'gone') gone.push(id);
  }
  if (gone.length > 0) await database.transaction(clock.now(), (tx) => dropPhones(tx, { ids: gone }));
  // Headquarters' own mail is sent with their message.
  if (step === 'headquarters') return;
  const url = new URL(link, config.PUBLIC_URL).href;
  const body = sleepCallMail(
    { branch_name: call.branch_name, title: sleepCallText(call), url },
    await database.read(clock.now(), companyInForce),
  );
  for (const [position, to] of mails.entries()) {
    try {
      await gateways.mail.send({ to, ...body, key: `${call.key.replace(' ', '-')}-${position}` });
    } catch (error) {
      log.error({ err: error, branch_id }, 'mail: a manager could not be told of an overdue look at sleep');
    }
  }
}
