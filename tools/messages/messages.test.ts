import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as accountMails from '../../src/server/auth/texts/account-mails.ts';
import * as formMails from '../../src/server/messages/texts/form-mails.ts';
import { notificationTexts } from '../../src/server/notifying/texts.ts';
import { isKind, messagesDocument, textsWith } from './document.ts';

const root = join(import.meta.dirname, '..', '..');
const written = readFileSync(join(root, 'docs/generated/messages.md'), 'utf8');

describe('docs/generated/messages.md', () => {
  it('is what the functions say today (npm run messages)', () => {
    expect(written).toBe(messagesDocument());
  });

  it('has every kind of message', () => {
    const kinds = [notificationTexts, accountMails, formMails].flatMap(Object.keys);
    expect(kinds.filter((kind) => !written.includes(`### ${kind}\n`))).toEqual([]);
  });

  it('knows everybody who sends: a new sender needs its texts there', () => {
    const senders = readdirSync(join(root, 'src', 'server'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) =>
        /mail\.send\(|deliverMail\(services/.test(readFileSync(join(root, 'src/server', name), 'utf8')),
      );
    expect(senders.map((name) => basename(name)).sort()).toEqual([
      'deliver-mail.ts',
      'headquartersTestMail.ts',
      'notifyCustomer.ts',
      'sendApplicationMail.ts',
      'sendApplicationReply.ts',
      'sendEmailChangeNotice.ts',
      'sendFamilyInvitation.ts',
      'sendFamilyLink.ts',
      'sendFirstVisitPaper.ts',
      'sendHeadquartersMail.ts',
      'sendInboxAnswer.ts',
      'sendInquiryMail.ts',
      'sendInquiryReply.ts',
      'sendInvitationMail.ts',
      'sendMorningMail.ts',
      'sendPasswordChangedMail.ts',
      'sendPasswordResetMail.ts',
      'sendPersonInvitation.ts',
      'sendPickUpAlert.ts',
      'sendSecondFactorResetMail.ts',
      'sendSleepCall.ts',
      'sendStaffMessage.ts',
      'sendVerificationMail.ts',
      'trouble-watch.ts',
    ]);
  });

  it('says of every link where it leads, and one word for one thing', () => {
    expect(written).not.toMatch(/マイページで確認する|くわしく見る|古いものから|承認待ち|末尾\d{4}/);
    expect(written).not.toMatch(/undefined|null|NaN|\[object/);
  });

  it('says nothing of anybody’s health; what everybody is asked to bring is no secret', () => {
    const sent = written.replaceAll(/^・.*$/gm, '').replaceAll(/^#.*$/gm, '');
    expect(sent).not.toMatch(/体調|発熱|症状|アレルギー|体温|お大事|嘔吐|下痢|病気|薬/);
  });

  it('a wish that was reserved by itself names one free time: the longer one, as the fees below it do', () => {
    const texts = textsWith('wish_reserved', {}).map(({ text }) => JSON.stringify(text));
    const moments = texts.map((text) => [
      /は、([^、]+)までなら、キャンセル料はかかりません/.exec(text)?.[1],
      /キャンセル料: (.+?)まで 0円/.exec(text)?.[1],
    ]);
    expect(moments).toHaveLength(2);
    for (const [said, listed] of moments) expect(said).toBe(listed ?? 'a moment');
  });

  const MARK = '秘密の健康語';
  /** Columns of a reserve, a child and a morning form that a caller might hand over with the rest. */
  const alongside = Object.fromEntries(
    ['remarks', 'customer_remarks', 'staff_remarks', 'words', 'meal_words', 'symptoms', 'temperature', 'allergies']
      .concat('illness', 'drug_name', 'reaction', 'note', 'cancel_remarks', 'approval_comment', 'reason')
      .map((name) => [name, MARK]),
  );
  /** Words written to everybody at once are the message itself. */
  const announced = new Set(['reserve_branch_closed']);
  it.each(
    Object.keys(notificationTexts)
      .filter(isKind)
      .filter((kind) => !announced.has(kind)),
  )('%s never repeats what was written about a child or a stay', (kind) => {
    for (const { text } of textsWith(kind, alongside)) expect(JSON.stringify(text)).not.toContain(MARK);
  });
});
