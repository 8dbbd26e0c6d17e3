import { at, noColumn, own, staffRecord, stays } from './table.ts';

const aboutStaff = { holds: 'staff', exported: 'about staff', audit: null } as const;

export const coverTables = {
  ...at('manager, the colleague who takes it', '/staff/cover, /staff/cover/{cover_call_id}', {
    'app.cover_calls': {
      holds: 'staff',
      exported: 'about staff',
      kept: 'so many months after its day (care_settings)',
      erased: 'forgetOldRecords',
      audit: '応援のお願い',
    },
    'app.cover_asks': {
      ...aboutStaff,
      kept: 'while the call is open; a no deletes the row',
      erased: 'with app.cover_calls',
    },
  }),
  ...at('HQ', '/staff/headquarters/accounts/{account_id}', {
    'app.work_limits': { holds: 'staff', ...staffRecord, erased: stays.working, audit: '勤務の条件' },
  }),
  ...at('each for themselves', '/staff/own_shifts', {
    'app.staff_contacts': { ...aboutStaff, kept: staffRecord.kept, erased: stays.working },
    'app.work_wishes': { ...aboutStaff, kept: 'a month after its day', erased: 'forgetOldRecords' },
  }),
  ...at('two colleagues, manager', '/staff/own_shifts, /staff/cover', {
    'app.shift_swaps': {
      holds: 'staff',
      exported: 'about staff',
      kept: 'so many months after its day (care_settings)',
      erased: 'forgetOldRecords',
      audit: 'シフトの交代',
    },
  }),
  ...at('nobody', 'sent by LINE or mail, once', {
    'app.staff_messages': { ...aboutStaff, kept: 'a month', erased: 'forgetOldRecords' },
  }),
  ...at('createReserve, when there is no seat', 'counted at /staff/cover', {
    'app.refused_seats': {
      holds: 'stay',
      exported: { where: own.family },
      kept: 'until its day is over',
      erased: { delete: own.family },
      audit: null,
    },
  }),
  ...at('job', 'counted at /staff/cover', {
    'app.seat_demands': { nobody: noColumn, audit: null },
  }),
};
