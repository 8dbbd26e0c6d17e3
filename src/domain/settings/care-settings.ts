import type { TokyoDate } from '../time.ts';
import type { SettingsOf } from './catalogue.ts';

/** The limits of care in force on a day, under the columns' names. */
export type CareSettings = { readonly adaptation_date: TokyoDate } & SettingsOf<'care_settings'>;
