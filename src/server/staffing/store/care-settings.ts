import type { CareSettings } from '../../../domain/settings/care-settings.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

/** The limits of care in force on a day. Every installation has a first row: it comes with the migrations. */
export async function careSettingsOn(db: Queryable, day: TokyoDate): Promise<CareSettings> {
  const { rows } = await db.query<CareSettings>('select * from app.care_settings_on($1)', [day]);
  return rows[0] as CareSettings;
}
