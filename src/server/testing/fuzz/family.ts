import type { FunctionName } from '../../../contract/functions/functions.ts';
import type { KnownValues } from './plausible.ts';

/** A morning on which all is well. */
const morning = {
  child_id: 1,
  temperature: 36.5,
  usual_temperature: null,
  symptoms: [],
  loose_stools: 0,
  vomits: 0,
  recent_fever_flag: false,
  antipyretic_flag: false,
  seizure_medicine_flag: false,
  contact_flag: false,
  infection_id: null,
  onset_date: null,
  eased_date: null,
  meal: 1,
  meal_time: '07:00',
  meal_words: '',
  sleep: 1,
  medicine_flag: false,
  words: '',
  version: 0,
};

export const familyValues: Partial<Record<FunctionName, KnownValues>> = {
  signFirstVisitPack: { paper_hash: 'a'.repeat(64), medicine_rule_flag: true, emergency_care_flag: true },
  saveChildDocument: { valid_until: '2027-03-31' },
  saveAdvertisingConsent: { agreed_flag: true },
  saveNoticeChoice: { kind_group: 1, line_flag: true, mail_flag: true, push_flag: true },
  savePushSubscription: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/fuzz',
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  },
  removePushSubscription: { endpoint: 'https://fcm.googleapis.com/fcm/send/fuzz' },
  saveMorningForm: { forms: [morning], pick_up: null },
};
