import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import { prefectureIds } from '../store/prefectures.ts';

/**
 * `GET /postal_code/1080074` → [{prefecture_id, prefecture_name, address1}], empty for an unknown code. The directory
 * (3 MB) stays on the server. Its first use takes a good 0.1 s of the process, so a listening server does that at once.
 */
export async function postalCodeRoute(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  let known: Promise<ReadonlyMap<string, number>> | null = null;
  const prefectures = () => {
    known ??= services.database
      .read(services.clock.now(), (db) => prefectureIds(db))
      .catch((error) => {
        known = null;
        throw error;
      });
    return known;
  };

  app.addHook('onListen', async () => {
    const { addressesOf } = await import('./addresses.ts');
    addressesOf('1000001');
  });
  app.get<{ Params: { code: string } }>('/postal_code/:code', async (request, reply) => {
    const { code } = request.params;
    if (!/^\d{7}$/.test(code)) return reply.code(400).send([]);
    const [{ addressesOf }, ids] = await Promise.all([import('./addresses.ts'), prefectures()]);
    reply.header('cache-control', 'public, max-age=86400');
    return addressesOf(code).flatMap(({ prefectureCode, prefectureName: prefecture_name, address1 }) => {
      const prefecture_id = ids.get(prefectureCode);
      return prefecture_id === undefined ? [] : [{ prefecture_id, prefecture_name, address1 }];
    });
  });
}
