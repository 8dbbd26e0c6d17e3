import type { ReserveSettings } from '../../../domain/settings/settings.ts';
import type { Queryable } from '../../postgres/database.ts';

type QuietHours = Pick<ReserveSettings, 'message_quiet_from' | 'message_quiet_until'>;

/** The hours in which nothing goes out that can wait. */
export async function quietHours(db: Queryable): Promise<QuietHours> {
  const { rows } = await db.query<QuietHours>(
    `select s.message_quiet_from::text, s.message_quiet_until::text from app.reserve_settings_on(app.tokyo_today()) s`,
  );
  const [hours] = rows;
  if (hours === undefined) throw new Error('no settings are in force');
  return hours;
}
