import { expect, type Page } from '@playwright/test';
import { runJobs } from '../fixtures/test.ts';

type Mail = { subject: string; text: string };

/** The newest mail to an address whose subject says this; jobs are run until it is there. */
export async function mailTo(page: Page, mailUrl: string, to: string, subject: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    await runJobs(page);
    const answer = await page.request.get(`${mailUrl}/emulator/messages?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: Mail[] };
    found = messages.find((mail) => mail.subject.includes(subject));
    expect(found, `mail to ${to}: ${subject}`).toBeDefined();
  }).toPass();
  return found as Mail;
}

/** What a person reads in LINE contains this. */
export async function expectLineMessage(page: Page, lineUrl: string, user_id: string, text: string): Promise<void> {
  await expect(async () => {
    await runJobs(page);
    const answer = await page.request.get(`${lineUrl}/emulator/messages?user_id=${user_id}`);
    expect(await answer.text()).toContain(text);
  }).toPass();
}
