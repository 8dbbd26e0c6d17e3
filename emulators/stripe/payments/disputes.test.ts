import { describe, expect, it } from 'vitest';
import { failureOf, startStripe } from '../testing/started.ts';

const started = startStripe();

async function disputed() {
  const intent = await started.stripe.paymentIntents.create({
    amount: 10_000,
    currency: 'jpy',
    payment_method: 'pm_card_createDispute',
    confirm: true,
  });
  const [dispute] = (await started.stripe.disputes.list({ payment_intent: intent.id })).data;
  return dispute?.id ?? '';
}

describe('disputes', () => {
  it.each(['winning', 'losing'])('%s evidence decides', async (kind) => {
    const id = await disputed();
    const evidence = { uncategorized_text: `${kind}_evidence` };
    const status = kind === 'winning' ? 'won' : 'lost';
    expect(await started.stripe.disputes.update(id, { evidence })).toMatchObject({ status });
    expect(await started.eventTypes()).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed']),
    );
    expect((await failureOf(started.stripe.disputes.close(id))).statusCode).toBe(400);
  });

  it('other evidence is reviewed, and closing gives up', async () => {
    const id = await disputed();
    const evidence = { uncategorized_text: 'お迎えの記録' };
    expect(await started.stripe.disputes.update(id, { evidence, submit: false })).toMatchObject({
      status: 'needs_response',
    });
    expect(await started.stripe.disputes.update(id, { evidence })).toMatchObject({ status: 'under_review' });
    expect(await started.stripe.disputes.close(id)).toMatchObject({ status: 'lost' });
  });
});

describe('a connected account', () => {
  it('is stopped and let go on', async () => {
    await started.control('accounts/acct_branch1', { ready: false });
    expect(await started.stripe.accounts.retrieve('acct_branch1')).toMatchObject({
      charges_enabled: false,
      capabilities: { transfers: 'inactive' },
    });
    await started.control('accounts/acct_branch1', { ready: true });
    expect(await started.stripe.accounts.retrieve('acct_branch1')).toMatchObject({ charges_enabled: true });
    expect((await started.eventTypes()).filter((type) => type === 'account.updated')).toHaveLength(2);
  });
});
