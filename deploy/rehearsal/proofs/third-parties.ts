import { until } from '../../../src/server/testing/process.ts';
import type { Site } from '../site.ts';
import { type Proof, prove } from './proof.ts';

/** The program's own question whether the third parties answer with our keys, asked by a worker in production mode. */
export async function proveThirdParties(site: Site): Promise<Proof[]> {
  return [
    await prove('third parties by https in production mode', async () => {
      const begun = new Date(Date.now() - 1000);
      await site.asOwner((client) => client.query("select app.enqueue('checkServices', '{}')"));
      let checks: { service: number; ok_flag: boolean; problem: string }[] = [];
      await until(
        'the services were asked',
        async () => {
          checks = await site.asOwner(
            async (client) =>
              (
                await client.query<(typeof checks)[number]>(
                  'select service, ok_flag, problem from service_checks where checked_at >= $1 order by service',
                  [begun],
                )
              ).rows,
          );
          return checks.length === 5;
        },
        180,
      );
      const failing = checks.filter(({ ok_flag }) => !ok_flag);
      return {
        held: failing.length === 0,
        seen: `${checks.length - failing.length} of 5 answered (Stripe, LINE, mail, Google Calendar, Chatwork)${failing.map(({ service, problem }) => `; ${service}: ${problem}`).join('')}`,
      };
    }),
  ];
}
