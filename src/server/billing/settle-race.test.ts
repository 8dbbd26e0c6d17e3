import { expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { memberDesk } from '../testing/members.ts';
import { endedStay } from '../testing/usage.ts';
import { chargeSettlement } from './settle.ts';

const app = await testApp({ emulators: true });
const desk = await memberDesk(app);
const wait = (milliseconds: number) => new Promise((after) => setTimeout(after, milliseconds));

/** error3 would stay with a good card on file: nothing else tries the charge again (decision 5). */
it('a card changed while the old one is being refused: the stay is charged to the new one, once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const member = await desk.member({ card: 'charge_fails' });
    const stay = await endedStay(app, member.id, { amount: 2200 });
    const setup_intent_id = await desk.setUpCard(member, 'pm_card_visa');
    await Promise.all([
      wait(30).then(() => chargeSettlement(app.services, { kind: 'childcare', id: stay.id })),
      wait(round * 3).then(() => app.call('changePaymentMethod', { setup_intent_id }, member.token)),
    ]);
    await app.runJobs();
    const { rows } = await app.pool.query('select status from childcares where id = $1', [stay.id]);
    expect(rows).toEqual([{ status: 2 }]);
    expect(await desk.charged(member)).toBe(2200);
  }
}, 240_000);
