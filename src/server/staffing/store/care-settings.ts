import type { CareSettings } from '../../../domain/settings/care-settings.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

/** The limits of care in force on a day. Every installation has a first row (it comes with the migrations); it counts for the days before it too. */
export async function careSettingsOn(db: Queryable, day: TokyoDate): Promise<CareSettings> {
  const { rows } = await db.query<CareSettings>(
    `select * from app.care_settings_on(greatest($1::date, (select min(adaptation_date) from care_settings)))`,
    [day],
  );
  return rows[0] as CareSettings;
}
