import type { SettingsOf } from '../settings/catalogue.ts';
import type { TokyoDate } from '../time.ts';

/** The limits of care in force on a day, under the columns' names. */
export type CareSettings = { readonly adaptation_date: TokyoDate } & SettingsOf<'care_settings'>;
